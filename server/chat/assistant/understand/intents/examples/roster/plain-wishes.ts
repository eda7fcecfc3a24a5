import type { Examples } from '../examples.ts'

/** Wishes said in few words, or in words of their own. */
export const PLAIN_WISHES: Examples = {
  find: `
need an {category}
need some {categories}
need a {category} or two
{category} for a {event} in the yard
{category} for a backyard {event}
{category} for our {event}
a {category} and maybe a {category}
a {category}, maybe {categories} too
{category} + {category} combo for my girls night
i need someone to pour drinks
i need somebody to run the bar
someone to work the bar
someone to serve drinks at a {event}
someone to mix drinks
someone to play records
somebody to play music
someone to spin at our {event}
somebody to dance for us
somebody to rub my back
someone to host the evening
somebody to lead the raffle
someone to walk the runway
someone to take photos
someone to shoot our engagement
who plays {genre}
who plays {genre} music
who sings {genre}
who does {genre}
any {category} that does {genre}
any {category} who does {genre}?
{category} who plays {genre}
{genre} {category}
{genre} {category} please
{genre} music for a {event}
{category} with {genre} experience
list your {categories}
list the categories
list of services
show the categories
categories
services
roster
talent
your team
the lineup
entertainment
entertainment for a {event}
music for a {event}
party entertainment
what can you do for a {event}
what do you have for {guests}
what do you have for a {event}
what do you got
who you got
who yall got
whatcha got
need entertainment
want entertainment for {guests}
`,
  'find price': `
any {category} for {money} an hour or less
any {category} at {money} or below
a {category} for {money} per hour
{categories} at {money} an hour
any {categories} that cost at most {money}
`,
  'availability find': `
{date} {time}-midnight {category}
{date} {time}-{time} {category}
{category} in {place} on {date}
{category} in {place} {month} 12
{category} for nye
{category} nye
{category} for new years
{category} for christmas eve
{category} on thanksgiving
{weekday} {category}
{weekday} {time} {category} {place}
{category} {weekday} {time}
`,
  book: `
need to book
need to book someone
need to book somebody for {date}
i have to book someone
we need to book
would like to book someone
i want to book someone for my {event}
want to make a booking for {date}
book someone
book a {category}
book a {category} please
book an act for {date}
`,
  price: `
{hours} of {agent} = ?
{agent} for {hours} = ?
{agent} {hours} cost?
{agent}, {hours}, price?
what's {agent} for {hours}
whats {agent} for {hours} in total
what is {agent} for {time} to {time}
how much is that in total
{category} {hours} how much
how much is a {category} for {hours} on {date}
`,
  'price equipment': `
whats {agent} for {hours} and does she bring speakers
how much is {agent} and does he bring his own gear
`,
  'price about-agent': `
tell me about {agent} and her price
who is {agent} and what does he charge
tell me more about {agent} and what it costs
`,
  payment: `
do you take card
do you take visa
do you take apple pay
can i use zelle
`,
  travel: `
we're in {place}, is there an extra charge
extra charge for {place}?
how far do your performers go
how far would a {category} drive
`,
  decline: `
{agent}'s home address please
what's {agent}'s address at home
`,
}
