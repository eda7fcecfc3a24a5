import type { Examples } from '../examples.ts'

export const GREETING: Examples = {
  greeting: `
hello, first time here
hey, new to this site
hi, nice to meet you
hello from the front desk at the hotel
greetings to all at the agency
hey there how have you been
hiya how is your evening going
hello my friend, how are you doing today
what a day, hello there
hi, my name is casey
hey its me again
hello again, i'm back
hola, how's it going over there
good evening to the team
good morning from midtown
hello from sunny decatur
hi from a cold buckhead
happy monday to you
happy friday everyone
hope you are having a nice wednesday
dear team, hello
hello dear people at the agency
hi there, is anybody around
hello, anyone at home
knock knock, anybody there
hey is anyone here
good day to the whole crew
hi
hello
hey
hi there
hey there
hello there
hiya
heya
howdy
yo
sup
wassup
wazzup
what's up
whats up
whats good
what's good
what's poppin
good morning
good afternoon
good evening
good day
morning
mornin
afternoon
evening
evenin
hello!
hello?
hey!!
heyyy
hiii
helloooo
hi :)
hey :)
hey 👋
👋
hi hi
hey hey
hello hello
hey you
hey yall
hi guys
hey guys
hi everyone
hello everybody
hi team
hello marquee
hi marquee
hey assistant
hello bot
hi chat
hi sir
hello dear
hello ma'am
hello friend
hey bro
yo bro
hey man
hey girl
hi how are you
how are you
how are you doing
how are you doing today
how are you today
how r u
how u doin
how you doing
how's it going
hows it going
hows everything
how do you do
hope you are well
hope you're doing well today
hello, hope you're having a good day
hi, how are things
what's going on
what's happening
nice to meet you
pleased to meet you
greetings
greetings to you
salutations
g'day
gday mate
hey mate
hiya love
alright mate
top of the morning
happy friday
merry christmas
happy new year
happy holidays
hey happy thanksgiving
hi I'm {agent}
hello my name is {agent}
hey it's {agent}
hi this is {agent}
anyone there
anybody there
is anyone there?
anybody home
are you there
you there?
hello is anybody here
is someone online
are you online
can you hear me
hi can you help me
can you help me
hello i need help
i need help
help
help me
I need some assistance
can i ask you something
can I ask a question
i have a question
quick question
I have some questions
got a minute?
hi i have a question
hey can i get some help here
is this the chat
testing
test
ciao
aloha
hallo
heyo
ello
long time no see
its me again
hi again
hello again
back again
im back
good to see you
welcome
`,
}
