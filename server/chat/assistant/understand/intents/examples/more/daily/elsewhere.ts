import type { Examples } from '../../examples.ts'

/** What has nothing to do with the agency, and polite openings and ends, as people write them. */
export const DAILY_TALK: Examples = {
  'off-topic': `
which washing powder works on grass stains
what is the best fabric softener
how do i iron a linen shirt
can you name three good baby names
we need a name for our puppy any ideas
my chemistry homework is due monday can you balance an equation
help me with my algebra homework
i need an essay about the civil war by tomorrow
explain photosynthesis in two sentences
what is the boiling point of water
solve x squared minus four for me
how many ounces are in a pound
how many feet is two meters
convert 20 celsius to fahrenheit
what is half of 370
18 percent of 95 please
how much is seven times eight
can i deduct my car on my tax return
is my home office tax deductible
which form do i file for my taxes with the irs
do i owe taxes on lottery winnings
at what hour does the sun rise tomorrow
when does the sun set in december
what time is it in london right now
who wrote silent night
who composed the moonlight sonata
who sang that song from the movie with the ship
in which year was the declaration of independence signed
who won the super bowl in 1994
what order do the bridesmaids walk in at a church wedding
what is the etiquette for wedding invitations
what do you write in a sympathy card
where do i buy cheap balloons around here
is there a good bakery for cupcakes nearby
which grocery store is open on christmas
can you order us a pizza
can you book me a flight to denver
get us a hotel room for the weekend
where can i rent chairs and a tent
do you sell costumes
do you fix washing machines
my laptop will not turn on, what should i do
how do i reset my wifi router
what is a good stock to buy
should i refinance my mortgage
is the highway closed today
what is the traffic like on the connector
how is the weather going to be on sunday
will it snow this year
what should i cook for dinner tonight
give me a recipe for banana bread
how do i train for a marathon
what is a good book to read on a plane
what is the meaning of life
who is the president of france
translate good night into german
what is the zip code of the airport
can dogs eat grapes
how do i remove a tick
what is the best way to study for a test
how many calories are in a bagel`,
  greeting: `
hi just landed on this page
hello, new here
hey there, first time on here
hi, just found you all
just got here, hi
hello i just opened the chat
good day to you people
well hello, how are we doing today
hey whats going on
hello from savannah
heya how is your day
evening everyone
hi, are you there
hello? is this thing on`,
  thanks: `
you saved me an hour of searching, thank you
that saves me a lot of work, thanks
you just spared me a whole afternoon, thanks a bunch
wow you made that easy, thank you
what a relief, thanks so much
exactly what i was after, thank you
super helpful, appreciate you
that clears it up, thanks
bless you, that was quick`,
  'start-over': `
do over please, act like we never spoke
lets pretend i just arrived
act as if i had not said anything
wipe it, i want to begin again
new plan, forget all of that`,
  identity: `
let me guess, you are a program
so im writing with software right
are you staff or a machine
is that a computer answering me
am i typing to a bot or to the owner
are you one of those ai things`,
  hours: `
is anyone awake over there at this hour
is there anybody up at 3 in the morning
its the middle of the night, do you ever close
does your office answer on sundays
until when can i call you tonight
are you people around on holidays
what are your business hours`,
}
