import type { Examples } from '../examples.ts'

/** Fragments that answer the assistant's own question and want nothing themselves. */
export const FRAGMENTS: Examples = {
  none: `
my bad, i meant a {category}
sorry, wrong word, a {category}
oops typo, {category}
i misspoke, a {category} is what i mean
no no, i meant {category}
my mistake, its the {category} i mean
the {category} then
ok the {category} then
what about the {category}
just the {category}
only the {category}
drop the {category}
leave out the {category}
skip the {category}
forget the {category}
the {category} instead
no {category}, just the {category}
and the {category} from 8
the {category} from 9
the {category} for {hours} only
the {category} for {hours}
make the {category} stay til 1
let the {category} start at 9
our {category} should start at 9
my {category} needs to start at 3
the {category} until midnight
we need the {category} from 6 to 10
also the {category}
plus the {category}
the {category} too
the first {category}
the other {category}
keep the {category}
around 6ish till late
6ish
sixish
sevenish maybe
eight till late
from eight until whenever
nine to midnight
noon to three
half past seven
quarter to nine
7 to 11
7-11pm
after dinner
right after work
late afternoon
early evening
in the evening
midnight-ish
sometime after 8
not before 5
until 1 or so
till 2am
till late
till the end
this weekend
next weekend sometime
this saturday probably
saturday i guess
saturday night most likely
friday or saturday
either friday or saturday
the weekend after that
first week of {month}
end of {month}
mid {month}
sometime in {month}
the {date} one
in three weeks
a week from now
two weeks from {weekday}
not sure of the date yet
don't know the date yet
no date yet
tbd
still deciding
haven't decided
my birthday, {date}
three hours
3 hrs
3h
two or three hours
maybe four hours
four hours tops
the whole evening
all night
all day
half a day
just an hour
an hour and a half
not long, an hour
two, maybe three
about a dozen
a dozen
twenty or so
50ish
50 people
between 40 and 60
maybe 80 heads
just us two
just me and my wife
ten girls
15 guys
close to a hundred
small crowd
a big crowd
at home
at my house
at our house in {place}
my backyard
in the backyard
at a hotel downtown
a rooftop in {place}
an airbnb in {place}
the georgia aquarium
somewhere in {place}
near {place}
a restaurant in {place}
at the office
our office on 10th street
venue is in {place}
not sure where yet
church hall
a boat
about {money}
around {money}
{money} max
up to {money}
under {money} if possible
no budget really
a birthday
my 40th
her 30th
his 50th
a wedding reception
an office party
company thing
just a get together
a house party
anniversary
graduation
for my sister
for my dad
for the boys
for a friend
female
male
a woman please
a guy
anyone
whoever is there
whichever
up to you
the one on top
the top one
the lady with the red hair
the guy with the beard
number three
{agent} then
{agent} i think
maybe {agent}
top 40
old school and funk
country mostly
chill music
r&b
something slow
no rap
not too loud
inside
outside under a tent
ground floor
second floor no elevator
apt 12
gate code is 4411
it's for {event}
it's a {event} in {place}
{date}, {guests}
{date} {hours}
{date} in {place}
{guests} in {place}
{hours} from {time}
{weekday} {time}
{weekday} evening
that {weekday}
sometime {date}
my name's {agent}
{agent} here
i'm {agent}
john, 770 555 0188
770-555-0143
jane@example.org
email is tom@example.net
  `,
  find: `
a bartender i think
a dj probably
a photographer i guess
a dancer or two
two dancers
one bartender and one dj
dj please
bartenders, two of them
a magician then
somebody for the music
someone for the bar
music and drinks
`,
}
