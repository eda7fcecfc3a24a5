import type { Examples } from '../examples.ts'

/** Many voices that ask who answers, for a person, or for an act for their party. */
export const TALK_AND_FIND: Examples = {
  identity: `
you type awfully fast for a lady
nobody answers that quick, you must be software
is there blood in your veins
beep boop?
did a person just write that
my granddaughter says this is one of those ai things, is she right
are these canned answers
is somebody reading this or is it a program
be honest with me, am i writing to a machine
i'd like to know if a human being reads this
am i texting with an actual girl
are you one of the bookers
do i have the office on the line or a program
who's on the other end
who's answering me here
with whom do i have the pleasure
and you are?
sorry who's this
what are you called
got a name?
do i call you something
are you a he or a she
what are you good for
what's your purpose
what can you do that the website can't
what are you able to look up
tell me what you can help with
give me a list of things you can do
what sort of stuff do you answer
can you do more than talk
what all do you know about the agency
how smart are you
what are you running on
is this openai or google
which company's ai is this
what's the tech behind you
are you trained on something
is this marquee's own assistant
are you marquee
am i in touch with marquee directly
you're the assistant?
you the bot?
u human?
human or nah
legit human?
computer or person
do you ever eat
do you have a job besides this
do you dream
have you got a family
how long have you worked there
can you see me
can you see pictures i send
do you get what i'm saying
what languages can i write in
habla usted español o solo inglés
for my article, is this chat run by a language model
for transparency, disclose if you are automated
do you keep in mind what i told you
will you still know me tomorrow
`,
  person: `
i'm too old for typing, may i ring somebody
typing is a pain, let's talk by voice
i have a complicated case and would rather explain it to somebody
this is above your pay grade, fetch a colleague
give me your superior
who's in charge over there, i need them
is there a grown up i could talk to
pass me on to whoever plans weddings
i need whoever handles corporate accounts
which of your staff handles big events, i'd like their number
let a booker ring me this afternoon
ring me at {time}
can i get a ring back
could i have a quick call with someone about my {event}
five minutes on the phone would solve this
phone?
a number to dial?
what do i dial
is there a line i can dial
hotline?
where can i send an email
what mail address do i write to
the mail of the office?
i'd rather write an email to a real employee
text line?
can i get someone on whatsapp
who can i get hold of
how do i get hold of somebody
how does one get through to you people
i can't get through to anybody
i've asked three times, please bring in a colleague
you keep repeating yourself, bring in somebody else
none of this helps, let me have a real employee
enough, a living being please
i'm done with robots
ugh just connect me
just connect me already
switch me over
escalate this
escalate please
hand this to a colleague
get your colleague
put your boss on
the owner please
i wish to address the management
the press office please, i'm a reporter
i'm a journalist, who is your spokesperson
i'm from the venue and need to coordinate with your team
this is the hotel's event desk, who do i speak to on your side
my lawyer wants to speak with the company
can my planner get in touch with your team directly
i'd feel better hearing a voice
i would be more comfortable speaking to a woman on the phone
would someone be so kind to call my mother
can you patch me through
is a consultant available
i want some personal advice from one of your bookers
somebody from the agency, please
staff please
real employee
a living person
not you, a person
a human voice
let me have a contact
who can i contact about this
contact?
have them reach me on my cell
shoot me a text when someone's free to talk
`,
  find: `
my niece turns seven and loves rabbits out of hats
somebody has to keep forty bored accountants awake
our last dj was a disaster, got any good ones
the best man forgot to hire anyone, who've you got
my hands hurt from planning, i only need somebody who plays songs from the sixties
grandpa wants sinatra at his 80th, is there somebody
any people who can sing in french and english
is there anyone who plays bhangra
somebody who can teach us bachata before the party
someone who spins vinyl
we'd love a harp
got fire eaters
do you represent jugglers
any jugglers or stilt walkers
we need four pretty faces at our booth in the convention center
eight servers who can carry trays
people to hand out flyers
an emcee for a charity auction
a host with a good voice for our awards night
someone funny for a sales kickoff
something sexy for a divorce party
hunky men for my girls
shirtless guys to pour drinks
eye candy for a poker night
cute girls for a yacht day
someone to rub our feet after the marathon
my back is killing me, got somebody with strong hands
somebody with a camera for a proposal in piedmont park
we want the kiss on film
pictures of my newborn, do you have someone
i'm after somebody who can do both portraits and video
is anyone of yours into latin house
who of your people does sign language
anyone with a drag act
who could be the santa at our office
who's got a fog machine and lasers
what kind of folks do you send out
which artists are with you
let me browse everyone
let's see the faces
could you line up a few {categories} for me to look at
give me three {categories} for {date}
point me to your {categories}
some {categories} would be lovely, which ones do you have
would you have a {category} for {guests}
is a {category} something you do
could use a {category} at our {event}
we're short a {category} for {date}
my {category} dropped out, i need another
last minute, our {category} bailed, need one for {date}
wife says we need a {category}
boss wants a {category} at the {event}
thinking about a {category} for the {event}
a {category} for my mom's retirement
{guests} coming over {date} and no {category} yet
{event} on {date}, want a {category}
needed: {category}, {date}, {place}
{category} & {category} for {event}
entertainers for old people in a nursing home
what do you have for a baby shower
anything for a bunch of teenagers at a school dance
anything for couples
and girls who dance salsa
what's there for a men's night
`,
}
