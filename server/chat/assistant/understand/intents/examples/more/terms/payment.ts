import type { Examples } from '../../examples.ts'

/** More ways to ask how one can pay, and when money is due. */
export const MORE_PAYMENT: Examples = {
  payment: `
by which means may my guest pay
in what way can the bill be settled
through what channels do you accept money
which cards work
do you do zelle
is plastic ok
can i use american express
discover card accepted?
got cashapp
what ways do i have to pay
accept personal checks?
can i wire the money
how is the bill paid
do you take cash at all
paying with paypal ok?
can two people split it
is paying by invoice possible
monthly installments?
who gets the money, you or her
can i use my debit card
company card fine?
whats ur cashapp tag
do you take prepaid cards
and how do i pay, cash or card
ok but can i use venmo
one more thing, do you accept checks from a business
quick q: apple pay yes or no
pls tell me which payment methods you have
wondering whether you accept bank transfers from abroad
my wife asks if we could use two different cards
i hope you take something other than credit cards
is there an added charge when i use a card
does the {category} take cash or does it go through you
would you invoice our company rather than charge a card
how can i send {money} to you
in what form do you want the money
what forms of payment does the agency accept
can my mother-in-law pay for my booking with her card
are online payments safe with you
kindly advise which methods of payment are available to us
could we spread the cost over a few months
is it possible to finance a big {event}
do i hand an envelope to {agent} or pay the agency
can i swipe a card or is it all online
is there a link where i can pay with a card
which currency do you bill in, only dollars?
do you take afterpay or something like that
can everyone in our group chip in separately
what do i write on the check, who's it payable to
may i settle the bill with crypto
our treasurer writes checks only, is that alright
can you run my card over the phone
where do i enter my card number
we are a law firm and pay all vendors by ach, would you be able to give us your bank details for that
my grandson set me up with this chat, i don't own a credit card, is there another way for an old lady to pay you
there are nine of us going in on a {category} for the bachelorette, is there any way that each girl pays her own share
i have some money on a visa gift card and some on my regular card, can i use both of them for one booking
hey so im paid mostly in cash, can i just give you guys cash for {agent} or does it have to be a card
our procurement system only works with purchase orders, so could we send you a po and then get an invoice
i'd like to treat my friend to a massage, could i buy a voucher from you or pay the bill in her place
sorry for many questions, i come from brazil, it is possible to pay with a foreign card or with pix
before we go any further, which means of payment do you support, our accounting is quite picky about that
last agency charged us three percent for using a credit card, is it the same here
i've got an old checkbook, a phone with google pay and a twenty in my pocket, which one do you want
does the money for the {category} go straight to the performer or do i transfer it to you
can i pay part with zelle and the remainder in bills
so if i want to pay {money} right from my phone, what app would you guys use
my dad is footing the bill for the {event}, could he pay by transfer under his own name
i do not feel comfortable typing my card into a website, are there alternatives
is a cashier's check something you'd accept for a larger booking
how does the office prefer to be paid by corporate clients, wire, card or check
i lost my wallet and my bank is sending a new card, what other way of paying is there
does stripe handle your card payments or how does that go
are there payment plans for a big wedding, like paying it off bit by bit
pls no venmo, i only have a visa, is that fine
once the invoice is here, by which route do i pay it
can i leave the cash with my doorman and {agent} picks it up, or is cash a no
is it possible to put it on my hotel room bill
mastercard?
cash fine?
cheques?
how to pay
methods of payment
apple pay or card
wire instructions please
routing number for a transfer?
¿puedo pagar con tarjeta de débito?
¿el pago es en efectivo o con tarjeta?
mi empresa solo paga por transferencia, ¿está bien?
¿le doy el dinero a {agent} o lo pago por internet?
¿se puede pagar entre varios amigos?
¿qué métodos de pago manejan?
  `,
  'paying-when': `
when should the money reach you
by what date is it due
paid ahead or after
is it due before {date}
when will you bill me
do i pay same day
when does my card get hit
pay first or party first
whats the deadline for paying
can it wait until payday
is the balance due that night
when's the final payment
how soon must i pay
payable on receipt or later
when do i get the bill
can i settle the week after
do you charge before the {event}
money due at booking or at the party
when do the funds leave my account
is payment needed beforehand
and when do i have to pay
ok but at what time is the money due
one more thing, is the rest payable before or after the party
quick q: when does the charge go through
pls say when you need the full amount
wondering whether we pay once {agent} is finished
my wife asks if the payment comes before the show
i hope i don't have to pay months ahead of the {event}
so nothing leaves my card until you confirm, right
will i be billed the minute i send the form
how many days do we get to pay your invoice
does the {category} expect the money on arrival
kindly inform us of your payment terms, net 15 or net 30
what day is the remainder collected
can i hold off paying until the week of the {event}
is everything to be paid by the time {agent} shows up
if we book in {month} for {date}, when would we be paying
are you paid out before or after the job's done
would it be alright to pay at the end of the evening
at what stage do companies get the invoice
do we settle on the spot or do you send a bill later
is there a fine for paying a few days late
does the clock for payment start when i book or when the event is over
must the money be in before the {category} leaves home
what happens when a payment comes in after the due date
is it okay to transfer the rest two days before
how long before the event is the last payment due
when is it too late to pay for {date}
do you take the money the moment you confirm
will anything be charged today
my paycheck lands on {weekday}, so i need to know by when the money for the {category} has to be there
we're a big corporation and our payment run is only twice a month, what is the due date on your invoices and would thirty days be okay
i'm about to send a request for {agent}, and i want to be sure: does anything get taken from my card at that moment or only later
good afternoon, i should like to know whether one pays the musician after he has played, as was the custom in my day, or before
so i get that there's a deposit, but the remaining sum, do you collect that before the night or once everybody has gone home
my treasurer is away until the middle of {month}, can the payment wait until he's back or is it needed sooner
i'd rather not walk around with {money} in cash at the party, so is the payment over and done with by then or does it happen that night
last time with another agency the girl wanted her money before she even came in, how is it with you, before or after
hey if i book today for {date} are y'all charging me right now or closer to it
i ask because i must tell my boss: the payment, it is before the event or after the event
we usually pay our vendors after the work is finished, is that how you do it or do you insist on money beforehand
my bank flags big charges, so i'd love to know the exact day on which you will charge my card
we got your invoice and i can't find the date by which it has to be paid, how long do we have
because our guests pay us at the door, we'd only have the money after midnight, could we pay you then
is there an early date by which you need the whole sum, because i'm paying out of three accounts
let me get this straight, the final amount is due the day of, not the week before?
what if i'm three days late with the rest, do you drop my booking or add a fee
after the confirmation comes in, how many days do i have before the payment is due
for a {event} next year, do i pay this year already or closer to the day
could the bill be sent once the party is over, our client wants it that way
do i pay for the {category} in one go beforehand or is some left for afterwards
which week before the {event} do you draw the last payment
does {agent} wait for the money at the end or is it handled ahead of time
i suppose we pay when the {category} is done, is that correct
payment due date?
charged now?
in advance or afterwards?
net 30 or due right away
pay at the end?
balance due when
¿en qué momento se paga?
¿el resto se paga antes de la fiesta o al final?
¿me van a cobrar hoy mismo?
¿hasta qué día tengo para pagar la factura?
mi jefe pregunta si se paga antes o después del evento
¿le pago al {category} cuando termine?
  `,
}
