import type { Examples } from '../../examples.ts'

/** Who is free and when, alone and together with a price or a search. */
export const MORE_AVAILABILITY: Examples = {
  availability: `
{agent} on {date}, doable?
is {date} open for {agent}
does {agent} gig on {date}
who isn't booked {date}
any slot left {date}
still got people {date}?
{date} taken already?
openings in {month}?
is anybody unoccupied {date}
{agent} busy {date}?
free {categories} {date}?
could she do {weekday}
he got time {weekday} night?
ok and the week after?
same question for {date}
{date} no good? then the day before?
can she squeeze us in {date}
show me the open dates of {agent}
{agent}'s calendar please
when does {agent} have a gap
are the twins both open {date}
is {agent} off {date}
which {weekday} is {agent} open
is {time} open with {agent}
who's on the market {date}
anyone idle tonight?
would {month} work for {agent}
can {agent} come at {time} too
vacancy {date}?
is {agent} spoken for {date}
wondering whether {agent} is already taken {date}
my wife asks if {agent} could come {date}
quick q: is {agent} open {date} round {time}
i hope {agent} isn't already booked on {date}
how far ahead is {agent} booked out
is your whole team gone {date} or is someone left
does {agent} ever have sundays open
we can move our day, when is {agent} free in {month}
u know if {agent} free dis {weekday}
please verify that {agent} has no other engagement on {date}
kindly advise on the availability of {agent} for {date}
and if we make it {date}, would {agent} be able to come
what about later, say {time}, could {agent} still make it
did someone else grab {agent} for {date} already
are there any {categories} with time on {date} after {time}
i am told {agent} is full in {month}, is that so
does any {category} still have room on {date}
can you look whether {agent} is open both {date} and the day after
is it realistic to get {agent} with only two days notice
one more thing, is {agent} reachable for {date} as well
will there be {categories} free on the holiday weekend
which of these three is open {date} at {time}
how early can {agent} be here on {date}
is {agent} open for a full day in {month}
she was booked last time i asked, has {date} opened up again
who of them could start at {time} on {date}
you have agenda of {agent} for {month}, which days are free
is {agent} gone all of {month} or are there days left
do i have any shot at {agent} for {date}
if not {date}, on which other day could {agent} come
anyone able to start within the hour
does {agent} do mornings, say {date} at ten
our flight lands at noon, is anybody open that afternoon on {date}
is {agent} open for {hours} starting at {time} {date}
let me know the dates in {month} when {agent} can still be had
our hall only has {date} left, so before we sign for it i need to know whether {agent} would be free that evening
the {event} got pushed back a week because of the storm, so now it would be {date}, does {agent} still have time then
good evening, we met {agent} at a friend's {event} and would love to know whether she could come to ours on {date}
hey so my buddy and me are planning something for {weekday}, starts at {time}, is {agent} around or nah
Dear team, our {event} takes place on {date} from {time} onwards; would you kindly check which {categories} are still available
we have two possible days, {date} or the {weekday} after, and we'd take whichever {agent} is free, can you check both
ugh the other agency cancelled on us this morning and the {event} is {date}, please tell me some {category} is still free
i already asked by mail and nobody could tell me, so once more: is {agent} open on {date} from {time}, yes or no
my grandson's christening is on {date} and i was told {agent} is very popular, is she perhaps still free that afternoon
planning is not my strength and it's only three days away, is there even a single {category} with an open evening {date}
the bride will only do it with {agent}, so we'd plan the whole thing around her calendar, which weekends in {month} are open
i am assistant of the director, we fix the schedule for {month} now, on which evenings can {agent} come to {place}
before i get my hopes up about {agent}, could you look whether {date} is even possible, it's a popular night i guess
we'd need {agent} for {hours} on {date} in {place}, though we could start earlier or later if she has another gig that day
sorry me again, the boss changed the day once more, now it's {date}, can you check if {agent} has that open
we loved the lady with the red hair on your page, is she working on {date} or could we get her for {hours}
our regular bartender broke his wrist yesterday, and i wonder which of yours would be open {date} to cover from {time}
since new years eve is always crazy, i'd like to know early on: are any {categories} still unbooked for that night
ok we talked it over and {agent} would be perfect, only question is whether {date} around {time} is still open
my shift ends at {time} so i can only do late, is there a masseuse open after that on {date}
just trying to pin down a day, tell me when in {month} both {agent} and {agent} are free on the same evening
we're flexible with the hour but not with the day, so does {agent} have anything at all open on {date}
yo is {agent} even in town {date} or she touring cuz my cousins only want her
since you said {agent} is taken, when would the next evening be that she isn't
I'm calling off nothing yet, i only want to know whether {agent} could also make {date} if we had to move
our {event} runs over two days, {date} and the day after, so is there a {category} who has both open
could you tell me if {agent} works on thanksgiving, we have family over and would love to have her that evening
we have a slot between the speeches and dinner on {date}, around {time}, might {agent} be free then
it would be a surprise for my dad so the date can't move: {date}, {time}. does {agent} have that evening open
hello, writing from the hotel front desk, a guest would like a massage this evening, is one of your therapists free right now
¿tendrá {agent} un espacio el {weekday}?
oye {agent} ya está apartada para {date} o todavía no
me urge saber si hay alguien libre hoy a las {time}
qué fines de semana tiene abiertos {agent}
disculpe, ¿sigue libre algún fotógrafo para {date}?
si no puede el sábado, ¿cuándo podría {agent}?
  `,
  'availability price': `
is {agent} open {date} and what's the charge
{agent} {date}, free? how much?
who's around {date} and at what rate
tell me if {agent} has {date} open plus the cost for {hours}
any {category} free {date} at {time}, and what would i pay
can {agent} make {date}, and what is her hourly then
our {event} is on {date}, could you check whether {agent} is free and give me a quote for {hours}
two questions: is {agent} taken on {date}, and how much would {hours} be
please confirm whether {agent} is available on {date} and what the fee would come to
wondering when {agent} is next free and what she asks per hour
yo is {agent} free {date} n wats the price
my boss needs both the open dates of {agent} in {month} and the hourly price by noon
we hope {agent} is free {date}, if so what would {hours} run us
está libre {agent} el {date} y cuánto cobra
  `,
  'find price': `
looking for a {category} who won't charge more than {money} an hour
got {categories} at around {money}, let me see them
show me your {categories} that stay below {money}
need a {category} for {guests}, our limit is {money}
my church has {money} to spend and wants a {category} for the picnic, who do you have
list the {categories} from {money} down
find me a {category}, we can't go over {money} for the evening
searching a budget {category}, {money} per hour tops
we're students with {money} total and want a dj for our house party, who could we get
any masseuse that takes {money} or less
is there a magician for a kids party who charges under {money}
i need two {categories} and can pay each of them {money} an hour
busco un {category} que cobre menos de {money}
  `,
  'price find': `
what kinds of {categories} are there and what do they go for
we want a {category} at our {event}, who is there and what's the rate
do you carry {categories}, and what would one set me back
i'm after a {category}, tell me who you have and the hourly for each
let me see your {categories} with their prices
who does {genre} with you and how much do they ask
our committee would like to see your {categories} together with what each of them charges per hour
  `,
  'availability find': `
hoping to find a {category} for {date}, {time} onwards, {place}
scouting a {category} for {date}, around {guests}
my {event} is coming up {date} and i still haven't got a {category}
our school gala is {date} from {time}, and we'd like a {category} who does {genre}
the wedding is {date} in {place} and our {category} quit, so we want a new one
who do you have for {date}, we want somebody who plays {genre}
wanted for {date}: one {category}, {hours}, starting {time}
  `,
  'price about-agent': `
what is {agent} like and what does she take per hour
who's {agent}, is she any good, and how much is she
give me the background on {agent} along with the hourly
  `,
}
