import type { Examples } from '../examples.ts'

export const DENY: Examples = {
  deny: `
no
nope
nah
naw
no thanks
no thank you
no thx
nah thanks
nah im good
nah i'm good
no i'm good
i'm good
im good
im good thanks
no im fine
i'm fine
I'm okay, thanks
no it's fine
no need
no need thanks
not needed
not necessary
that's not necessary
not really
not really no
not now
not right now
not yet
not today
not at the moment
not at this time
not this time
not interested
i'm not interested
no not interested
not for me
not that one
no not that one
not those
neither
neither of them
none
none of them
none of those
none of these
none of the above
no one of those
nothing
nothing else
no nothing else
no that's all
no that's it
no, that's everything
no that will be all
no more
nothing more
never
never mind
nevermind
nvm
forget it
forget about it
leave it
drop it
skip
skip it
skip that
pass
i'll pass
ill pass
i'd rather not
i would rather not
I'd prefer not to
rather not
please don't
don't
dont do that
no don't
no do not
no please dont book
don't book it
don't book anything yet
no wait
no, wrong
wrong
that's wrong
that is not right
that's not right
not correct
that's not correct
incorrect
that's not what I meant
thats not what i asked
not what i meant
no thats not it
no, something else
no, the other one
no, change something
change something
no i don't
i don't
i do not
no i didn't
no i wouldn't
i don't want that
i dont want that
i don't want it
i don't want any of those
i dont need that
we don't need it
don't need one
i don't like that
i don't like any of them
i don't like her
i don't like him
i don't think so
i dont think so
i doubt it
no way
hell no
hell nah
heck no
absolutely not
certainly not
definitely not
of course not
negative
no sir
no ma'am
nein
non
uh uh
nuh uh
no lol
lol no
no sorry
sorry no
sorry, changed my mind
no changed my mind
no that's too much
no its ok
its ok
it's okay no thanks
no that's alright
maybe not
maybe later
maybe another time
later maybe
another time
i'm not sure yet
im not sure
not sure
not sure yet
i have to think about it
let me think
undecided
👎
❌
🙅
no no no
noo
nooo
`,
}
