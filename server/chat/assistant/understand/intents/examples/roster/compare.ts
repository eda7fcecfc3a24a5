import type { Examples } from '../examples.ts'

export const COMPARE: Examples = {
  compare: `
who is cheaper, {agent} or {agent}
{agent} or {agent}?
{agent} vs {agent}
compare {agent} and {agent}
compare the two
compare them
what's the difference between {agent} and {agent}
which one is cheaper
which one is better
which of them is better for a {event}
who's better, {agent} or {agent}
who is more experienced {agent} or {agent}
who has better reviews, {agent} or {agent}
is {agent} cheaper than {agent}
is {agent} better than {agent}
is a dj cheaper than a band
what's cheaper a {category} or a {category}
whats the difference between those two
difference between a {category} and a {category}
how does {agent} compare to {agent}
how do they compare
side by side {agent} {agent}
put {agent} and {agent} side by side
the cheaper of {agent} and {agent}
cheaper of the two
between {agent} and {agent} who would cost less
between the first and the second which one is cheaper
should I take {agent} or {agent}
should we get {agent} or {agent} for a {event}
can't decide between {agent} and {agent}
torn between {agent} and {agent}
help me decide between {agent} and {agent}
cant choose, {agent} or {agent}
which {category} is the cheapest of those
which of the three costs the most
who charges more, {agent} or {agent}
who charges less
whos pricier
do {agent} and {agent} charge the same
are {agent} and {agent} the same price
same price for both?
is there a price difference between {agent} and {agent}
how much more is {agent} than {agent}
how much cheaper is {agent}
is the second one more expensive than the first
which is the better deal, {agent} or {agent}
better value: {agent} or {agent}
who has more experience
who's rated higher
who is rated higher, {agent} or {agent}
who plays more hip hop, {agent} or {agent}
who would be better for a younger crowd, {agent} or {agent}
do they differ in anything
what sets {agent} apart from {agent}
pros and cons of {agent} and {agent}
Could you compare the rates of {agent} and {agent}?
Please compare these {categories} for me
I'd like a comparison of your {categories}
comparison {agent} {agent}
is it cheaper to book {agent} for {hours} or {agent} for {hours}
would one {category} or two {categories} be cheaper
what costs less, {hours} with {agent} or {hours} with {agent}
package or hourly, what's cheaper
whats better for {guests}, a {category} or a {category}
band or dj for a {event}?
dj or live singer, what's more money
{agent} or {agent} for {date}, who's cheaper
out of these who's the best value
out of all of them which costs least
which girl is cheaper
which of these two guys has done more weddings
{agent} and {agent}, who is the better dancer
hmm {agent} or {agent}
ok so {agent} or {agent} which one
whos the better pick {agent} or {agent}
so {agent} is more than {agent}?
does {agent} cost more than {agent}
does {agent} have better ratings than {agent}
tell me the difference
what's the difference in price
what is the difference between your {categories}
is {agent} worth the extra money over {agent}
why is {agent} more expensive than {agent}
why does {agent} cost more
which one has the most reviews
who got the most stars
line them up by price
sort them by price
rank them from cheap to expensive
the two of them, compared
the prices of {agent} and {agent} compared please
u think {agent} or {agent} is better
`,
}
