import { type EvaluatedMessage, writeMessages } from '../../expectation.ts'
import { greeted, howToBook, offTopic, thanked } from '../../expected.ts'

/** First messages of visitors who ask how to book, ask for something else, greet or take their leave. */
export const lodgersMessages: readonly EvaluatedMessage[] = [
  ...writeMessages(
    'how-to-book',
    howToBook,
    `
    how does the booking thing work on here
    Good morning. Could you please walk me through the steps of making a booking with your agency?
    do i need an account to book or can i just do it as a guest
    where's the booking form?? been clicking around for ten minutes and cant find it
    what do u need from me to book
    Can I book online or do I have to call you during office hours?
    booking process?
    First time doing this, so sorry if it's a dumb question, but what happens after I pick a person on your site? Like do I send something in, or is there a checkout page?
    how do i reserve
    hey so im ready to go ahead and book, whats the first step
    Is it possible to make a reservation through the website?
    which page do i go to to fill out the request
    What information should I have ready before I submit a booking request?
    how do we get started with yall
    ok what r the steps 2 book
    Do I have to sign up first before I can book?
    I'm planning something for my mother's retirement and have never hired from an agency before. How does one usually go about it with you, and what details do you ask for?
    can u book thru this chat or is there a form
    how to book a bartender on this site
    Please advise on the procedure for booking talent through your company.
    wats the procces for bookin
    My husband usually handles these things, so bear with me. How do I place a booking here, step by step?
    do i gotta make a login to book
    how would I go about hiring a dj through you guys?
    So I found your site, like what I see, now how do I actually lock it in?
    Could you send me to the form for booking please
    what all do you need to know from me to set up a booking
    can i do the whole booking from my phone
    We would like to engage your agency for an upcoming corporate function. How do we submit a booking, and which details are required from our side?
    i wanna book but dont know how
    `,
  ),
  ...writeMessages(
    'off-topic',
    offTopic,
    `
    is it gonna rain today
    What is the capital of Mongolia?
    how long do i boil eggs for soft yolk
    who won the game last night
    Can you help me with my chemistry homework? I have to balance an equation with iron and oxygen and I just don't get it
    How do I get red wine out of a white carpet?
    cheap flights to denver?
    my dishwasher wont drain, any ideas
    What time does the grocery store on the corner close?
    recipe for banana bread plz
    how many planets are there
    Would you be so kind as to explain the offside rule in soccer to me?
    is it supposed to snow in tennessee this winter
    how do i reset my wifi router
    Write me a short essay about the French Revolution, about five paragraphs, it's due tomorrow and I haven't started
    why do cats purr
    do u know a good place to get tires around here
    what is 15 percent of 240
    How tall is Mount Everest in feet?
    my tomato plants have yellow leaves and the bottom ones are curling up. am i overwatering them or is it a bug
    Which country has won the most gold medals in swimming?
    best way to unclog a toilet
    whats the square root of 144
    How long is a flight from Chicago to Tokyo?
    where can i buy a used couch
    can i freeze cooked rice
    what year did the titanic sink
    I have a question about my tax return: can I deduct my home office if I only work from home two days a week?
    do you sell phone chargers
    `,
  ),
  ...writeMessages(
    'greeting',
    greeted,
    `
    hello there
    Hi!
    heyyy
    whats up
    yo yo
    howdy
    hey how are you doing today
    hiya
    Morning!
    sup
    Hello hello hello
    helo
    hey there, how's it going?
    Good afternoon, and greetings from Savannah!
    how ya doin
    Hey y'all
    Hi there, nice to meet you
    wassup fam
    Well hello, hope your day is going better than mine lol
    greetings
    hey hows your night going
    ello
    Good mornin
    hi, just got here
    HELLO
    heya, how have you been
    Hey hey, happy holidays!
    `,
  ),
  ...writeMessages(
    'thanks',
    thanked,
    `
    thank you so much
    thx
    bye
    ok thanks bye
    ty ty
    Thank you kindly for your assistance. Have a pleasant evening.
    appreciate it
    many thanks
    see ya
    awesome thanks a lot
    thank u
    cheers mate
    have a good one
    u rock, thanks
    That's all I needed, thank you.
    tysm
    good night
    thnks
    much appreciated, talk to you later
    I just wanted to say thank you, you have been so patient with all my questions and I really do appreciate it.
    later
    Thanks again and have a great weekend
    perfect thank you
    bye bye
    thanks a bunch
    gotta run, thanks for everything
    You've been a big help. Bless you!
    `,
  ),
]
