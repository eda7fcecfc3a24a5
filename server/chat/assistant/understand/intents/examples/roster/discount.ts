import type { Examples } from '../examples.ts'

export const DISCOUNT: Examples = {
  discount: `
is the hourly rate fixed or can we haggle
can one haggle with you
is there room to bargain
are your prices negotiable or set
would booking three nights at once get us a reduction
is there a reduction when i reserve several evenings
that is steep, could you come down a bit
can you lower the price a little
anything you can do on the price
a little too much for us, can you go lower
can you take something off
any discounts
do you have discounts
discount?
can I get a discount
can you give me a discount
is there a discount for longer bookings
is there a discount if we book {hours}
discount for two {categories}
discount if i book two people
do we get a discount for booking several people
student discount
military discount?
do you have a military or veteran discount
do you do first time customer discounts
first booking discount?
returning customer discount
loyalty discount
i booked before, do i get something off
promo code
do you have a promo code
got any promo codes
where do i enter a coupon
coupon?
is there a coupon i can use
I have a coupon code
any deals
any deals going on
any specials this month
got any specials
are there any sales
black friday deals?
holiday specials
weekday discount
is it cheaper on weekdays
is it cheaper during the week
do you have off season rates
can you lower the price
can you go lower
can you do any better on the price
can u do better
any wiggle room on the price
is the price negotiable
are your prices negotiable
are the rates negotiable
can we negotiate
can i negotiate with {agent}
lets negotiate
would {agent} take {money} instead
will {agent} do it for {money}
can {agent} do {money} instead of her normal rate
give me a better price
give me a good price
best price you can do?
what's your best price
whats the lowest you'd go
whats the lowest {agent} will go
come on give me a deal
cut me a deal
hook me up with a deal
can you hook it up
hook a brother up with a lower price
can you knock off {money}
knock {money} off and ill book
take 10% off?
20% off and we have a deal
would you do half price
half off?
can we get it for free
is the first hour free
free trial?
can i get an hour free
free hour if i book {hours}?
throw in an extra hour
throw in an hour for free?
do nonprofits get a discount
nonprofit rate?
charity discount
we're a charity, is there a reduced rate
we are a small nonprofit, any reduced price for our {event}
reduced rates for schools
group discount
group rates
bulk discount
volume discount for {guests}
corporate discount if we book every month
we'd book you every week, can we get a better rate
is there a discount for cash
cash discount?
if i pay cash is it cheaper
discount if i pay everything upfront
do you price match
another company offered it for {money}, can you match that
i found it cheaper elsewhere, will you match
do you match prices
birthday discount lol
Would it be possible to receive a discount?
Is there any flexibility on the rate?
is there any room in the price
do you ever run promotions
current promotions
promotions?
referral discount
do i get anything if i refer a friend
refer a friend bonus?
do you have gift cards or vouchers
groupon?
senior discount
family and friends rate
`,
}
