import type { Examples } from '../examples.ts'

export const OFF_TOPIC: Examples = {
  'off-topic': `
who won the falcons game
write me a poem about autumn
what's a good recipe for chili
tell me a fun fact
what is the capital of australia
recommend a good movie
do you know a plumber
can you book me a flight
where can i buy a used car
what time is it in tokyo
my cat is sick, which vet is good
is it going to rain tomorrow
will it snow on saturday
how hot will it get this afternoon
what is the weather on sunday
which soap is best for white towels
how do i get wine out of a white shirt
what is a dozen times a dozen
what's the weather
whats the weather like tomorrow
will it rain on {date}
tell me a joke
do you know any jokes
sing me a song
write me a poem
write a haiku about spring
what's the capital of france
who is the president
who won the game last night
who won the super bowl
how did the falcons do
what time is it
what day is it today
what is 2+2
whats 15% of 80
solve this equation for me
can you help me with my homework
write my essay
help me with my math
translate this to german
how do you say hello in japanese
what does serendipity mean
give me a recipe for lasagna
how do i bake a cake
best pizza in town
where can i eat tonight
know any good restaurants
best bars in midtown
where's the nearest gas station
is there a drug store nearby
nearest pharmacy
how do i get to the airport
book me a flight
find me a hotel
rent a car
do you rent cars
do you sell cars
can you order me a pizza
order me an uber
i need a plumber
do you do plumbing
can you fix my car
i need a lawyer
i need a dentist
do you clean houses
do you have cats
can you walk my dog
do you sell balloons
do you rent tents and chairs
do you have a venue for rent
can i rent a hall from you
do you do catering
do you bake wedding cakes
do you sell tickets to concerts
tickets for the beyonce show
who are you voting for
what do you think about politics
what do you think of trump
is there a god
what's the meaning of life
do you believe in aliens
what is love
i love you
will you marry me
you are cute
i'm bored
im so bored
i'm sad
i had a bad day
my boyfriend broke up with me
i am lonely
i can't sleep
how do i lose weight
is bitcoin going up
should I buy tesla stock
what's the stock market doing
what is python
write some python code
fix my javascript
how do i reset my iphone
my wifi isn't working
how do i get rid of ants
how tall is the eiffel tower
how far is the moon
when was the civil war
who wrote hamlet
what's the best movie right now
recommend a netflix series
play some music
play despacito
what song is this
who's the best rapper alive
lakers or celtics
guess what number i'm thinking of
let's play a game
knock knock
blah blah
blah blah blah
lorem ipsum dolor sit amet
asdf
asdfghjkl
qwerty
sdkjfh skdjfh
jfjfjf
hjkl
xyz
aaaaaa
???
hmm
hmmm
umm
lol
lmao
haha
😂
🤔
bruh
what
huh
?
idk
whatever
random stuff
banana
purple elephant
the quick brown fox
my cat is orange
i like turtles
did you see the news
happy monday everyone i like tacos
is the earth flat
what sign are you
read my horoscope
how many days until christmas
do you like dogs
`,
}
