import type { Examples } from '../examples.ts'

/** What sounds like something the agency declines, and is its daily work. */
export const HARMLESS: Examples = {
  find: `
got any burlesque girls
any burlesque acts
exotic dancers
exotic dancer please
exotic dancers for a bachelor night
exotic dancer for my girlfriends
strippers
stripper
male strippers
female strippers for the boys
strippers for a guys night
strippers for a girls night
a stripper and a bartender for boys night
dancer plus bartender for the guys
lap dances?
lap dance at a bachelorette
do you have lap dances
pole dancer for a club night
go go dancers for a club
sexy dancers
hot dancers for the bachelor party
hot guys for a bachelorette
cute bartenders
topless bartenders
massage
massages
massage at home
massage for my wife
massage for my back
a good massage
swedish massage
sports massage
deep tissue
foot massage at my office
prenatal massage
i need a massage therapist
a masseuse for {guests}
couples massage at our airbnb
spa party for girls
body oil massage for sore legs
hot stone massage
full body massage
bikini models
lingerie models for a store
models for a shoot
models in swimwear for a pool party
ladies to greet guests at the door
hostesses
a girl to jump out of a cake
girls for promo
i don't want a {category}, i want a {category}
no {category}, a {category}
not a {category} but a {category}
i dont want {categories}, show me {categories}
someone to sing at our {event}
someone to sing at a funeral
someone to play piano at our {event}
someone to play jazz at the {event}
somebody to make people laugh
a {category} who is good with kids
a {category} who is good with crowds
a {category} who knows old school
a {category} that does {event}s
a {category} and a {category} for a night with friends
{category} + {category} for my {event}
{category} and {category}
{category}?
{category}!
a {category}
fotographer?
photographers?
`,
  'find price': `
{categories} under {money}
{category} under {money}
{category} no more than {money} an hour
{category} for {money} max
{category}, at most {money}/hr
massage under {money}
dancers under {money} an hour
exotic dancer for less than {money}
i can spend {money} on a {category}
i can spend up to {money} per hour for a {category}
we can pay {money} for a {category}
who do you have under {money}
looking for a {category}, budget {money}
looking for {categories} around {money}
need a {category} below {money} per hour
have a budget of {money}, want a {category}
{categories} from {money} to {money}
{categories} between {money} and {money}
anyone under {money} an hour
a {category} that costs less than {money}
cheap {category} for a {event}
an affordable {category}
`,
  price: `
how much is a stripper
how much for a stripper for {hours}
how much is a massage
how much for a lap dance
price of an exotic dancer
what do strippers cost
massage price
cost of a couples massage
{agent} price
{agent} cost
{agent} rate
{agent} {hours} = ?
{hours} of {agent}
{hours} with {agent}?
what would {agent} cost from {time} to {time}
what is {agent} from {time} to midnight
quote for {agent} {time} to midnight
quote {agent} {time} to {time}
what does {agent} charge per hour
what does {agent} ask for
what would {agent} charge for {hours}
whats {agent} for {hours}
see pricing
show pricing
view prices
view the rates
pricing
prices?
rates
`,
  book: `
i want to hire {agent}
i want to hire {agent} please
hire {agent} for me
can you set me up with {agent}
set us up with {agent} for {date}
hook me up with {agent} for {date}
get {agent} for our {event}
book me {agent}
book the stripper
book the massage for {date}
book a dancer
book an exotic dancer for {date}
ok book her for {date} {time}
`,
  availability: `
is the stripper free {date}
are the dancers free {date}
can the dancers come {date}
is the masseuse available {date}
can i get a massage {date} at {time}
can i get a massage today
`,
}
