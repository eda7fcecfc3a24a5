import type { Examples } from '../../examples.ts'

/** Yes and no to what the assistant asked. */
export const MORE_AFFIRM_DENY: Examples = {
  affirm: `
yessir
yee
yes ma'am
okey dokey
ten four
bingo
you guessed it
that's the one
thats correct yea
by all means
hundred percent
aight cool do that
sure do
sounds about right
sounds fantastic to us
suits me fine
suits us perfectly
perfect, go ahead
cool, let's do it
excellent, please continue
you may
you may proceed
please proceed
gladly
with pleasure
love to
i'd be delighted
would love it
hit me
bring it on
green light
thumbs up from me
you have my approval
we have a deal
count me in
sign me up for that
i'm on board
works on our end
that's right, {date}
yes {date} is correct
correct, {weekday}
yep {weekday} at {time}
yes that's the right time
yeah {guests}, thats right
right, {place}
yes, {hours}
yeah {agent} sounds good
yes i meant {agent}
yup that's who i mean
yes to the {category}
and yes to the other one too
ok but yes
well yes, i guess that's right
hmm yeah ok
ugh fine yes
for the third time, yes
i already said yes
yes!! finally
omg yes please
heck yes lets gooo
yah go for it man
ya lets do dat
yes you can
yes of course you can
yes kindly do so
yes, i would appreciate that
yes, we would be interested in that
yes, that is quite right, my dear
that is indeed what i had in mind
you understood me perfectly
you understood it correctly
that is exactly what we had in mind
my wife says yes
my husband nodded, so yes
my boss just approved it, go ahead
the bride says yes
we talked it over and the answer is yes
just checked with the others and everybody agrees
i asked around the office and we're all fine with that
i'm not picky, that works
i see no reason not to, please go ahead
i've got nothing against it, go on
i can live with that
couldn't agree more
can't argue with that, yes
that will be fine, thank you
yes it's okay for me
is good for me, yes
yes i am agree
yes is correct what you say
ok for me is good, please do
yes please, you do like this
yes that is right, my team and i have gone over what you wrote and we'd like you to proceed
i ran it by our director this morning and she is happy with everything, so please carry on
well i wasn't sure at first but now that you say it like that, yes, let's go with it
okay so i talked with the girls and we all think that sounds amazing, so yes please
sorry for the wait, i had to ask my husband about it, and he says yes, that is fine with him
i had to put my glasses on to read it but yes, dear, everything you listed is correct
you got all of it right, the day, the time and the place, so please go on to the next step
to answer your question, yes we are, and yes we'd like to see what you have
i was just about to say the same thing, so yeah, go ahead and do that
that is precisely what we discussed internally, so you can take this as a yes from our side
sorry i was away from my phone, the answer to what you asked is yes
yes yes, no need to ask twice, just go ahead
sí, muéstreme por favor
sí, así lo dejamos
claro, síguele
órale, va
sale, hágale así
sí, es correcto lo que dice
mi esposo dice que sí
afirmativo
yes {date} at {place} is what i said, you have it right
yeah {time} on {weekday} is perfect for us, please go on
yes, {guests}, just like you wrote
yep that's the {event} i was talking about
yes i'd like that very much if it isn't too much trouble for you
sure thing, my friend already told me you'd ask, and yes
right, that is the one i saw on your page and the one i meant
my mother in law just gave her blessing too, so yes please go ahead
okay you convinced me, let's do it the way you said
yes thats fine with us, we dont mind at all
hmm i had to think about it for a second but yes, i'd say that's okay
of course you may, why wouldn't you
  `,
  deny: `
no mam
hard pass
hard no
that's a no from me
gonna have to say no
i decline
i'll leave it at that, no
not my thing
not feeling that one
nah that aint it
nah we good
im straight, thanks
im cool on that
we're ok without that
no need for that
don't bother
please don't trouble yourself
we'd rather not
i would prefer something else
i'm afraid not
i am afraid that's not it
unfortunately not
under no circumstances
no chance
not even close
you misunderstood
you got me wrong, no
you have it wrong
thats not what i said
i never said that
i said no
i already said no
no means no lol
for the last time no
stop asking, no
no we're not
no that isn't him
no, {weekday} was never the plan
no, {date} is wrong
no not at {time}
no that's not the place
not in {place}, no
no, not {agent}
nah not {agent}
no i didn't mean {agent}
we don't care for {agent}, no
no {category} needed
no, we don't need a {category}
no to the {category}
and no to the second one as well
ok but no
well no, not exactly
hmm not quite
hmm i don't think that's right
lol no way
haha no not that
oh no no, not that
oh no thank you dear
no my dear, that isn't it
that's kind of you but no
kind offer, but no thank you
sweet of you to ask but no
thank you but i'd rather not
thank you, but we have decided against it
we've decided against that
we are going to pass
i'm good where i am, no
hold on, no
wait no, not that
stop, that's not right
let's not
don't add that
please don't send it
do not go ahead
don't do anything yet
please refrain from that
too early to say, so no
not until i've asked my wife
not before i check with my boss
not sure about that one, so no for now
can't say yes to that now
my wife says no
my husband isn't keen, so no
the bride said no
my boss turned it down
we talked about it and the answer is no
none of them are right for us
none of that applies
i like neither
no one there appeals to us
is not good for me, no
no is not what i want
i no want this, thank you
no please, is wrong
i am not agree with that
no, this is not correct what you wrote
no, i'm sorry, you've got the wrong idea, that isn't what i was asking you for at all
thank you for offering, but we talked about it at home and would rather leave it for now
i appreciate the offer but my manager has already turned that down, so it's a no from our side
that is sweet but honestly i don't want any of those, they're just not my thing
after thinking it over with the girls we decided we don't want that, so no thanks
sorry, i should have been clearer, but no, none of what you listed is right
it's not that we don't like it, we simply don't need it, so no thank you
i hit the wrong button a second ago, i meant no, please don't do that
to answer your question, no, we don't, and we don't plan to either
no, you mixed it up, that was not the day i told you
no pues no
no, muchas gracias, así nomás
nel
no, se equivocó, eso no dije
mi esposa dice que no
por ahora no, tal vez más adelante
no me convence ninguna
negativo, eso no es
no, {guests} is not what i told you
no, {hours} isn't right
no that's a different {event}, not mine
no, we're not in {place}, you must have misread that
nope, {agent} isn't the one i was talking about
no need, we already have a {category} lined up from somewhere else
no thank you, we have all the people we need
actually no, on second thought leave it the way it was
i don't believe that's what i asked for, so no
no, my sister already took care of that part, but thanks for asking
if i'm being honest none of those really speak to me, so i'd rather not
i know you mean well but i told you twice already that the answer is no
we had a vote in the group chat and everybody said no, sorry
my accountant would kill me, so no, not this time
thank you kindly, young lady, but at my age i can do without that
  `,
}
