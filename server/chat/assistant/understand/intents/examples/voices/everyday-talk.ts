import type { Examples } from '../examples.ts'

/** What sounds like danger and is not, what is none of our business, and a person wanted at once. */
export const EVERYDAY_TALK: Examples = {
  'off-topic': `
best sushi in town?
good brunch place around here
best bar in midtown
wheres a nice restaurant for a date
a good coffee shop near you
recommend a hotel
know a good florist
know any caterers
do you know a good cake baker
whats a good movie to watch
what should i watch tonight
which phone should i buy
how do i fix my car
how do i get red wine out of a carpet
how do i tie a tie
what should i wear to a funeral
how's traffic on 285
is the airport busy today
when does the mall close
whats the score
did the hawks win
who won last night
lottery numbers for tonight
whats my horoscope
do you believe in god
who should i vote for
whats your favorite color
do you like pizza
can you tell me a story
sing something
say something funny
what do you think of ai
how old is the earth
convert 5 miles to km
spell necessary
what is bitcoin at
should i buy stocks
should i break up with him
my cat is sick what do i do
need a plumber
need a lawyer
looking for an apartment
selling my car
i want to order a pizza
can you order me an uber
i need a hotel room for saturday
rent me a car
`,
  person: `
human now
actual human please
i want a human
person please
get me someone real
give me a real human being
i'd rather talk to somebody real
is anyone real there
any humans there
stop the bot, human
enough with the bot
no more bot
this bot is useless, get me someone
you're not helping, get me a person
this isnt helping, i want to talk to someone
i'm done talking to a machine
let me talk to a manager
manager please
put me through to your boss
connect me with your team
connect me to an agent of the office
call me back please
have someone call me
ring me back
text me back please
whats the number to call
give me a number to call
i need to talk to someone today
talk to someone
speak to someone
live chat with a person?
support please
`,
  find: `
my boss will kill me if there's no dj
my wife will kill me if i don't find a photographer
my sister will murder me if we have no bartender
we are dying to have a magician
we're dying for a good dj
i would kill for a jazz singer
we need a killer dj
a bartender who makes killer cocktails
the party is going to be fire, we need a dj
we want a dj who sets the room on fire
the dance floor should burn
looking for drop dead gorgeous models
a singer with a voice to die for
a drop dead handsome male dancer
someone who blows the roof off
a dancer that is the bomb
a dj who will slay
we need a lifesaver, our dj cancelled
emergency, our bartender cancelled and we need another
sos we have no dj for tonight
help, my photographer bailed
red alert, no entertainer for {date}
i'm desperate for a bartender tonight
panic mode, wedding {date} and no dj
we want shots and fireworks and a dj
a fire breather for the show
a sword swallower or knife thrower
someone who does a fire show
a magician who saws people in half
murder mystery actors
zombies for a halloween party
a hypnotist who knocks people out
`,
  availability: `
is {agent} free {date}, i'm dying to have her
i will die if {agent} is not free {date}
emergency! who is free tonight
urgent, who can come in two hours
sos who's free tomorrow
we're in trouble, who's free {date}
`,
  thanks: `
you saved my life
omg you just saved my party
i'm dead, thats perfect, thank you
you killed it, thanks
`,
  suggest: `
what would be a killer act for a birthday
something that will blow everyone away
what is the bomb for a bachelorette
help me please i have no clue what to book
`,
  price: `
that price is killing me, how much is it for less hours
it costs an arm and a leg, what are the cheaper ones
how much is {agent}, my budget is bleeding
`,
  complaint: `
the dj killed the mood
the dj's set was a disaster
your photographer ruined our wedding
we got burned by you guys
worst night of my life thanks to your bartender
the bartender was wasted
the show died after ten minutes
the dj bombed completely
`,
  affirm: `
fire
thats fire
to die for, yes
`,
  overtime: `
what if the party is on fire and we want one more hour
people are going crazy, can she stay longer
`,
  insurance: `
what if someone trips over the cables
what if a guest gets hurt
what if the fire dancer burns the carpet
who pays if the bartender breaks a bottle on a guest
is the knife thrower insured
`,
  equipment: `
does the fire show need anything from us
is a smoke machine a problem with the alarm
do your djs use fog machines
`,
}
