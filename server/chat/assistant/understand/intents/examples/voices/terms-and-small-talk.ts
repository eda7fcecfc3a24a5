import type { Examples } from '../examples.ts'

/** Many ways to ask what a request binds to, and talk that has nothing to do with the agency. */
export const TERMS_AND_SMALL_TALK: Examples = {
  'request-terms': `
if i press submit, am i stuck
what exactly do i sign up for when i hit send
does asking cost anything
am i obligated once it's sent
is this a promise from your side or just a maybe
do you promise the date when i send it in
until you answer, is {date} mine or up for grabs
could another party take {agent} before you answer me
two people ask for {date}, who gets it
first come first served, or how do you decide
how long until i hear a yes or a no
how many days does your yes take
when do i get your answer on a request
do you always say yes
on what grounds would you turn us away
what makes a request turn official
at what moment can i count on it
can i already print the invitations or wait for your ok
should i wait for your ok before i announce {agent}
is a mail from you the proof i need
what do i have in hand as proof
do we both sign something
will there be a written deal
i'd need something signed for the finance team
could you send over your contract so we can look at it
who signs for your side
is the number i see binding for you
might the amount move after i send the form
can you still raise the price later
is what the website computes the real total
your quote, how long is it good
how long can i think about it after you answer
do i have to take it once you say yes
may i send a request for two dates and choose later
if i ask for {agent} and you confirm, can i still say no
is it only a wish at first
so far nothing is fixed, right
just checking im not locked into anything yet
did i just buy something by clicking that
i pressed send too early, is it final
are there conditions i accept by using the form
where's the legal bit
gimme the t&cs
what rules do customers agree to
does your ok in the chat mean it is settled
you said she's free, so is it fixed now
what is the status between sending and confirmation
confirmation how and by whom
`,
  'off-topic': `
how big is the sun
how deep is the ocean
what's the population of texas
who invented the telephone
when did rome fall
name the planets
whats the square root of 144
add 56 and 78 for me
is 91 a prime number
convert 10 miles to km
spell onomatopoeia
what rhymes with orange
translate good night into french
can you write a cover letter for a bank
draft an essay on climate change
fix this sql for me
how do i center a div
why does my laptop keep freezing
my printer is jammed
what car gets the best mileage
how do i change a tire
how do i unclog a sink
how do you get gum out of hair
best way to clean a grill
how long do i boil an egg
whats a good chili recipe
is sourdough healthy
how many calories in an avocado
my back hurts, which pill do i take
what helps against a cold
how do i get a passport
when is tax day
should i refinance my house
what's the dollar worth in euros
what channel is the game on
who is playing tonight at state farm arena
what time does the mall close
is the zoo open today
where can i buy fireworks
how do i get to stone mountain
is traffic bad on 75
marta schedule?
which airline is cheapest to vegas
recommend a book
whats a good podcast
who won the oscar
what's taylor swift's new album
do you watch anime
have you seen the new batman
tell me something funny
tell me a scary story
give me a riddle
what came first the chicken or the egg
do ghosts exist
what is my horoscope today
does god love me
should i text my ex
my girlfriend is mad at me
can you be my friend
what do you do for fun
what should i name my puppy
my dog ate chocolate
how do i grow tomatoes
why is the sky blue
are vaccines safe
what's happening in the world
can you cater tacos for forty
i need a limo
do you rent bounce houses
who does party flowers
looking for a babysitter
i want to sell you seo services
we offer website design, interested
buy followers cheap
`,
}
