import type { Examples } from '../examples.ts'

/** Sentences that share words with a danger, a refusal or an attack, and mean something else; and the reverse. */
export const LOOKALIKES: Examples = {
  emergency: `
my grandpa has chest pains what do we do
an uncle of mine is having a heart attack here
grandma fainted at the party and won't wake up
a guest has trouble breathing
my dad's chest hurts badly, we are at the event
a man here has a gun
he has a gun please help
someone came in with a weapon
a guest pulled a knife on us
somebody spiked my drink
my friend was drugged at your party
someone got burned
someone got electrocuted
the speaker fell on a guest
hay alguien con un arma aquí
tiene una pistola y nos amenaza
please hurry she isn't breathing
the singer has collapsed on stage
your bartender cut his hand badly
there is smoke in the hall
`,
  decline: `
puedes traer un arma a la fiesta
can someone bring a gun to the party
I want a weapon for the night
I'll hurt the dancer
i am going to hit your dj
no carding please
drugs?
can i buy drugs from you
sexual services
is sex included
do you sell sex
dancers who go all the way
a girl who goes all the way
a dancer with benefits
private time with a model in bed
can she get in bed with us
`,
  find: `
what services are there
what services do u have
which services can i book
what kind of services
what all do you offer
show me what you offer
tell me what you have
who all can i get here
who can i book here
who can i hire
who can i hire for a {event}
i want a female stripper
i want a male stripper for my girls
a stripper and a {category} for the boys
a stripper for a 40th birthday
stripper for my dads 60th
dancers for a 30th
dancer for a 22nd birthday
entertainment for an 8 year olds party
magician for a 6 year old
clown for a 5th birthday
something for kids at a wedding
balloon artist for children
do you have people for kids parties
fire show
fire dancer for our {event}
could I see your acts
can you get me a {category} for tonight's party
quiero contratar {categories}
quiero ver bailarinas
necesito bailarinas para una despedida
full body massage for two
oil massage
back massage
where can i see your dancers
who can do the music for {event}
who does music
who can film our {event}
any dj that does trap
any {category} that does {event}s
someone with bilingual skills
someone for a booth
{category} or similar
`,
  'about-agent': `
what did customers say about {agent}
what do clients think of {agent}
what have people said about {agent}
{agent} any good?
is {agent} nice
is {agent} fun
is {agent} good with teens
is {agent} good for a sweet sixteen
what is {agent} good at
what's she good at
does {agent} work at your agency
does {agent} work corporate events
has {agent} worked weddings
what does {agent} usually play
what can {agent} do
can {agent} do magic for kids
does {agent} mix well
`,
  book: `
hire {agent} {date}
hire {agent} {date} {time}, {hours}, {place}
hire {agent} for {hours} at {place}
book {agent} {date} {time} {hours} {place}
reserve {agent} {date} {time} for {hours} in {place}
{agent} {date} please book
i want to hire {agent} on {date}
want to hire {agent}
i'd like to hire {agent}
we want to hire {agent} and {agent}
quiero contratar a {agent} ya
quiero a {agent}
la quiero
lo quiero
`,
  availability: `
{agent} this {weekday}?
{agent} {weekday}?
{agent} {weekday} night?
{agent} on the {weekday}?
is {agent} free this {weekday}
how about {agent} {weekday}
`,
  price: `
cuánto cuesta una {category}
cuánto cuesta un {category}
cuánto cuestan las modelos
cuánto cuesta {agent}
cuánto por un {category}
cuánto es
combien pour une danseuse
combien coûte une {category}
{agent}s rate?
{agent}s price?
{agent}s rates
{agent}s hourly
rate for {agent}
{agent} how much
how much {agent}
{hours} {agent} how much
`,
  identity: `
are you an actual human being
am i texting with a person
is this a machine
what are you able to do
who wrote you
`,
  account: `
log in
login
where do i log in
password reset
how do I sign up for an account
see my bookings
look up my booking
`,
  equipment: `
does the dj use our sound system
can he plug into the venue's system
`,
  goodbye: `
we are finished
i'm finished
im done
i am out
stay safe, bye
`,
  deny: `
not at the moment thanks
not happening
not this one
i'm fine for now
no, all fine
`,
  affirm: `
i think so yes
that will work
está bien, sí
finalmente sí
precisely that
carry on please
send it please
`,
  greeting: `
good morning everyone
good morning to all
good evening all
good afternoon everybody
morning all
hello to everyone
happy new year to you
merry christmas to you all
are you online?
can you hear me?
yo what up
what up
`,
  thanks: `
no worries
no worries, thank you
lol ok thanks
ok let me think about it, thanks
i'll think about it, thank you
`,
  complaint: `
i am not happy with your {category}
not happy
i'm not satisfied
we aren't happy with how it went
{agent} drank on the job
we had a problem with your {category}
he played only an hour of three
she never came back from her break
somebody stole from my guests
your dancer stole my watch
`,
  substitute: `
what if the {category} gets sick
what if {agent} can't come
what happens if {agent} cancels on us
`,
}
