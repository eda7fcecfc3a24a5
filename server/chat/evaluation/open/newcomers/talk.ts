import { type EvaluatedMessage, writeMessages } from '../../expectation.ts'
import * as expected from '../../expected.ts'

/** A third set, written without a look at training or open part: messages of the conversation itself, and who or what can be booked. */
export const newcomersTalk: readonly EvaluatedMessage[] = [
  ...writeMessages(
    'greeting',
    expected.greeted,
    `hiya marquee folks
    Good morning from rainy Buckhead!
    howdy yall hope ur day is going ok
    Hello there, dear Marquee team
    hiiii 👋 happy tuesday to u`,
  ),
  ...writeMessages(
    'thanks',
    expected.thanked,
    `awesome, you just saved me a ton of googling, thx
    Thank you kindly for taking the time to explain that.
    thats exactly what i was wondering, ty ty
    aw thats so sweet of you, im really grateful
    cheers mate, much obliged`,
  ),
  ...writeMessages(
    'goodbye',
    expected.thanked,
    `ok gotta run, my lunch break is over, cya
    Goodbye, and all the best to your colleagues.
    nite nite, im off to bed
    thats it from me for today, take care now
    headed out the door, ttyl`,
  ),
  ...writeMessages(
    'affirm',
    expected.nothingYet,
    `yesss 100 percent
    Correct, that's precisely what I meant.
    oh yeah im totally down with that
    ya ok that works for us
    Certainly, please proceed with it.`,
  ),
  ...writeMessages(
    'deny',
    expected.nothingYet,
    `nooo thats not what im after at all
    No, I'd rather you didn't, thank you.
    ehh ill pass on that one
    Not interested in that, I'm afraid.
    nope u got that wrong`,
  ),
  ...writeMessages(
    'start-over',
    expected.nothingYet,
    `forget everything i told u so far, new try
    I've made a mess of this conversation, may I begin from the top?
    reset the chat plz, i mixed it all up
    ok do over! act like i just got here
    Kindly clear all the details I entered, I'd like to do this from the beginning.`,
  ),
  ...writeMessages(
    'identity',
    expected.identified,
    `u an AI or an actual employee
    Am I speaking with a person, or are these replies automated?
    r u a robot lol be honest
    My aunt says I'm chatting with a computer, is she right?
    is there a living breathing human typing these answers`,
  ),
  ...writeMessages(
    'find',
    expected.found('photographer'),
    `looking for a photographer to cover our firms awards dinner
    Hi, I'm getting married and we still have nobody to take the pictures. Who could do that?
    got anyone good w a camera for my moms 60th bday
    headshots for a staff of 30 at our office, who do u have for that
    lemme see ur photogs`,
  ),
  ...writeMessages(
    'find',
    expected.found('dj'),
    `We own a rooftop lounge and are looking for someone behind the turntables.
    which deejays yall got for a hip hop block party`,
  ),
  ...writeMessages(
    'find',
    expected.found('massage_therapist'),
    `chair massages for our nurses during appreciation week, who can do those?
    my back is killing me, id like a massage at home`,
  ),
  ...writeMessages(
    'find',
    expected.found('bartender'),
    `need somebody pouring beer n wine at my art opening
    Looking for a barkeep for our firm's open house.`,
  ),
  ...writeMessages(
    'find',
    { ...expected.found('exotic_dancer'), has: ['{dancer1}'] },
    `im after a dancer whos good at {dancer1.known}
    Is there a dancer on your roster known for {dancer1.known}?`,
  ),
  ...writeMessages(
    'find',
    expected.found('dj', 'photographer'),
    `Who do you have for music and for pictures at our gala, so a DJ and a photographer?
    1 dj n 1 photographer for my sis's engagement party pls`,
  ),
  ...writeMessages(
    'find',
    expected.found('photographer'),
    `no dj thanks we got spotify, just someone to photograph the night
    Not a bartender, we already have one. A photographer is what I'm after.`,
  ),
  ...writeMessages(
    'find',
    { ...expected.found('bartender'), atMost: 90 },
    `cant go over 90 bucks an hr for a bartender, who fits that
    Which of your bartenders charge $90 or less per hour?`,
  ),
]
