import type { Examples } from '../examples.ts'

export const AFFIRM: Examples = {
  affirm: `
yes
yes please
yes pls
yeah
yea
ya
yah
yep
yup
yupp
yess
yesss
yes!
yeah sure
yeah please
yeah do that
yeah go ahead
sure
sure thing
sure, why not
sure go ahead
sure please
of course
of course please
absolutely
definitely
certainly
indeed
totally
for sure
fo sho
fasho
4 sure
ok
okay
k
kk
okey
okie dokie
okay yes
ok yes
ok do it
ok sure
ok lets do that
ok go ahead
alright
alright then
all right
right
that's right
that is right
thats right yes
correct
that's correct
yes that's correct
yes, correct
exactly
exactly that
precisely
true
affirmative
agreed
i agree
deal
done deal
it's a deal
go ahead
please go ahead
go for it
go on
do it
do it please
please do
please do that
please
yes do it
yes do that
yes i do
yes i would
yes I'd like that
I'd like that
i would like that
i would love that
I'd love to
would be great
that would be great
that would be lovely
that would be nice
that would be good
that'd be perfect
that works
that works for me
works for me
works
that'll work
it works for us
sounds good
sounds great
sounds good to me
sounds perfect
sounds like a plan
looks good
looks right
looks good to me
good
fine
fine by me
that's fine
thats fine with me
im fine with that
i'm ok with that
i'm in
im down
im game
down
yes we are
yes it is
yes she is
yes, that one
yeah that one
that one
yes him
yes her
yes both
let's do it
lets do it
let's do that
let's go
lets gooo
proceed
continue
carry on
next
confirmed
i confirm
confirm
yes confirm
yes, i'm sure
im sure
positive
you bet
you got it
bet yes
why not
i guess so
i guess
i think so
i suppose
probably yes
hell yes
hell yeah
heck yeah
oh yes
aye
oui
uh huh
mhm
mm hmm
yas
yaaas
✅
👍 yes
👍🏽
absolutely yes please
yes show me
show me
yes show them
yes more please
more
yes tell me more
send it
yes send it
yes please send it over
yes, that's what i meant
that's what I meant
thats it exactly
yes thank you
yes thanks
`,
}
