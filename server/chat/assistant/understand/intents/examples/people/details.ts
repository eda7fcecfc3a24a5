import type { Examples } from '../examples.ts'

/** Details that answer a question of the assistant, and words that look dangerous and are not. */
export const DETAILS: Examples = {
  none: `
{date}
{date} at {time}
{date} {time}
at {time}
{time}
around {time}
from {time} to midnight
for {hours}
{hours}
about {hours}
{hours} please
{time} for {hours}
in {place}
at {place}
{place}
{guests}
about {guests}
around {guests} i think
it's a {event}
its for a {event}
a {event}
{event}
for my wifes {event}
it will be {date}
it's on {date}
the party is {date}
the party starts at {time}
we start at {time}
it starts at {time} and ends at midnight
we'll be {guests}
there will be {guests}
{event} {date} {place}
{event}, {guests}, {place}
200 peachtree street
1420 Main St, apt 4
my name is {agent}
{agent}, 404 555 0132
my email is someone@example.com
you can reach me at 678-555-0199
the first one
the second one
the third
second
number 2
the last one
both
all of them
the cheaper one
the blonde one
either
any of them
doesn't matter
any is fine
i don't care which
make it {date}
make it {hours}
actually {date}
actually make it {time}
i meant {date}
i mean {time}
sorry, {date}
change that to {date}
{time} instead
no, {date}
not {date}, {date}
with {guests}
we have {guests} coming
outdoors
indoors
it's outside
it's a surprise
there is parking
on the third floor
hip hop mostly
mostly r&b and some afrobeats
nothing too wild
classy please
she likes salsa
`,
  find: `
need a dj who will kill it at our {event}
looking for a killer dj
we want a {category} to blow up the dance floor
we want a party that's the bomb, need a {category}
a dope dj for my {event}
need a bartender for shots
shots at the bar, who can do that
who pours the best shots
sexy dancers for my {event}
we want sexy outfits, who can do that
hot girls for promo work
a smoking hot dj lol
i need a fire dj
fire breathers?
do you have fire dancers
sword dancers or knife throwers, do you have any
someone to shoot our wedding
photographer to shoot my {event}
who can shoot the event
looking for someone to shoot a video
headshots for my team
a crack bartender for our {event}
need a dj that's dope and on point
murder mystery party entertainment
murder mystery actors?
gangster themed party, who fits
a casino night, who do you have
a magician who does card tricks for kids
magician for my 7 year old
kids birthday, who can do face painting
entertainer for a 10 year olds birthday
dj for a sweet sixteen
dj for my sons 16th birthday
singer for my daughters 15th birthday, quinceanera
dj for a high school prom
bartender for a 50th birthday
dancers for my 21st birthday
stripper for a 30 year olds birthday
stripper for my 25th bday
hip hop dancer for a teens dance workshop
a bartender who makes mocktails for kids
burlesque for my wifes 40th
deep tissue massage for {guests}
couples massage
relaxing massage after work
chair massage for the office
`,
  suggest: `
what would make a killer party
how do we make this party the bomb
who will blow the roof off
which dj slaps
who's straight fire on the decks
`,
}
