import type { Examples } from '../../examples.ts'

/** Small talk in many tones, and chats about other things. */
export const STORY_MANNERS: Examples = {
  thanks: `
that saved me an hour of searching, thank you
ok that answers all of it thx
thx a million, everything is clear
you folks are sweeter than honey, thank you
lemme talk to my wife first, thank you
thanks, you were kinder than my own children
lifesavers, the whole lot of you, thanks
bless you, that was kind
kthxbye and thanks again
k thx
kk ty
ty!!
thx a bunch
thnx hun
thankya
thanky
much obliged, partner
bless you, child
bless your heart, thanks
god bless, you helped a lot
you have been sweeter than my own kids
you've been kinder than my ex ever was, thanks
you're more patient than my husband, thank you
lemme ask my wife, thanks
lemme check with the boys, thx
gotta run it by my boss, thank you
i'll sleep on it, thanks
i'll show this to my sister, thanks a lot
let me think about it, ty
ok thanks, will talk to the bride
thanks, that clears it up
perfect, that answers it, thank you
oh good, thanks
phew, thanks
whew thank you
aw thank you so much
aww ty
you da best
ur the best ty
u rock
you rock, truly
you rule
legend, thanks
you saved my bacon
you saved my party, thank you
saved my life lol thx
i owe you a drink
you deserve a raise
give that bot a raise
somebody promote this thing, thanks
five stars for you
i appreciate you
appreciate ya
'preciate it
preciate you fam
good looks bro
cool cool thanks
sweet, thx
dope, appreciate it
rad, thank you
thanks a latte
thanks from the bottom of my heart
my whole family says thanks
grandma says thank you
many thanks for your trouble
thanks for putting up with an old lady
thank you for your prompt reply
we are grateful for the information
with sincere thanks
that was quick, thanks
that was easy, thank you
so helpful, wow
you explained that well, thank you
gracias mil, mi amor
thanks y'all, real kind of you
  `,
  greeting: `
knock knock, is the office awake
quick question if you're there
hello hello, mic check
oi oi, hello there
you there, agency?
u up, bot
hi from the waiting room at the dentist
hello from the bachelor pad
hiya from a bus on peachtree
good afternoon from a very bored office
hey, sorry to barge in
hello, excuse me
excuse me, hi
hey, can you hear me
hello? hello?? anybody at the desk
hey atlanta
morning, coffee in hand, hi
anybody home?
anyone awake over there
good morning from rainy buckhead
good evening from a hot rooftop in midtown
hello from the back of an uber
hi from my lunch break
r u there
u there
yoo hoo, anyone
is this thing on
testing testing
test 1 2 3
quick q
got a quick question for you
can i ask something
may i ask you a question
got a sec
do you have a moment
psst
ahoy there
ey
yo yo yo
wassup fam
what's crackin
hey bestie
hey sugar
hello darling, how's your day
mornin all
hey hey hey
well hello
well hi there stranger
good day, madam or sir
dear sir or madam, good afternoon
hello, is this the agency
hi is this the right chat
  `,
  goodbye: `
that's it from me today, take care
signing off, i will be back after i asked my husband, bye
take care now, that is all for today
i'm off, see ya around
heading out now, later all
gotta jet, bye
logging off now, night
i have to run to a meeting, goodbye
see you when i see you
time for bed, good night
gotta dip
peace out y'all
laterz
ok i'm off to bed
off to work, bye
my train is here, bye
battery's dying, bye
phone is about to die, talk later
kids are crying, gotta go
dinner's ready, bye now
the boss is coming, bye
bye for now, sweetie
tootles
so long, folks
till then, take care
i'll come back tomorrow, bye
i'll be back after lunch
we'll be in touch, good night
have a blessed one
have a good rest of your day
farewell and all the best
signing off
that'll be all, good day
  `,
  affirm: `
100 percent yes
yesss a hundred percent
yessir that's right
you got that right
yup, that's me
sure thing boss
that'd be lovely, yes
oh absolutely, go on
yes, the boss agreed
si claro, go ahead
ok do that
that suits us fine
indeed it is
yeah that's the plan
yep yep
yasss
yas queen
yuh
mhm yes
uh huh, right
you betcha
say less
heck yes
oh yes please
why yes
yes indeed
you read my mind, yes
spot on
we're in
go right ahead, please
all good, continue
agreed, go on
the bride approves
  `,
  deny: `
nah we're good over here
nope, we already have one
no thank you sir
no, that isn't right
not that, no
no no no, the other thing
nah fam
uh uh, no
hmm, no, i don't think so
i wouldn't want that
thanks but no, we decided against it
we don't want it after all
my husband shook his head, so no
the boss won't have it
negatory
i must say no to that
forget that part
that ain't it chief
no, not what i asked
nope nope nope
no way jose
we'll pass on that one
not for us
not really our thing
not my cup of tea
not feeling it
i'd rather not, thanks
that's not it
not quite
wrong one
the bride vetoed that
the committee said no
over my dead body lol
  `,
  'off-topic': `
how do i get red wine out of a tablecloth
candle wax on my suit, how do i remove it
what takes grass stains out of white pants
when does the next flight to miami leave
what's the cheapest flight to denver
is my flight delayed
which terminal is my airline in
when is sunset tonight
what time does the sun rise tomorrow
is there a full moon on {date}
help my kid with fractions
can you do my history homework
explain photosynthesis to a fourth grader
who wrote the great gatsby
how long do i smoke a brisket
recipe for deviled eggs please
how do you make peach cobbler
what goes into a good gumbo
how many cups are in a gallon
will it storm this evening
do i need an umbrella {date}
how humid is it in atlanta in {month}
who plays tonight in the stadium
what was the score of the basketball game
when does the football season start
who's pitching tomorrow
my tooth hurts, which dentist is open on sunday
can you find me a dentist in {place}
how do i file my own taxes
when are my income taxes due
can i deduct my car on my taxes
how much will i get as a tax refund from the government
what's my horoscope today
i'm a leo, how is my week
are gemini and pisces a match
what does mercury in retrograde mean
my car won't start, what do i do
how do i change a flat tire
how do i reset my wifi
write my resume
how do i get a passport quickly
where do i renew my driver's license
is the zoo open on monday
how bad is traffic on the connector right now
my cat won't eat, any ideas
how often do i water a fern
when do i plant tomatoes in georgia
what are tonight's lottery numbers
should i buy bitcoin
who is the mayor of atlanta
how old is the universe
how do i stop snoring
  `,
}
