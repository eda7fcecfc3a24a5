import type { Examples } from '../examples.ts'

export const GOODBYE: Examples = {
  goodbye: `
alright im headed out, talk later
okay thats it, enjoy the rest of your day
my break is over, see you
i have to get back to work, bye
until next time, stay well
that was all i needed, goodbye
ok off to bed, good night all
good night, sleep well everyone
going to sleep now, night yall
ill come back after i asked my husband, bye
back tomorrow, bye for now
i'll talk it over at home and come back, goodbye
out the door, talk soon
take care now, that was all
gotta head out now, bye
i have to run, break is over
time for bed, goodnight
im heading to bed, night
off to work now, cya
heading out the door now, talk to you soon
that's all from me today, take care
that is it for now, thank you and goodbye
all the best to you and the team, bye
goodbye and regards to everyone there
catch you another day
signing off now
ok im out, ttyl
have a good one, im logging off
im gone, peace out
so long, and have a lovely week
bye
bye bye
byee
goodbye
good bye
bye now
ok bye
okay bye
thanks bye
thank you, goodbye
great, bye
see you
see ya
see you later
see you soon
see u
cya
later
laters
later gator
talk later
talk to you later
ttyl
talk soon
speak soon
catch you later
catch ya later
peace
peace out
i'm out
im out
im off
gotta go
got to go
i gotta go
i have to go now
have to run
need to go now bye
I'm leaving now
i have to leave
gtg
g2g
brb
be right back
i'll be back
ill be back later
i'll come back later
I will come back another time
i'll check back tomorrow
ill write again tomorrow
maybe later, bye
have a good day
have a nice day
have a great day
have a good one
have a great evening
have a good night
have a lovely weekend
enjoy your day
enjoy your weekend
you too, bye
u too
same to you, goodbye
good night
goodnight
gn
nighty night
night
sleep well
take care
take care bye
take it easy
stay safe
farewell
so long
cheerio
toodles
ta ta
ciao bye
adios amigo
until next time
till next time
til then
until then, bye
see you at the party
see you saturday then
see you on {date}
cu
that's all, bye
that's all for now
that's all for today, thanks and bye
that is all thank you
thats it thanks bye
that's everything, thanks
that will be all
i'm done
im done here
we're done
all done, thanks
all done here
i'm all set
all set thanks
im all set, have a good one
nothing else thanks
no more questions
no further questions, goodbye
that was it
that was everything
i have everything i need
I've got everything I need, thanks
end chat
end the chat
close the chat
close chat
close this conversation
you can close this
please close the chat
quit
exit
stop chat
finish
leave chat
we are finished here
ok im good bye
alright bye then
cool see ya
k bye
kk cya
xoxo bye
bye 👋
👋 bye
✌️
`,
}
