import type { Examples } from '../../examples.ts'

/** Wishes for a person of the office, and what went wrong. */
export const MORE_PERSON_COMPLAINT: Examples = {
  person: `
somebody alive please
gimme a human plz
any staff member around?
is the office picking up today
put a coordinator on
i need the front desk
let a supervisor handle this
which extension is the bookings desk
do u got a cell i can hit up
hmu on my phone asap
drop me your digits
what line reaches a live employee
tell your boss to ring me
have your people call my people lol
let me talk this over out loud with someone
ok but how do i reach a human
and what about a phone line, do you have one
one more thing, who do i email
so can anyone from the crew hop on here
skip the bot pls, actual staff
could a coordinator text me
is there an office manager i could speak with
wondering whether somebody could phone me at {time}
i'd prefer a telephone conversation about the {category}
my wife asks if we can just talk to someone instead of typing
quick q: what's the best number for the agency
quick one, do you have a direct line
i hope we don't have to do all this by chat, i want a call
i hope there's a real employee i can explain this to
kindly have an event specialist contact me
please forward me to whoever looks after {categories}
please pass my message on to the team and ask them to get back to me by phone
who at your company could i speak to about a {event}
i have a question only a human can answer, get me one
these answers are too generic, i want to discuss it with staff
you clearly cannot solve this, so fetch a supervisor
nah this chat aint it, lemme talk to somebody
bruh just gimme the number ill call myself
i keep getting the same reply, is there a human i can reach
sir or madam, may i have the telephone number of your bureau
my english is not good for writing, is possible to talk with a person
please, i want speak with worker of agency, not with computer
i not understand this machine, please give me a person
my hands shake when i type so i would be glad if a lady from the office could telephone me
i'm driving right now and can't text, have somebody call me at {time} please
i have been going back and forth with this thing for ten minutes and i just need a human being to look at my case
we are planning a {event} for {guests} and there are a lot of moving parts, so i'd like to speak with a coordinator by phone
hello, i'm the assistant of our ceo and he would like a short call with a manager of your agency on {weekday}, who should i contact
i'm an event planner with six clients this season and i'd love to meet one of your account managers, whom do i get in touch with
my mother is eighty and she does not use computers, so could somebody from your office telephone her about the {category}
i understand you are trying your best but my situation is unusual and i would rather explain it to a real employee
we have a contract question that legal wants to settle directly, please give me a contact person at the agency
look i don't mean to be rude but i don't trust chat programs, so please connect me with someone who works there
ok so i've read everything on the site and still have like five questions, can one of your bookers just give me a ring
last year a nice lady from your office helped me on the phone and i would like to talk to her or someone else again
before we go any further i'd feel more at ease hearing from a person, is anyone at the office available for a call today
i tried the number on the flyer and it was an old one, what is the current phone number for the agency
our hotel's events department wants a single person to coordinate with on {date}, can you put us in touch with someone
could the one in charge of {categories} drop me an email or call
i want to talk about {agent} with somebody from the agency
is there a booker who looks after {agent} that i can call
who manages {agent} and how do i reach that manager
may i have a word with {agent} on the phone first
can {agent} call me before the {event}
id love to chat with {agent} before we decide, is that possible
i'd like to hop on a zoom with one of your coordinators
is a video call with someone from the team possible
can i come to the phone with a real booker on {weekday}
schedule a call with a staff member for {weekday} at {time}
set up a phone consult for me with a rep
got an address i can send an email to
which inbox do corporate requests go to
where do i write if i want a human to read it
is there a whatsapp number for the bookings people
do you guys do instagram dms or do i have to call
can i leave my number so someone gets back to me
here is my cell, have a coworker of yours dial it
my number is on file, just have someone ring
this is going in circles, human being now
i give up on this chatbot, bring me a person
seriously, somebody with a pulse please
enough typing, who can i call
chat is not for me, voice please
can a real booker jump into this chat
are there humans on duty who could take over from here
is a colleague free to step in
i demand to speak with management
raise this to your supervisor
please loop in a manager
i want the head of the agency
quisiera que me llame alguien de la oficina a las 5
¿me puede atender una persona de verdad?
no quiero hablar con una máquina, páseme a un empleado
¿hay un número al que pueda marcar para hablar con alguien?
mi mamá no sabe escribir en el chat, ¿la pueden llamar por teléfono?
necesito el contacto del encargado, por favor
¿a qué correo le escribo a la oficina?
my planner quit on me last week and i'm overwhelmed with all these options, so could a coordinator please walk me through it by phone
i've got a weird request that no chatbot is going to get, so is there somebody on your team i can run it by
we are a charity and would like to talk about a long term partnership, could you tell me who in your management to contact
hello, reporter from a local paper here, i would like to interview someone from the agency about {categories}, whom do i call
i work nights and sleep in the day, so it would be great if somebody from the agency could ring me around {time}
you keep sending me the same list and that's not what i need, please get somebody from the office to look at it
the bride is deaf in one ear so i handle her calls, just give me a number where i can reach one of your bookers
before i hand over {money} to anyone i want to hear a real voice, so who can i call over there
sorry honey, i know you're only a computer but i need a grown person with some authority to talk to
i already explained everything twice in here and i'm not doing it a third time, let me speak with somebody who works with {agent}
our procurement department can't fill out web forms, so please let me have an email address where we can write to a person
yo this bot keep giving me the runaround, put somebody from the office on fr
  `,
  complaint: `
your {category} was a joke
we got ghosted by your {category}
{category} bailed on us
not ok what happened last night
zero stars
i'm furious with you people
this is a disgrace
what a letdown {agent} was
your agency dropped the ball
never again with you guys
{agent} stood us up
{agent} was on her phone all night
ok but why was i billed twice
and what about my refund, still nothing
one more thing, your {category} was super rude
so are you gonna fix my wrong invoice or not
still no {category} here and it's {time}
yo where tf is the {category}
its {time} and {agent} aint here
your guy came wasted smh
that {category} yall sent was trash
worst money i ever spent fr
{agent} dipped after 40 mins and kept the full pay
i got overcharged by {money}
my card shows two charges of {money}
{money} got taken off my card twice
a refund was promised and nothing has arrived
the confirmation has never landed in my inbox
the form on your site gives me an error every time
your checkout page froze and took my money anyway
the pay button does nothing when i click it
nobody from your office returns my calls
four days and not one reply to my request
wondering whether anybody reads your emails, i've written three times
my wife asks why the {category} left before the cake
quick q: why was the {category} an hour late
i hope you don't expect us to pay full price after {agent} showed up drunk
i hope somebody is going to answer for how your {category} treated my mother
i must express my displeasure with the conduct of your {category}
it is with regret that i must report a most unsatisfactory evening with {agent}
we wish to lodge a formal grievance about the {category} supplied for our {event}
kindly note that the service delivered on {date} did not meet the agreed standard
our guests were appalled by the behaviour of your {category}
as discussed with our finance team, the invoice you issued lists hours that were never worked, please correct it
i am the planner for the {event} at {place} and your {category} arrived ninety minutes after the call time without a word of apology
i booked {agent} for {hours} and she spent half of it outside smoking while my guests were standing around with nothing to do
we paid a deposit of {money} three weeks ago, and since then not a soul has confirmed or even answered the phone
i have used many agencies in my life and have never had a performer curse at my guests like yours did on {weekday}
the photographer we had from you was lovely, but it's six weeks later and we still don't have a single picture of our wedding
my daughter cried because the {category} never showed up to her party and nobody at your company even called to say why
i was told {money} on the phone and now the bill says almost double that, this is not what we agreed on
so we waited out in front of {place} until midnight, called you five times, and your {category} simply did not come
you sent a completely different girl than the one we picked and when we asked about it she just laughed in our faces
your dj had technical problems the whole evening, kept playing the wrong songs and then blamed my brother for it
i'm usually a very patient person but the masseuse you sent was forty minutes late and then cut the session short
the bartender you sent mixed up every order, argued with my boss and left the kitchen looking like a war zone
hi there, just wanted to let you know that we weren't pleased with {agent}, he seemed bored and didn't talk to anyone
not gonna lie, we were hyped for this and {agent} was half asleep behind the decks, everybody went home by ten
my friend please, your worker come very late and he is not polite with my family, i am not happy
i pay for {hours} but he work only one hour, this is not correct
the woman you send is not the same as in picture, i want explain why
sorry but is very bad service, nobody answer me since one week
the {category} scratched our hardwood floor and denies it
red wine all over my couch thanks to your bartender, who pays for that
{agent} flirted with my husband the entire night and it was embarrassing
{agent} yelled at a guest
{agent} smelled of liquor
your dancer cussed out my cousin
my speaker came back broken after {agent} used it
a necklace is missing since your {category} was in our bedroom
your {category} ate half the buffet and hardly performed
he forgot his gear and did nothing for an hour
half the show was missing
the music kept cutting out and he shrugged
the {category} refused to do what was agreed
she cancelled on us two hours before the doors opened
you guys cancelled my {event} booking without telling me
my reservation vanished from your system
the link in your email is dead
you people keep ignoring me
your company ripped us off
i expect an apology and compensation
i want it on record that your {category} behaved badly
to whom do i report a performer's bad conduct
how do i go about filing a grievance
unhappy customer here
very let down by last {weekday}
we deserve some of our money back after that lousy show
the whole thing was a mess, start to finish, and it's your fault
this is the second time you screwed up my order
what a sloppy {category} you sent us
la bailarina se fue media hora antes y cobró completo
pagué el depósito y nadie me contesta
el cantinero trató muy mal a mi suegra
¿dónde está el {category}? ya son las nueve y no aparece
la factura está mal, me están cobrando horas de más
llevo una semana esperando respuesta y nada
mandaron a otra persona, no era la de las fotos
i'm still shaking with anger because your {category} made fun of my grandmother in front of {guests}
we had such high hopes for {agent} after reading the page, but honestly the show was boring, short and badly prepared
your website told me the request went through, but no email ever came and now nobody there knows anything about it
my company booked four {categories} with you for our {event} and only two of them turned up, which left us looking like fools
{agent} kept asking my guests for extra cash all night long even though everything had been paid in advance, that is not right
you promised me a refund on {date}, it's now weeks later and i don't see a single dollar of it on my account
i don't usually write things like this but the way your {category} spoke to the catering staff was really out of line
the {category} was supposed to start at {time} but she was still doing her makeup an hour later while everybody stood around
yall straight up played us, paid {money} up front and the dude did like three songs then packed up his stuff
to whom it may concern, i remain dissatisfied with how my earlier complaint about your {category} was handled
every time i try to finish my request the page spins forever and then says error, i've lost half an hour to this
the masseuse left oil stains on our white rug and told my wife that it wasn't her problem
  `,
}
