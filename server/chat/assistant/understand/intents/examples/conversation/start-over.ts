import type { Examples } from '../examples.ts'

export const START_OVER: Examples = {
  'start-over': `
i messed this up, can you reset the conversation
my inputs are a mess, wipe the chat please
reset this chat for me
could you clear the conversation so i can begin again
start over
start over please
let's start over
lets start over
can we start over
can we start again
can i start over
I want to start over
i'd like to start over
i want to start again
start again
start again from the beginning
start from scratch
let's start from scratch
from scratch please
start from the beginning
back to the beginning
back to the start
go back to the start
go back to the beginning
begin again
let's begin again
begin from zero
restart
restart please
restart the chat
restart this conversation
can you restart
reset
reset please
reset everything
reset the chat
reset all of that
reset the conversation
hit reset
clear
clear everything
clear all
clear the chat
clear that
clear my search
clear my choices
clear all filters
clear the details
wipe everything
wipe it all and start fresh
wipe the slate clean
clean slate
erase everything and start over
erase all that
delete everything I said
delete all that and start again
remove everything
forget everything
forget everything i said
forget what i said
forget all of that
forget all that, new question
forget that, lets begin again
forget about all that and start new
ignore what I said before, let's start again
disregard what i said, new plan
scrap that
scrap all that
scrap it, start over
scrap everything
nevermind all that, start over
never mind all of it, fresh start
fresh start
let me start fresh
starting fresh
new search
start a new search
new request
start new
start anew
something completely different, start over
let's try this again
let's try again from the top
from the top
take it from the top
one more time from the start
do over
can i get a do over
redo
let me redo this
redo everything
undo everything
cancel all that and start over
this is all wrong, start over
you got it all wrong, let's start over
all wrong, restart
i messed up, start over
i made a mistake, can we start again
oops start over
ok new plan, forget the rest
totally new plan, reset
different party now, start over
new event, start from zero
this is for another event, clear the old one
Could we please begin again?
Would you please reset our conversation?
I'd like to begin from the start, please.
can u forget all the stuff before
can you forget my previous answers
drop everything so far
throw it all out, lets start over
lets go back to square one
back to square one
square one
main menu
back to menu
back to main menu
go back to the menu
start ova
strat over
begin new conversation
new conversation
new chat
start a new chat
open a new chat
`,
}
