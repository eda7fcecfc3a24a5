import type { Examples } from '../../examples.ts'

/** What something costs, and how two of them differ. */
export const MORE_PRICE: Examples = {
  price: `
fee for {agent}?
{agent}, what's the tab
wats {agent} runnin these days
your tariff for {categories}
hourly on a {category}?
what's the bill for {hours}
how pricey is a {category}
dollar amount for {hours}?
cost breakdown please
what'd {agent} set us back
rate card?
can i see a rate sheet
and the money side?
{category} starting price
what does an hour go for
give me numbers for {agent}
total with both of them, please
price range of your {categories}
so what do i owe for that
what's the asking price of {agent}
estimate for {guests}, {hours}
{hours}, one {category}, what sum
is a {category} within {money}
does a {category} ever cost under {money}
what would {money} get us
weekend rates?
price tag on {agent}
ok but what's it cost
my wife asks what a {category} would cost us
wondering what kind of money a {category} asks for
quick q: whats the hourly for {agent}
i hope {agent} isn't out of our price range
roughly what should i set aside for a {category}
how many bucks for a {category} from {time} to {time}
does {agent} charge a different rate on {weekday}
could you quote us {agent} for {hours} at our {event}
kindly provide the rates of your {categories}
what figure do i put in my budget for {agent}
is the rate you show for an hour or for the night
we have {money} set aside, how long does that get us with {agent}
what's the least i'd have to spend to have a {category}
at what price do your {categories} begin
for how much would {agent} do {hours}
one more thing, what would {agent} run us
do two {categories} simply cost double
what is the shortest booking i can pay for
is a {category} more money on a saturday than on a {weekday}
please how much is the price of {agent} for one hour
adding a second {category} makes it how much
what would it come out to if we drop to {hours}
and what's the number if she stays until 1
i don't see any price on {agent}'s page, what is it
whats a fair amount for a {category} these days with you guys
how much dough we talkin for {hours}
hello, we are planning our {event} and before i go to my boss i need a figure for a {category} for {hours}
i don't want to waste your time or mine, so tell me straight away what {agent} costs for {hours}
my sister said she paid {money} for a {category} last year, is that still about what you charge
could you work out for me what it would be with {agent} from {time} until midnight and a {category} for {hours}
we are a small family and money is tight this year, what would a {category} for a short {event} come to
the finance team insists on a written number, so please tell me the fee of {agent} for {hours} on {date}
ok so {agent} looks amazing, i'm just scared to ask lol, how much are we talking for like {hours}
we had a {category} two years ago at {money} an hour and i was wondering what that would be nowadays
i've got {guests} coming to {place} and no clue about this stuff, what do people pay for a {category} all night
suppose we take {agent} for {hours} and {agent} for just one, what would that be when you add it up
Good day, I am comparing offers for our {event} and would appreciate the hourly rates of your {categories} by tomorrow
my husband thinks it's a hundred bucks and i think it's more like five, who's right about a {category} for {hours}
everything on the site looks great but nowhere does it say what a {category} costs for a whole evening
we only need somebody for the toast and the first dance, so what would you charge for such a short time
if the party runs from {time} to {time} and we'd want two {categories} the whole time, what's the grand total
i'm dividing the costs among my friends, so what would each of the ten of us pay for {hours} of {agent}
look, i asked twice now and got pictures instead of numbers, what is the price of {agent}
we might go with just {hours} instead of the full night, can you tell me what we'd be paying then
since it's a tuesday afternoon and only in {place}, what rate would {agent} be for {hours}
thinking of surprising my team with a massage day for {guests}, what would that cost with one therapist for {hours}
¿a cómo sale la hora con {agent}?
en cuánto anda un {category}
qué tarifa maneja {agent} los fines de semana
nomás quiero saber el costo de un dj por toda la noche
¿me alcanza con {money} para un fotógrafo?
cuánto nos saldrían dos meseros y una cantante por {hours}
i called two places already and both were vague, so how much exactly would a {category} be for {hours} in {place}
a friend and i split everything, so i need the full amount for {agent} and {agent} together, from {time} on
how much time we need is not sure yet, so could you tell me what {agent} costs for two and for four hours
my parents want to gift us a {category} for the {event} and asked me what that would run them
we had the {category} in mind for the whole night but it may be too much, what's the price for only {hours}
  `,
  compare: `
{agent} against {agent}
{agent} versus {agent}, go
{agent} over {agent}?
contrast {agent} with {agent}
{agent} / {agent}, which is livelier
which of both is funnier
who's the bigger name, {agent} or {agent}
is {agent} pricier than {agent}
is {agent} as good as {agent}
the two side by side please
where do those two differ
how is {agent} unlike {agent}
a comparison table of all three please
band vs dj, costs?
one long set or two acts, what's cheaper
who dances better, her or {agent}
the first or the third, whos cheaper
weigh {agent} against {agent}
match up {agent} and {agent}
which of the pair has more stars
does {agent} beat {agent}
same level, {agent} and {agent}?
rank these four by experience
who's older in the business, {agent} or {agent}
is a {category} dearer than a {category}
who of them is more classy
ok but {agent} or {agent}
my wife asks who is better value, {agent} or {agent}
quick q: {agent} or {agent}, which has the better reviews
wondering how {agent} stacks up against {agent}
i can't tell {agent} and {agent} apart, how do they differ
is {agent} really that much more than {agent}
what do i get with {agent} that {agent} doesn't offer
please contrast the two {categories} you just showed me
whos more fun tho, {agent} or the other one
do {agent} and {agent} play the same kind of stuff
which one of the three would be lowest in price
who has been at it longer, the first guy or the second
which would be more suited to {guests}, {agent} or {agent}
is {agent} a step up from {agent} or about equal
are there any differences between the first one and the last one
for {hours}, who'd be less money, {agent} or {agent}
of these {categories}, whose rating is on top
between {agent} and {agent}, who knows more {genre}
why would somebody pick {agent} over {agent}
how big is the gap in price between {agent} and {agent}
could you give me the strong and weak points of {agent} and {agent}
please i want to compare, {agent} and {agent}, what is different
who's got more miles on them, {agent} or {agent}
does the blonde charge more than the brunette
which {category} is better with crowds, {agent} or {agent}
i have {agent} and {agent} left on my list, what sets them apart
put the prices of these two next to each other
would a {category} end up cheaper than two {categories}
we narrowed it down to {agent} and {agent}, and now my husband wants to know which of them has more experience with {event}s
my team is split down the middle, half want {agent} and half want {agent}, could you lay out how they differ
hi, i've read both pages twice and still can't see what makes {agent} different from {agent}, except for the hair
they both look great in the pictures, so it comes down to money i guess, which of the two costs less for {hours}
For our records we need a comparison of {agent} and {agent} with regard to rate, experience and reviews
lol my girls are fighting over this, tell us who's better at {genre}, {agent} or {agent}, winner gets booked
my mother prefers {agent} since she seems calmer, i prefer {agent}, who of them would older guests like more
a friend told me {agent} is the stronger one, but {agent} has more reviews, so how do the two measure up
we could either have a {category} for {hours} or a {category} for half of that, which way is less expensive
for {guests} in a small room, would you say {agent} or {agent} is the better match
on your page {agent} is listed above {agent}, does that mean that she's better or is it only the alphabet
before i decide i'd like to see the three {categories} you named next to each other, with price and rating
sorry to be difficult, but can you tell me what i'd be paying extra for if i took {agent} and not {agent}
honestly i don't care who is prettier, i want to know which of the two shows up with more experience
is there a real difference between your {categories} in skill, or is it only the rate that's different
last time we had {agent} and were happy, so how does {agent} compare, is she a similar type
we are choosing between a live {category} and a {category} for our {event}, what are the upsides of each
the cheaper one or the dearer one, is there a difference you would actually notice at a {event}
my budget fits both, so price aside, who gives the better show, {agent} or {agent}
we keep going back and forth, {agent} has the voice and {agent} has the moves, who is rated better overall
¿en qué se distinguen {agent} y {agent}?
entre {agent} y {agent}, ¿quién anima más?
ponme a los dos lado a lado
sale más caro un dj o una banda
no me decido entre {agent} y {agent}, cuáles son las diferencias
quién tiene más años en esto, la primera o la segunda
my cousin had {agent} at her {event} and my neighbor had {agent}, both rave about it, so which one is stronger
you showed me {agent} and {agent} and their prices are nearly the same, so what's different about what they do
i'd love a little overview that puts {agent} and {agent} next to each other, price, years on the job and stars
for a crowd that likes {genre} i can't tell who would do better, {agent} or {agent}, what speaks for each
the bride says {agent}, the groom says {agent}, and i'm the one paying, so which of them would cost me less
  `,
}
