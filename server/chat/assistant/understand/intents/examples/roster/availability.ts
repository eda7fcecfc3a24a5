import type { Examples } from '../examples.ts'

export const AVAILABILITY: Examples = {
  availability: `
got any dancers open {date} from 10pm
any {categories} of the stripper kind open {date}
is {agent} booked up on {date} or not
checking whether {agent} is taken on {date}
our reunion is on {date}, is {agent} open that day
any chance of {agent} working our housewarming {date}
could {agent} pour drinks for us {date}, 6pm to 9pm
could {agent} play for us {date} from 7 to 10
hi, office manager here, is a {category} open {date}, 6pm to midnight
i was hoping to get {agent} for a launch on {date}, is that day open
i'd love to have {agent} for our gala, is {date} still possible
our regular {category} is sick, do you have one on {date}
is anyone free {date}
is {agent} free {date}?
is {agent} available on {date} at {time}
who's available {date}
any {categories} free {date}
are there {categories} available {date} {time}
when is {agent} free
is she free {date}
is he available {date} too
and {date}?
what about {date}
are they free then
do you have a {category} available {date}
can {agent} do {date}
can {agent} make it {date} at {time}
{agent} {date}?
check availability for {agent}
check if {agent} is open {date}
Could you please check whether a {category} is available on {date}?
who is working {date}
anybody around {date} night
is {date} still open
does {agent} have anything {date}
what days is {agent} available
which dates does {agent} have free in december
when can I get {agent}
is {agent} booked {date}?
is {agent} already taken on {date}
u got any {categories} open {date} from {time}
who can come {date} at {time}
need to know who's free {date} for {hours}
got anyone last minute for tonight
last minute, anyone free in like 2 hours?
can someone come right now
are any of your {categories} free this coming {date}
availability {date}
avail {date}?
{agent} availability
show me free {categories} on {date}
is the {category} free on {date}
is {agent} around {date} or is she working
does {date} work for {agent}
any chance {agent} is free {date}
any openings {date}
do you have openings for {date}
next available date for {agent}
when's the next free slot with {agent}
how soon can a {category} come
earliest date for a {category}?
what times are open {date}
what time could {agent} start {date}
is {agent} free between {time} and midnight {date}
who's free to work a {event} on {date} for {hours}
Will {agent} be available the weekend after next
is anyone from your team open {date}, {place}
do you have anybody for {date}?
i need someone {date} at {time}, who is free
are you free {date}
are you guys available {date}
can you do {date}
is {date} possible
is it too late to get somebody for {date}
too late for tonight?
are yall fully booked {date}
everything booked for {date}?
Do you still have {categories} for {date}?
any {category} left for {date}
whos open {date}
whose free {date}
hey is {agent} doing gigs {date}
is {agent} on vacation or can i get her {date}
check {date}
check {date} for me
try {date} instead
and the day after?
how about a day later
what if we move it to {date}, is she free
would {date} be better for {agent}
does she have time {date}
does he work sundays
do the {categories} work on holidays
do you work on {date}
is there someone free {date} who does house music
who could do {hours} on {date}
can i get a {category} on such short notice
what's {agent}'s schedule like
whats {agent} calendar looking like for {date}
i'd like to know when {agent} has time
is {agent} still performing, can she do {date}
are both of them free {date}
are they both available {date}
is the first one free {date}
is the second one available
the cheaper one, is she free {date}
who has time {date}
who among your {categories} is available the evening of {date}
does anybody have {date} open for {guests}
is anyone able to do a {event} {date}
Is {agent} available for a {event} in {place} on {date} from {time}?
see if {agent} can do {hours} {date}
we need 2 {categories} {date}, are there enough free
`,
  'availability price': `
is {agent} free {date} and how much
is {agent} available {date} and what does she charge
who is free {date} and what would it cost for {hours}
how much is {agent} and is she free {date}
whats the price for a {category} and is anyone open {date}
do you have a {category} free {date}, and how much for {hours}
can {agent} do {date}? what's the rate
free {date}? price?
availability and price for {agent} {date} pls
when is {agent} free and how much does he cost
need to know if {agent} is open {date} + cost for {hours}
`,
}
