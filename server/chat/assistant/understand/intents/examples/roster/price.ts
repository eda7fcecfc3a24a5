import type { Examples } from '../examples.ts'

export const PRICE: Examples = {
  price: `
whats the {category} cost then
what's the total with the {category}
and what is the {category}
how much is {agent} then
what do {agent} and {agent} come to when both stay {hours}
how many dollars is {agent} for {hours}
we need {agent} from 2 to 8 pm, what does that come to
{agent} for a five hour set, how many dollars
what would i pay for a {category} per hour
what does a {category} cost by the hour
tell me what five hours of {agent} come to
what would {hours} of {agent} cost me in total
hourly price of a {category} please
how much
how much is a {category}
how much does {agent} cost
what does {agent} charge
what's {agent}'s rate
whats {agent} rate per hour
{agent}s rate
price of a {category}
price list please
what are your prices
what are your rates
cost for {categories}
cost?
what would a {category} for {hours} cost
how much would it be for {hours} with {agent}
how much do {categories} run
what's a {category} gonna run me
how much to hire {agent} for a {event}
how much for two {categories} for {hours}
and for {hours}?
can I get a quote
quote for {agent} {date} {hours}
give me a ballpark
ballpark for a {category}
rough estimate for {guests} {event} with a {category}
I'd like an estimate for a {category}, {hours}, {date}
What is the hourly fee for {agent}?
Could you tell me the pricing for {categories}?
total for {hours}?
whats the total
what would be the total for both
what do you charge
what do u charge for a {event}
how expensive is {agent}
are {categories} expensive
is {agent} expensive
is {money} enough for a {category}
will {money} cover {hours}
i have {money}, what can i get
what can i get for {money}
my budget is {money}
budget {money}
we can spend about {money}
anything under {money}
somebody for less than {money} an hour
no more than {money}
max {money}
something between {money} and {money}
cheapest {category}
who's the cheapest
cheap {categories}?
do you have anyone cheaper
anything cheaper
thats too expensive, something cheaper?
most affordable {category}
who is your most expensive {category}
do you charge by the hour
is it per hour or flat
is that price per hour or for the whole night
hourly or flat rate?
is there a minimum number of hours
whats the minimum booking
minimum hours?
can i book for just one hour or is there a minimum
do you have a minimum spend
how much money do i need for a {category} and a {category}
how much does it cost to get a {category} to {place}
what does it cost
what will it cost me all in
how much in total for {agent} from {time} for {hours}
does the price change on weekends
is it more expensive on new years eve
do rates go up on holidays
how much per hour
per hour?
how mch 4 {category}
$$?
{category} price
{category} cost {hours}
{agent} {hours} how much
so how much is that
how much is she
what's his fee
what's her hourly
what do they cost
what about price
price for the second one
how much would the first one be for {hours}
how much is it if we stay till 2
and if we do {hours} instead what's the price
how much more is it for an extra performer
what is the going rate for a {category}
Please let me know your fees for a {event} with {guests}.
how do you price things
can you do it for {money}
i only have {money}
is it {money} per person or for everyone
how much per dancer
what's the damage for {hours} with a {category}
ok and what's that gonna cost
`,
  'price find': `
do you have {categories} and how much are they
what {categories} do you have and what do they cost
looking for a {category}, what are the prices
need a {category} for my {event}, how much
i want a {category} for {hours}, whats the price
show me {categories} and rates
`,
}
