import type { Examples } from '../examples.ts'

export const THANKS: Examples = {
  thanks: `
you saved me a lot of searching, thank you
that saved me an hour of work, thanks
that cleared everything up, thank you so much
bless you, that answers it
god bless, you made it so clear
thank you honey, now i get it
you just made my day, thanks
thanks a bunch for walking me through it
thanks
thank you
thank you so much
thank you very much
thanks a lot
thanks so much
thanks a million
thanks a bunch
many thanks
thx
ty
tysm
thank u
thank uu
thnx
thanx
tks
cheers
cheers mate
appreciate it
I appreciate it
much appreciated
really appreciate the help
I really appreciate your help
appreciate you
that's very kind
that's kind of you
that was helpful
very helpful
super helpful, thanks
this was really helpful
you've been very helpful
you've been a great help
you're a lifesaver
you are a life saver
lifesaver!
you rock
you're awesome
ur awesome
you're the best
ur the best
you're amazing
you are so nice
good bot
good job
great job
well done
nice work
great
great, thanks
perfect
perfect, thank you
perfect thx
awesome
awesome thanks
awesome sauce
cool
cool thanks
cool cool
nice
very nice
nice one
sweet
excellent
brilliant
wonderful
wonderful, thank you
fantastic
lovely
lovely, thanks
amazing
super
superb
beautiful
dope
sick, thanks
lit
bet
bet, thanks
legend
fab
got it
got it, thanks
ok got it
ok thanks
okay thank you
ok great
ok cool
ok perfect
ok good to know
good to know
good to know thanks
noted
noted with thanks
understood
i understand
I see
i see, thanks
makes sense
makes sense, thanks
ah ok
oh ok
oh nice
alright thanks
alright cool
thats great
that's great news
thats good
that's perfect
that is very good to hear
that answers my question
that answered everything
that helps
that's what I needed
exactly what I needed
just what i was looking for, thanks
thanks for your help
thank you for your time
thank you for the info
thanks for the information
thanks for the quick reply
thanks for answering
thanks for letting me know
thank you, I'll think about it
thanks, let me think about it
ok thanks let me talk to my wife first
thanks i will get back to you
thanks in advance
grateful
so grateful
I'm grateful for your help
god bless you
bless you
merci
thanks again
thank you again for everything
wow thanks
wow great
wow
yay
yay thank you
👍
🙏
❤️
👌
😊
😍 thanks
haha thanks
lol thanks
lol ok
no worries thanks
all good thanks
`,
}
