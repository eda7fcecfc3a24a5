import type { Examples } from '../../examples.ts'

/** Words of gratitude, and wishes to begin again. */
export const MORE_THANKS_START_OVER: Examples = {
  thanks: `
thanks hun
thanks boss
thanks buddy
thanks fam
thanks a ton
thanks heaps
thank you kindly
thankyouu
ty ty
tyvm
thx a lot
thanku so much
mad props
kudos to you
respect
much love for that
luv u for this
bless your heart
you're a star
you're a gem
you're so sweet
ur a real one
ur the goat
clutch, thanks
w assistant
good lookin out
preciate you big time
ok sweet thanks
ok wonderful
ah makes sense now, thx
oh thats good news, thanks
oh wow that's so helpful
phew thank you
that's all clear now, thanks
that's a relief, thank you
crystal clear
gotcha
duly noted
thank you ever so much, dear
i thank you most sincerely
my heartfelt thanks to you
with sincere appreciation
i am much obliged to you
i am deeply grateful
we are grateful for your assistance
your help is greatly appreciated
appreciate you explaining that
appreciate your patience with me
how kind
what great service
what a helpful assistant
great answer
well explained, thank you
very informative, thanks
cheers for that
ta
and thanks for the other answer too
and thank you for being so patient
ok but seriously thank you
one more thing: thank you
so thank you for that
wondering how to thank you for all this
my wife says thank you
my mom says god bless you
tell everyone there thank you from me
pass my thanks on to the office
thank you {agent}
thanks {agent}, you were great
tell {agent} thanks from all of us
thanks for telling me about {agent}
thank you for explaining how the {categories} work
thanks for sorting out the {category} thing
thank you for your help with {date}
thanks for checking {weekday} for me
thanks for looking that up
thank you for the explanation
thanks for being honest
thanks for the heads up
thanks for getting back to me so quickly
thank you for bearing with me
thank you for taking the time
thanks for putting up with all my questions
i owe you one
couldn't have done it without you
i don't know how to thank you
you made this so easy
you've been wonderful
you have been most helpful
you're good at this
you're a pro
gold star for you
10/10 help
best assistant i've talked to, thanks
glad i asked, thanks
glad to hear it, thank you
so happy right now, thank you
thank god, that's good to know
woohoo thank you
thank you my friend, you help me very much
very thanks for your help
i thank you for the information, is very clear
thank you sir, god give you long life
i had been worrying about this all week long and you just put my mind at ease, thank you so very much
i must say i was skeptical about chatting with a computer but you explained everything beautifully, thank you dear
on behalf of our whole committee i would like to thank you for your prompt and thorough answers this morning
that was exactly the information my boss was asking for, you just saved me an hour on the phone, many thanks
i've asked like ten other places and nobody could tell me that, so seriously, thank you
omg i was stressing so hard about this and you cleared it up in two seconds, ily thanks
okay that makes a lot more sense now, sorry for all the questions and thank you for being so nice about it
lol you're way nicer than the last place i talked to, appreciate you fr
my husband and i read your answer together and it was very clear, so thank you from both of us
the {category} info was super useful for my planning sheet, thank you for putting it so clearly
qué amable es usted, se lo agradezco mucho
gracias mil, me salvó la vida
gracias por aclararme eso
muchas gracias por su paciencia
mi esposa le da las gracias
te pasaste, gracias
ah ya entendí, gracias
dios lo bendiga, gracias
thank you so much for explaining the {category} thing, i honestly didn't get it before
thanks for going through all of those {categories} with me, i know it took a while
ok that's good to know about {agent}, i appreciate you looking into it
i wasn't expecting an answer this late at night, so thank you
that's very considerate of you, young man, thank you
my boss will be pleased with that information, thank you for the quick turnaround
you explained it better than my own planner, thank you
sorry for being so difficult earlier and thank you for staying so friendly with me
i'm really relieved to hear that about {date}, thank you so much for checking
i just want to say that you have been more helpful than anybody i called this week
ok cool that was all super clear, no complaints from me, thanks a ton
we are very thankful for your explication, it was good for us
the whole bridal party is happy now because of you, so thank you from all seven of us
  `,
  'start-over': `
reset plz
wipe it
zero it out
reboot the chat
run it back from the top
rewind to the start
back to step one
step one again please
return to the beginning
return me to the main menu
take me back to the first question
take me to the start
go home, start new
first question again
begin anew
commence again please
lets go again from scratch
let's reset
let's take it from zero
let me try that from the beginning
i need a reset
need a do over fr
i wanna redo this whole thing
i'd prefer to start afresh
i would like to wipe everything and begin again
my bad, start ova from scratch
my bad, wipe all that
ok but can we start from zero
and what about starting over
one more thing, forget all i told you and restart
so can we begin from the top again
quick q: can i reset this chat
quick one, how do i clear all this and start new
wondering whether i can wipe my answers and begin again
wondering if there is a restart button
how do i start this over
how can i go back to the first step
is there a way to reset what i entered
is it possible to begin from the beginning
could you forget what i told you so far
could you discard my previous answers
would you kindly clear what i have entered and begin again
may we go back to the very beginning
kindly reset the session
please discard the previous request and begin a new one
please erase my entries
please clear this thread
empty everything
flush everything
purge all my answers
trash it all, start fresh
chuck all that out and start new
strike all of that
scratch all of that
nah scratch that whole thing n start fresh
delete my answers
remove all filters and start new
reset my search
clear out what i picked
clear {category} and everything else, start again
clear {agent} and the date and all, fresh start
forget the {category} and all the rest, start over
forget {agent}, forget {date}, lets start from zero
forget the {event}, the date and everything, new start
forget everything about {date} and start again
drop the {category}, the date, all of it, and restart
ignore all my answers so far, i'm starting again
pretend i just got here
treat me like a new visitor
act like i never said anything, start fresh
as if we never talked, from the beginning
new start please
new session
start a fresh chat
start a brand new request
blank slate
tabula rasa
hit the restart button
can u clear all dis
i hope we don't have to keep all that, i want to begin again
i hope there's a way to erase this and start over
my wife asks if we can start over with different details
my wife changed everything, so let's start from scratch
my boss changed the whole plan, back to zero
my kid was typing nonsense, please reset
my cat walked on the keyboard, clear the chat
wrong {event}, reset it all
i gave you all the wrong details, restart
i typed it all wrong, begin again please
i got everything mixed up, start from zero please
i'm lost, take me back to the beginning
you mixed it all up, go back to the start
we begin again from zero, yes?
please, i want make everything new from start
i make mistake in all, can we do again from beginning
how i can erase all and begin again
i told you {category} and {date} and {guests} but all of that has changed, so please throw it out and let's start over
dear, i'm afraid i have confused myself with all these dates, could we go back to the very beginning please
okay so this whole conversation got super messy and it's my fault, can you just wipe it so i can start fresh
we've been asked to plan a completely different event now, so please discard everything above and let us begin with a new request
my husband was typing before and he put in all the wrong stuff, so forget what he said and start over with me
ugh you keep showing me things from before, please delete everything you have on my search and start from scratch
i was asking for my sister's party until now but this next one is for work, so clear everything and let's start again
lol i was drunk when i typed all that last night, pls erase it and lets begin again from the top
for the sake of clarity i'd rather reset the whole request and give you the details once more from the beginning
i think we went down the wrong path somewhere, take me back to the start and ask me everything again
that's not even the right city or the right weekend, everything i entered is off, so let's just restart this chat
there are too many old details stuck in this conversation, could you clear them all and begin a new search
empecemos otra vez porque me equivoqué en todo
¿podemos comenzar de nuevo?
borre todo lo que le dije y empezamos otra vez
bórralo todo, va de nuevo
quiero hacer una búsqueda distinta desde cero
me hice bolas, volvamos al principio
¿cómo reinicio la conversación?
you know what, none of this is what i had in mind when i came here, so erase it all and let's take it from the beginning
the client just called and turned the entire concept upside down, so kindly drop the whole request and let me enter a new one
i asked about {categories} and {agent} and a hundred other things and now i'm dizzy, please reset everything
my little brother got hold of my phone and typed a bunch of junk in here, can you delete that and start fresh with me
hmm that didn't go anywhere, shall we just go back to the first question and do it all again
  `,
}
