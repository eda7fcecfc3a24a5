import type { Examples } from '../../examples.ts'

/** More ways to ask for money in advance, and for calling a booking off. */
export const MORE_DEPOSIT: Examples = {
  deposit: `
any deposit needed
how big a down payment
do you ask for earnest money
whats the upfront amount
is a prepayment expected
money down or no
what share is due up front
does my date need a deposit
do i get the deposit refunded
will {money} reserve the spot
is there a holding fee
any reservation fee up front?
booking fee up front?
deposit amount for a {category}
security deposit for the evening?
do you want half first
retainer or no retainer
is the advance returned to me
can the deposit be smaller
do u need smth upfront
and the deposit, how much is that
ok but is there a down payment
one more thing, do you want a deposit for {agent}
quick q: what percentage do i put down
pls tell me the deposit for {hours} of a {category}
wondering whether you need a deposit to keep {date} for us
my wife asks if we have to leave a deposit
i hope we don't have to put money down first
no advance payment required i assume?
is the deposit a flat sum or does it depend on the total
does the down payment come off what i owe later
kindly let me know the size of the deposit
what would the retainer be for a {event}
some places ask for half in advance, do you as well
who keeps the deposit if the event never happens
is my advance safe if your {category} calls in sick
can i transfer my deposit over to another date
do you take a damage deposit for the equipment
how much has to be paid in advance to make it firm
would you hold {agent} for me without any money down
is a credit card guarantee enough or is it a real deposit
do returning customers have to put something down
does a church group need to pay a deposit
is the first installment a deposit and how large is it
what fraction of the price secures the booking
must i wire a deposit before the {category} is mine
can we do without the advance since we've booked before
is the deposit the same for every {category}
is the down payment lost if we pull out
two performers, is that two deposits
our bank needs two days for transfers, so how much of a deposit would you want from us to keep the date
we got burned by a band once that ran off with our advance, so i'd like to know how much you take beforehand and whether that part comes back to us
hi, before i talk to my fiancé, could you tell me what you would need as a deposit for a {category} on {date}
i'm organizing this for twelve friends and collecting money takes forever, is there a deposit and would {money} cover it
our purchasing department does not usually approve advance payments, is it a strict requirement that a deposit be made
i've never hired talent before, with the caterer we had to pay thirty percent to hold the day, is it the same with you folks
good evening, my late husband always handled these things, may i ask if you require a sum in advance to reserve a musician
say the whole thing costs {money}, what part of that do you want as a down payment
yo before i lock {agent} in, whats the deposit lookin like
we may have to move the party, so would our deposit just carry over to the new day or would we have to put down another one
i read on another agency's page that the retainer is never returned, how do you treat the retainer with you
excuse me, it is necessary to give some money before, like guarantee, or not
the hotel already took a deposit, the florist too, please tell me you don't want one as well
we run on a tight grant budget and can't pay much ahead of time, is a smaller deposit negotiable for nonprofits
when i reserve a {category} for {hours}, is it the full amount in advance or only a deposit, and how much is that deposit
if it turns out that {agent} can't do {date}, does the money i put down come right back to me
my boss wants to know exactly what percentage is collected as a deposit and if it's deducted from the final invoice
so i can just book and nobody wants a cent of deposit from me, or did i miss that
for a long event of several days, how is the advance worked out, per day or for the lot
i'd feel better leaving a little something to secure the date, what deposit do you take
whats the least i can put down rn to keep {agent}
we have {money} in hand today, is that enough of an advance to claim {date}
ok and after i put the deposit down, is it subtracted from the bill
is there any scenario where my down payment isn't returned
up-front money?
advance?
half now?
down payment amount
minimum deposit
is the retainer refundable or gone
refundable holding deposit?
what do you need down for {date}
¿de cuánto es el anticipo para un {category}?
¿hay que dejar algo de dinero para apartar a {agent}?
¿el enganche se descuenta de la cuenta final?
mi esposo pregunta si piden depósito
¿me regresan el anticipo si el artista no puede venir?
¿qué parte se paga por adelantado?
  `,
  cancellation: `
pulling out, what's the penalty
rules for calling it off
cancel fee?
what if the party falls through
is there a charge for backing out
can i drop out a week before
we won't need {agent} after all
event's off, cancel please
need to nix our booking
do i lose my money if i bail
how do i call off my {category}
free cancellation till when
what's refunded if we withdraw
axe the booking for {date}
the couple split up, cancel it
any money back if we scrap it
last day to cancel without cost
cancellations, how do they work
do you refund late cancellations
i wanna undo my booking
ok but can i still get out of it later
one more thing, what's your refund policy
quick q: cancel two days out, what do i owe
pls cancel the {category} we have for {date}
wondering whether we can back out without paying
my wife asks if we could still call it off next week
i hope we don't have to pay everything if the wedding is called off
what portion comes back to us when we cancel in time
how many days of notice do you need for a free cancellation
if my client pulls the plug on the event, what are the charges
is there a grace period in which i can undo a booking
does it matter how late we cancel
kindly cancel our reservation, the reception will not take place
we have decided not to go ahead with the {event}, what do we owe you
what happens to my payment when the venue shuts us down
suppose it pours and we drop the whole thing, do we still pay
do you charge a kill fee
is the whole amount due if i call off the same morning
would a doctor's note let me off the cancellation fee
the birthday boy is sick so the party is not happening, please cancel
can one get a full refund a month before
how is the money returned after i cancel
what's the damage if i cancel {agent} tonight
i no longer require the {category} i reserved, how do i withdraw
could i cancel half of my order and keep the rest
is it a percentage that you keep when someone cancels
do you keep the full {money} if we don't go through with it
when exactly does canceling start to cost something
what does the small scale look like, 30 days, 14 days, 2 days before
hi, we have a {category} booked for {date} and my father-in-law has just passed away, so there won't be a party, how do i call it off
before i book anything i'd like to understand what it would cost me if my plans collapse and i have to cancel at short notice
our ceo may be traveling that week and then the dinner won't happen, up to what day could we withdraw free of charge
so i'm in the military and could get orders any day, would i be able to cancel and see my money again in that case
the hurricane season worries us, if there's a warning for {place} and we call everything off, do we get a refund or a credit
good morning, regretfully the anniversary party for my parents must be called off, would you please cancel the gentleman we had reserved
yo the homie called off his wedding smh, can we kill the bachelor party booking and get the cash back
i reserved {agent} ten minutes ago by mistake for the wrong year, can you wipe that booking before it costs me anything
please how it works when i cannot make the party and i must cancel, i get the money or i lose the money
my roommates are unreliable and half of them might drop out, if i end up canceling the day before how bad is it
we'd need your cancellation terms in writing, specifically the fees that apply within fourteen days and within forty-eight hours
our permit for the park got denied this morning, so i'm afraid we have to scrap the whole booking, what's the next step
i'm nervous about committing since my due date is the same month, what's your policy if the baby comes and we have to cancel
i called off our reservation last {weekday} and haven't seen my refund, how many days does that normally take
if the {category} is canceled by us because not enough tickets were sold, how much of the {money} do you keep
no hard feelings, but we found somebody in the family to play for free, so cancel what we have with you please
let's say i cancel on {date}, would that still be in the free window for a party on {date}
ok and if only one of the two performers isn't needed any more, can that one be canceled without a fee
what's the latest hour on the day before at which a cancellation is still ok
i want out of my booking, where do i click
is there some kind of mercy rule or do i just lose everything when i cancel
is there any fee when we cancel a request that nobody has confirmed yet
call off {date} please
refunds?
no-show on our side, what do we pay
penalty for late cancel
money back guarantee if we cancel?
withdrawal from a booking
canceling free of charge?
¿qué pasa si al final no hacemos la fiesta y cancelo?
se suspendió la boda, quiero cancelar al {category}
¿cuánto me cobran si cancelo una semana antes?
¿con cuántos días hay que avisar para cancelar sin costo?
¿me regresan todo si cancelo hoy?
ya no vamos a hacer el evento, ¿cómo anulo la reserva?
  `,
}
