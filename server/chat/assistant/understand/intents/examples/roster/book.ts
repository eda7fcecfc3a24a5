import type { Examples } from '../examples.ts'

export const BOOK: Examples = {
  book: `
book {agent}
book her
book him
book it
book them
book now
I want to book {agent}
i'd like to book {agent} for {date}
book {agent} for {date} at {time}
can I book {agent}
can i book a {category} for {date}
let's book
lets do it, book {agent}
lets go with {agent}
i'll take {agent}
I'll take the second one
ill take her
we'll take both
we want {agent}
we want to go with {agent} for {hours}
reserve {agent} {date}
reserve a {category} for {date} please
can you reserve her for us
make a booking
make a reservation for {date}
I want to make a booking
i wanna book
ready to book
we are ready to book {agent}
ok i want to book that
sign me up for {agent} on {date}
put me down for {agent} {date} {time}
hire {agent}
i want to hire {agent} for {date}
hire her for {hours}
schedule {agent} for {date}
schedule a {category} {date} {time}
get me {agent} for {date}
lock in {agent}
lock it in
lock her in for {date}
secure {agent} for our {event}
confirm {agent} for {date}
go ahead and book
yes book {agent}
yes, book her
perfect, book that
great lets book it
start a booking
start my booking request
send a request for {agent}
i want to send a booking request
send {agent} a request for {date}
request {agent}
Request a booking with {agent}
place a booking for {agent} on {date}, {hours}, {place}
can we get {agent} for our {event} on {date}
We would like to engage {agent} for our {event} on {date}.
I would like to place a reservation for a {category}.
take me to the booking form
open the booking form
where's the book button
give me the booking link
link to book {agent}
can you book {agent} for me
could you set up {agent} for {date} at {time} in {place}
set it up
sold, book {agent}
she's perfect, how do we lock her in
he's the one, let's book him
bok {agent}
book the first one
book the last one for {date}
book both of them
book all three
book {agent} and {agent}
book a {category} and a {category} for {date}
i need to book a {category} asap
need to book {agent} for {event} {date} {time} {place} {hours}
trying to book {agent}
trynna book {agent} for saturday night
gonna go with {agent}
going with {agent}
{agent} it is
ok {agent} then, book
let me book {agent}
let me get {agent} for {hours}
may I book {agent} for a {event}
would love to book {agent} for my {event}
I want {agent} at my {event}
I want {agent} for {date} {hours}
we've decided on {agent}
decided! {agent} for {date}
im sold on {agent} lets go
book same as last time
book the same {category} again
i want to book {agent} again, she was great
finalize {agent} for {date}
proceed with {agent}
proceed to booking
let's proceed
get {agent} on the books for {date}
`,
  'book price': `
book {agent} for {date} and how much will it be
i want to book {agent}, whats the total for {hours}
reserve {agent} {date}, what will that cost
`,
}
