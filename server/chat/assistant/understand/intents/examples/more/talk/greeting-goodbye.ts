import type { Examples } from '../../examples.ts'

/** Hellos and farewells. */
export const MORE_GREETING_GOODBYE: Examples = {
  greeting: `
hey hun
howdy partner
howdy y'all
hullo
'allo
hellooo there
yoo
ayo
wsg
wazzup fam
what it do
sup yall
hola amigos
good mornin sunshine
gm
gm team
good evenin folks
afternoon folks
good day sir or madam
good day, dear team
ladies and gentlemen, good evening
to whom it may concern, good morning
dear sirs, good afternoon
dear madam, good day
respected sir, good morning
warm greetings from savannah
greetings and salutations
hello stranger
hello there, new friend
hello sunshine
hello from the airport
hi from nashville
hi again, same person as before
hey im back from lunch
hey remember me
ok but hi first
oh and hello by the way
first of all, hello
before anything else, good morning
let me start with hello
just wanted to say hello
just stopping by to say hey
just popping in to say hello
hi can anybody hear me
hello, is this thing on
is this thing working
mic check
test test
hello? anyone?
u up
yoohoo
ahoy
hey is the chat open
hey got a sec
do you have a moment for me
could you spare a minute
may i bother you for a second
mind if i ask you something
can you help a brother out
i could use some help
i need a bit of guidance
need ur help rn
please help, i'm new here
i'm lost, can you help
quick q for you
got a few questions for yall
i have a couple of questions for you
i've got a question if you don't mind
wondering whether anybody is here
wondering if someone can help me out
my wife asks if anyone is there
my wife sent me here, hello
i hope i'm in the right place, hello
i hope i'm not disturbing, good evening
i hope this message finds you well
i trust you are well
hope your week has been kind to you
hope your morning is going great
how are we doing this evening
how are you feeling today
hows ur night goin
how goes it
how do, friend
what's new
whats the word
you good?
all good over there?
happy tuesday y'all
happy mothers day to everyone
happy halloween
happy fourth of july
happy {weekday} to the whole team
season's greetings
i'm {agent}, nice to meet ya
{agent} here, hello
hey there, {agent} speaking
hello {agent}, how are you
good evening {agent}
call me danny, hi
my name is mrs. whitfield, good afternoon
i'm maria from accounting, hello
hello, i am the assistant of mr. brooks, good morning to you
good morning, this is the events team of a law firm in midtown, i hope you are having a pleasant start to your week
hi there, a coworker of mine gave me the link to this chat, so i just wanted to drop in and say hello
hello dear, i'm seventy four and this is the first time i write in one of these chat windows, how do you do
hey hey, it's a rainy {weekday} here and i'm stuck in traffic, so how are you doing over there
hi, i was on here the other night and my battery died on me, so hello again
good evening, i hope it is not too late to write to you, may i ask you something
hey there, never used this before so bear with me, i have a couple questions if you've got a minute
hello, my english is not so good but i try, how are you today
good morning my friend, i am new in this country, nice to meet you
hello sir, i am very happy to talk with you, you can help me please?
hi, please, somebody can help me here?
hey yall, just got off work and finally have a minute to sit down and chat, how's everybody doing
omg hi, i've been meaning to message yall forever lol, how are you
well hello there, what a lovely little chat window you have, is anyone around to talk to
sorry i got cut off before, my phone died, anyway hello again and good evening
buen día
muy buenos días tenga usted
holis
quiubo
disculpe, ¿le puedo hacer una pregunta?
hola, vengo de parte de una amiga, mucho gusto
¿están ahí?
hello, i found this chat on your page and thought i would start with a friendly good evening
good afternoon to whoever reads this, i hope the weekend treated you kindly
hey there, i'm on the bus so excuse my typing, how are ya
hiya, it's my first time on here and i don't really know how this goes, anybody around to help
good day, i represent a hotel group in {place} and would like to ask a few questions, is someone available
hello hello, long day at work but i finally got a minute, how's your evening
hi, i have some things to ask before i forget them all, are you there
hey its me from {weekday}, how you been since then
good morning, i'm {agent}'s cousin lol, just wanted to say hi
hello and a very good {weekday} morning to everybody at the agency
i am new on this site, hello, somebody can guide me a little?
so i was told i can just write in here whenever, so hi i guess
good evening, may i trouble you for a little help with a couple of things
  `,
  goodbye: `
byeee
buh bye
bye y'all
bye till {weekday}
goodbye for today
goodbye and good luck
godspeed
au revoir
hasta la vista
cheers, bye
deuces
peace yall
imma head out
ima dip, later
gotta bounce
ttys
cul8r
hagd
gnight
sweet dreams
rest well
stay blessed, bye
have a blessed day
have a wonderful rest of your week
have a fab weekend
have fun tonight, bye
enjoy your sunday
happy {weekday}, goodbye
see you next time
see you in {month}
see yall {weekday}
see you at {time} on {date}, bye
until {weekday}, goodbye
till {date}, bye
till we meet again
bye {agent}
goodbye {agent}, see you on {date}
until we speak again
let's talk again tomorrow
chat tomorrow
more later, bye
ok thats everything, bye
ok that's me done
and with that, goodbye
one more thing: have a great night, bye
so yeah that's it from my side, bye
i think that's all, goodbye
i hope you have a lovely evening, goodbye
i hope we don't lose touch, bye for now
i believe we're finished here, good day to you
that concludes my inquiry
that completes everything on my list, goodbye
no further requests from our side, have a good day
nothing more from me today
that covers everything, thank you and goodbye
got all i came for, cya
got what i need, bye now
closing the tab now
logging out now
shutting my laptop, goodnight
you can end this chat
terminate the chat
wrap up the chat please
dinner's ready, gotta go
my ride is here, bye
my boss is coming, gtg
my battery is dying, bye
baby's crying, gotta run
kids are up, talk later
phone is at 2%, bye
i'm late for a meeting, goodbye
imma hit the sack, night
my wife is calling me to dinner, so goodbye
my wife wants her phone back, bye
i'll discuss the {category} with my sister and write again, bye
i'll sleep on {agent} and come back tomorrow, good night
let me mull it over tonight, talk to you tomorrow
will circle back next week, goodbye
will be back once i've spoken to my team, have a nice day
i will return to this chat another day, good day
i go now, bye bye my friend
i must go, i wish you a good day
now i go to sleep, good night to you
ok is everything for today, goodbye
that is everything i wanted to know about the {category}, so i will let you go now, have a good evening
well my dear, it's past my bedtime and my eyes are getting tired, so i bid you good night
thank you for all the information, i'll take it to our committee tonight and be back another time, goodbye
my lunch break is over and the boss is giving me the look, so i gotta run, talk to you later
okay i've got everything i need for the {event}, i'm gonna close the chat now, take care and have a good one
it was a pleasure chatting with you, i have no more questions for today, so goodbye and all the best
omg it's already {time} and i still have to pick up the kids, so bye for now and have a great day
lol ok i've bugged you long enough, i'm off to bed, nighty night
we have everything we require for our meeting, so you may close this conversation, kind regards
alright my uber just pulled up outside so i'm heading out, catch you another time
i need to check a couple of dates with the venue before i decide anything, so i'll come back on {weekday}, bye
so that was the last thing i had on my list, see you at the party and take care till then
bueno, ya me voy, cuídese mucho
ahí nos vemos
hasta el {weekday}
buenas noches, que descanse
ya es todo, que le vaya bien
me voy a dormir, hasta mañana
luego le escribo, adiós
i have to go pick up my mother from the doctor now, so goodbye and have a peaceful evening
good, i will tell all this to my family and come again another day, bye bye
that settles {weekday} for me, so i'm signing off, have a great night
i'm about to board my flight so i have to switch my phone off, talk to you when i land
let me show the {category} list to the girls first, i'll be back in a few days, bye
my shift starts in two minutes so i gotta put the phone away, later
thanks to you i'm done earlier than i thought, enjoy your day, goodbye
alright sweetheart, the kettle is whistling, so i'll say goodbye now
i have written down everything you told me and will now switch this thing off, a very good night to you
that's enough party planning for one day, my brain is fried, so i'm out, see you next time
our conference call starts in a minute so i must leave you here, have a productive day
ok the food is getting cold and everybody's waiting on me, bye now and thanks for everything
  `,
}
