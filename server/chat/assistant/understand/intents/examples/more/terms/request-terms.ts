import type { Examples } from '../../examples.ts'

/** More ways to ask for the terms, and what a request binds to. */
export const MORE_REQUEST_TERMS: Examples = {
  'request-terms': `
does sending this commit me
is asking the same as booking
where's your contract
am i bound by the form
when is it a firm booking
so it's only a request?
any legal strings
who approves my request
may you decline us
is the shown price locked
i submitted, is it final
can i request and then decide
can i see your agreement
what binds me
is the date blocked already
do i have to put my signature somewhere
what's in your terms
do requests run out
could {agent} turn me down
just a request or a real order
and is that binding
ok but am i obliged to anything then
one more thing, where are your terms of service
quick q: is a sent form a booking
pls send the terms and conditions
wondering whether a request obliges me to take it
my lawyer asks if there is a written contract
i hope i'm not tied down just by asking
what do i accept when i tick the little box
is my {date} guaranteed as soon as the form is in
does the performer need to agree before it counts
on which basis do you accept or refuse a request
until you confirm, might someone else get {agent}
kindly forward your general terms for our review
does a quote from this chat hold up
will the price stay the same after i've sent the request
at what stage is the {category} truly ours
can i put in a request without any commitment
what counts as confirmed, the email or the form
is there a legal agreement between me and the agency
what exactly becomes valid when i hit the button
how long is a request valid before it's void
do you give out a signed agreement for corporate clients
would the office ever reject somebody's request
is it a preliminary thing or already the real deal
which conditions apply when i hire a {category}
who has to say yes before it's a booking
may our company add clauses to your contract
are your terms published anywhere
could the quoted {money} go up after confirmation
hi there, i'm about to press the button for {agent}, but i want to be sure that it's merely a request and not a purchase
so if i send this off and tomorrow i find somebody else, am i obligated to go through with you or is it loose until you answer
our legal team will not let us engage anyone without a contract, could you provide your standard agreement for {date}
i've submitted a request for a {category}, and my friends want to know if it's settled or if you could still say no to us
good morning, kindly explain at which point an inquiry with your firm turns into a binding engagement
my buddy sent a form last year and thought it was a done deal, then someone else had the date, when is it actually mine
i'm comparing a few agencies and want to ask each for {date}, is it fine to send a request that i might not follow up on
yo if i hit send on this is it like locked in or yall gotta say yes first
in the form there is a check box about conditions, i like to read the conditions first, where i find it
you've told me a total of {money}, but is that a fixed offer i can rely on or might the office change it afterwards
before i invite {guests} to see {agent}, i need to know what makes it definite, your email or the form i filled in
we have a master services agreement that every supplier signs, would your agency be willing to sign ours in place of yours
i pressed send twice because my internet was slow, have i now ordered something or is it only waiting for your decision
suppose two people want {agent} for the same {weekday} and both sent the form, who is first and who decides
is there some document with all the rules that a customer of yours agrees to in one place
ok so my request is with you, can anybody else take that evening while the office is thinking about it
do i have any obligations as long as the request hasn't been accepted
they told me it isn't a booking until it's confirmed, what's the difference in practice
what are valid reasons for your side to turn down a {event}
will i be held to it if i send the form now but my boss says no tomorrow
can a request be sent as a question only, with no promise to hire
how firm is it once the {category} has said yes, does the office have to agree too
if you folks say yes, am i automatically bound or do i get to think about it
does it need a signature before the booking is real
is there a rulebook or contract that i get with my confirmation
binding or not?
contract?
t and c
non-committal request?
firm or tentative
your terms please
copy of the agreement
just inquiring, no commitment ok?
final once i submit?
¿me obliga a algo mandar la solicitud?
¿ya queda apartado cuando envío el formulario o falta que acepten?
¿dónde puedo leer el contrato?
¿quién decide si aceptan mi solicitud?
¿el precio que sale es fijo o puede subir?
mi abogado pide sus términos, ¿me los mandan?
  `,
}
