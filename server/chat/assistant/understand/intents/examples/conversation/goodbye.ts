import type { Examples } from '../examples.ts'

export const GOODBYE: Examples = {
  goodbye: `
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
