import type { Examples } from '../../examples.ts'

/** More ways to ask for taxes and tax papers, and the use of one's data and secrets. */
export const MORE_TAX: Examples = {
  tax: `
tax extra?
is vat added
what tax applies
net price or with tax
are you adding sales tax
any taxes on a {category}
does {money} include tax
what percent is the tax
w9 form please
your tax number?
is the service taxable
do you tax out of state folks
are rates pre-tax
fulton county tax?
tax free for charities?
is there tax on a massage
need a tax receipt
1099 needed?
how much tax comes on top
and tax, is that in there
ok but is the tax already counted
one more thing, do you charge state tax
quick q: are these prices before tax
pls send us your w-9
wondering whether sales tax gets added at the end
my accountant asks if you can give us your ein
i hope the tax is already in that number
can a nonprofit be let off the sales tax
where do i send our exemption certificate
does the government get a cut on top of {agent}'s rate
kindly confirm whether the quoted sum is inclusive of tax
how do you show tax on the bill, as its own line
is a {category} a taxable service in georgia
what would {money} come to once the tax is on it
do i write this off as a business expense
could you tell me the tax rate used on invoices
do federal agencies pay sales tax with you
is tax charged on the travel fee also
why does my invoice list tax when the website didn't
are taxes and fees part of the hourly rate
can you leave off the tax if we're a registered charity
is the gratuity subject to tax
do i have to issue a 1099 to {agent}
what is your federal tax id for our vendor form
do out of country clients pay tax
we have a resale certificate, does that matter for tax
is the deposit taxed as well or only the final sum
does the total in the form already contain the sales tax
will there be tax on a package too
i run a small dental office and my bookkeeper says this might be deductible, do you issue an invoice that shows the tax separately
we're a public school and by law don't pay sales tax, what paperwork do you need from us so it's left off the bill
so the site says {money} an hour for {agent}, is that what i'll pay or does the state put tax on top of it
hello, this is accounts payable at a hospital, before we can set you up as a vendor we need a completed w-9 from you
our event is across the line in alabama, would we be charged alabama tax, georgia tax, or none
i've been comparing agencies and some hide the tax until checkout, are your numbers with or without it
good day, my husband and i are on a fixed income, would you be so kind as to tell us if sales tax is on top of the quoted amount
im tryna figure out the real total, like do yall slap tax on there at the end or nah
in my country the price always is with the tax, here it is also like this or i must add something
my church wants a {category} for the summer fair and we have a tax exempt letter, is that enough to skip the sales tax
the irs wants me to keep proper records, so will the receipt say what part of it was tax
we're a production company with a direct pay permit, how do you deal with sales tax in that case
if i hire the {category} for {hours} and it comes to {money}, what's the tax on that
i have a strict {money} ceiling from my boss, tax included, so i need to know if your rates are before or after taxes
can you explain why there was tax on the bartender but none on another line of my bill
do i as the client have to report what i paid your dancer to the tax people
for year end we need a document with your tax identification number, where can i get that
is it legal that there's no tax if it's paid by the company, or do you tax businesses too
ok so the sum you gave, plus eight point something percent tax, or is it done
what is the tax situation for a foreign embassy, are we exempt with you
sales tax on photography?
taxes included or not
price plus tax?
with tax please, what's the total
tax exempt status
ein?
w9?
tax breakdown on the invoice?
is tax extra for {agent}
¿el total ya lleva impuestos?
¿cuánto le suman de impuestos a {money}?
¿me mandan su número de identificación fiscal?
somos una iglesia, ¿nos quitan el impuesto?
¿los precios son más impuestos?
mi contador pregunta si la factura trae el impuesto aparte
  `,
  privacy: `
my kids say never to give out my number online, what is done with it
i am old and careful, what do you folks do with my phone number
when i type my address into the form, who sees it
keep it hush hush please
who gets to see my details
do you hand out my number
what gets stored about me
is this conversation confidential
erase my data
can i stay anonymous
will people know i booked
does {agent} learn my last name
are you selling my email
how private is this
do you log what i type
is an alias alright
nda possible?
what name appears on the charge
no newsletters please, ok?
are my messages read by anyone
do you delete old chats
does the {category} get my number
how safe is my info
and my personal data, what happens to it
ok but who else can read this
one more thing, is everything here confidential
quick q: do you pass on my phone number
pls dont let my husband find out, can you promise
wondering whether my real name is necessary
my lawyer asks if your people sign confidentiality agreements
i hope nobody will hear about this booking
will my employer be able to see that i hired a {category}
do you keep a record of what customers ask
how do you protect the information i give you
is the {category} told who the client is
kindly remove my details from your files
what does the line on my credit card bill read
could you make sure no mail is sent to my house
would the neighbors notice who's coming, or is it discreet
is my address visible to anybody but the performer
do you use my info for advertising
how long are these chats kept around
may i see a copy of the data you have on me
are performers sworn to secrecy about a private party
i'd like to opt out of any marketing emails
do you put client names on your website
why must i enter my home address in the form
can you guarantee that no one talks about my party
do third parties receive my details
are bookings visible to other customers
does your site drop tracking cookies
what's written about data protection on your page
how careful are you with sensitive clients
i'm a fairly well known person around here and can't afford gossip, how do you ensure that the {category} keeps quiet afterwards
we're throwing a surprise party for my wife and she reads our mail and the phone bill, so is there a way that nothing gives it away
before i type in my phone number and email i want to know what you do with them and who gets to see them
my company deals with confidential launches, would your staff be willing to sign a non-disclosure agreement prior to the event
i went through a nasty divorce and my ex snoops around, could she somehow learn that i booked a dancer with you
good evening, i am an old-fashioned man and i worry about the internet, will my name and address be given to other firms
yo real talk, what pops up on my bank app when i pay, my girl checks that stuff
i wrote my address and the gate code in this chat a minute ago, who can read that and is it deleted at some point
under the law in my country i have the right to be forgotten, how can i have all of my information erased at your company
you ask me many personal thing in the form, for what do you need it and who receives it
i booked once in {month} and since then get spam calls, did you share my number with anyone
our guests include a judge and a senator, so discretion is everything, what rules do your people have about talking
can {agent} find me online afterwards, i mean does my full name and number go to the performer
it's for my bachelor party and my future in-laws live next door, so could the dancers arrive without drawing attention
if i ask something embarrassing here, is that saved with my name
is it a problem if i book under my middle name, i'd like to keep this to myself
the receipt goes to a shared inbox at work, so does it say exotic dancer anywhere, that'd be awkward
what would happen to my info if i never end up booking
i am asking for a client who must not be named, can a booking be made without giving the client's identity
does the agency or the dj ever post who the customer was
do your people know not to blab about what goes on at a bachelorette
if my wife calls you, would you tell her that i have booked
who besides the office gets my email when i request a {category}
is it encrypted when i send you my details
secrecy?
data protection?
anonymous booking?
my info safe?
confidential, yes?
discreet billing?
delete my chat
mailing list, take me off
¿mi nombre queda en secreto?
¿quién puede leer lo que escribo aquí?
¿le dan mi número a {agent}?
no quiero que mi esposo sepa, ¿son discretos?
¿venden mis datos a otras empresas?
¿cómo sale el cargo en mi tarjeta, es discreto?
  `,
}
