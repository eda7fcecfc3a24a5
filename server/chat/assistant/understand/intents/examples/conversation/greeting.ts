import type { Examples } from '../examples.ts'

export const GREETING: Examples = {
  greeting: `
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
