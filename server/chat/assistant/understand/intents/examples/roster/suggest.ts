import type { Examples } from '../examples.ts'

export const SUGGEST: Examples = {
  suggest: `
what would you put on for a divorce party
no clue what to book for my parents' golden anniversary
what kind of act suits a quiet dinner of ten
whom would you bring to an office picnic
we want to surprise our boss, any ideas who
what do other people book for a sweet sixteen
we have a stage and no idea, what fits
what would make our block party special
i need inspiration for a {event}
who would you have at a {event} for {guests}
what do you think would go well at a {event}
help me pick something fun for a {event}
our bar is slow on tuesdays, what could bring people in
what would get more people through our door on weeknights
who could liven up dead evenings at our club
who do you recommend
what do you recommend
what would you recommend for a {event}
who would you recommend for {guests}
recommend me someone
recommend a {category}
can you recommend a good {category}
any recommendations
recommendations for a {event}?
what would you suggest
what do you suggest for {guests}
suggest something
suggest something for my {event}
suggest a {category}
any suggestions
do you have any suggestions for a {event} in {place}
who's your best {category}
who is your best
your best {category}?
best {category} you have
top {category}
top 3 {categories}
who's your top rated {category}
who is the most popular
most popular {category}
which {category} is most popular
who gets booked the most
who's good
who is good for a {event}
who would be good for my {event}
which {category} fits a {event} best
which one would you pick
who would you pick
which one should I get
who should i book
who should I get for my dads {event}
what should i get for my wifes {event}
what should we do for a {event}
what works for {guests}
what works well at a {event}
what's good for a {event}
what's fun for a {event}
what's popular right now
whats hot
ideas?
any ideas for a {event}
give me ideas
give me some ideas for entertainment
need ideas for my {event}
need inspiration for a {event}
i have no idea what i need, help
not sure what i want
not sure who to pick
I don't know what to get
i dont know who to choose
idk who to pick help me
help me choose
help me pick a {category}
help me find the right person
can you help me plan a {event}
help plan my {event}
we're planning a {event} and have no clue where to start
surprise me
surprise me with someone good
you choose
you pick for me
pick someone for me
just pick one
whoever is best
who has the best reviews
who has the best ratings
highest rated
highest rated {category}
best reviewed {category}
best rated {categories} pls
who's the funniest
who's the most fun
who is your most experienced {category}
who's the hottest dj right now
whos ur favorite
your favorite {category}?
what do people usually book for a {event}
what do most people get for {guests}
what do other customers book
what's typical for a {event}
what would make my {event} special
how can I make my {event} unforgettable
something special for our {event}
what would go well with a {category}
what goes with a {category}
what else should i add
would a {category} or something else suit {guests}
how many {categories} do I need for {guests}
how many {categories} for {guests}
is one {category} enough for {guests}
do I need two {categories} for {guests}
how many hours do you suggest for a {event}
how long should a {category} stay at a {event}
Could you advise which performer would suit a {event}?
We'd appreciate your advice on entertainment for {guests}.
what would impress my boss
best for a small party?
best for kids
which act gets a crowd dancing
who gets the party going
who do u think is best
which {category} would you go with if it was your party
`,
}
