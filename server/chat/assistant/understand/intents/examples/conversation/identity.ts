import type { Examples } from '../examples.ts'

export const IDENTITY: Examples = {
  identity: `
am i talking to software
is this software or staff
let me guess, you're a program
my mother says i talk to a computer here, is that so
is my friend right that you are a program
my husband thinks this is a machine, is he right
am i chatting with software or with staff
someone said this is only a computer answering
are you a bot
are you a robot
are you human
are you a human
are you a real person
are you real
r u real
are you an ai
are you ai or a person
are you a person or a machine
am i talking to a bot
am I talking to a real person
am i chatting with a human
am i speaking with a computer
is this a bot
is this a robot
is this a real person
is this automated
is this an automated chat
is this an ai chat
is this a human or a bot
is it a person typing this
is somebody actually typing
is anyone real here
are you chatgpt
are you chat gpt
is this chatgpt
are you gpt
are you claude or chatgpt
are you alexa
are you siri
which ai are you
what ai is this
what model are you
which language model are you
who made you
who built you
who programmed you
who created you
who are you
who r u
who am i talking to
who am I speaking with
who is this
whos this
what are you
what are you exactly
what's your name
what is your name
whats ur name
do you have a name
what should I call you
what can you do
what can you do for me
what can you help me with
what can you help with
what do you do
how can you help me
how do you work
how does this chat work
how does this assistant work
what is this chat for
what's this chat for
what can i ask you
what kind of questions can i ask
what do you know
what else can you do
do you have feelings
do you sleep
do you get tired
do you have a body
are you a man or a woman
are you a girl or a boy
are you male or female
are you single
how old are you
where do you live
where are you from
do you work here
do you work for marquee
are you an employee
are you the owner
are you the manager
are you {agent}
are you part of the agency
are you customer service
are you someone from the office
are you smart
are you alive
are you conscious
you're a bot right
youre not real
you sound like a robot
u sound like a bot
you must be a bot
this is a bot isn't it
so you're just a computer
so ur a bot
bot?
robot?
human?
real person?
ai?
prove you are human
prove you're not a robot
Could you tell me whether I am speaking to a person?
May I ask who I am chatting with?
To whom am I speaking?
tell me about yourself
tell me about you
introduce yourself
do you learn from what i say
do you remember me
do you remember our last chat
can you remember what i said
can you think
do u understand english
do you speak spanish
which languages do you speak
can you speak vietnamese
`,
}
