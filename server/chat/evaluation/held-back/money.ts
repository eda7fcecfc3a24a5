import { type EvaluatedMessage, writeMessages } from '../expectation.ts'
import * as expected from '../expected.ts'

/** Messages about money, privacy and the agency. */
export const heldBackMoney: readonly EvaluatedMessage[] = [
  ...writeMessages(
    'deposit',
    expected.policy('deposit'),
    `do i put money down upfront
    what percentage do yall want in advance
    Is a retainer required to hold the date?
    how big is the deposit for a photographer
    is there a deposit or do i just pay it all later
    can i book without a deposit, im broke til payday
    Our accountant asks how large a deposit your agency requires.
    how much do i gotta put down to save my spot`,
  ),
  ...writeMessages(
    'cancellation',
    expected.policy('cancellation'),
    `what if i gotta bail the day before
    cancelation policy?
    Do we get our money back if the wedding is called off
    if we cancel three days ahead do we still owe anything
    do u refund if it rains and we cant have the cookout
    Is there a cancellation fee with a week's notice?
    my fiance got cold feet lol can i back out of the booking without losing money
    Until when may our company withdraw from a booking free of charge?`,
  ),
  ...writeMessages(
    'payment',
    expected.policy('payment'),
    `can i just zelle u
    can i pay w amex
    Which forms of payment do you accept?
    is paypal or apple pay ok with you guys
    can our office pay by company check
    Would you take a wire transfer from a hotel?
    can i hand over cash on the night
    we want to split it on two credit cards, is that possible
    does it have to be a credit card or will debit work`,
  ),
  ...writeMessages(
    'paying-when',
    expected.policy('paying-when', 'deposit', 'payment'),
    `at what point does the bill come due
    is my card charged right when i hit send
    Is the balance due before or after the event?
    when do i have to pay the rest of it
    do we pay everything the night of or earlier
    How many days before the wedding must the full amount be settled?
    do you charge me before the booking is confirmed
    when does the money come out of my account
    Our accounting department needs to know when you send the invoice.`,
  ),
  ...writeMessages(
    'tax',
    expected.policy('tax'),
    `is that plus tax
    do i owe sales tax on top
    Are prices quoted before or after tax?
    We're a church and tax exempt, do we still get charged tax?
    Will the invoice list taxes separately?
    is georgia tax tacked on at the end
    so if it says $400 is it $400 or $400 and then taxes`,
  ),
  // the rates of the service may come with it
  ...writeMessages('tax', { policy: ['tax'] }, `how much is the sales tax on a dj`),
  ...writeMessages(
    'privacy',
    expected.policy('privacy'),
    `does the performer get my cell
    do yall sell my info
    how long do you keep these chats, my boss can't find out
    is my name gonna show up anywhere if i hire a stripper
    Will you pass our hotel guest's details on to anybody else?
    do u delete my info after the event
    What personal data do you collect about visitors to this site?
    i dont want my ex knowing about this, is my booking confidential`,
  ),
  ...writeMessages(
    'substitute',
    expected.policy('substitute'),
    `what happens if my dancer gets sick
    if the dj flakes do u send someone else
    Is there a backup should the photographer fall ill?
    what if the person i booked cant make it
    Who replaces the DJ if he has a family emergency?
    do i get my money back if my performer cancels on me
    if the model i picked drops out do i get a say in who comes instead
    worried the mc will back out last minute, whats ur plan b
    Suppose our massage therapist has car trouble that morning. Does another one come?`,
  ),
  ...writeMessages(
    'request-terms',
    expected.policy('request-terms'),
    `once i submit is it set in stone
    if i fill that thing out is he mine for sure
    Is my date held while you review the request?
    after i send the request am i obligated to anything
    does hitting submit mean its booked
    so the dj has to accept first before its official?
    Is a request binding for us, or may we still decide against it?
    does sending in the form guarantee i get the dancer i chose`,
  ),
  ...writeMessages(
    'request-terms',
    {
      ...expected.policy('request-terms'),
      says: /\b(?:within|\d+ hours|business day|as soon as|soon|cannot say|can.t say|depends|usually|no fixed)\b/i,
    },
    `How long does it take before you confirm a booking request?`,
  ),
  ...writeMessages(
    'place',
    expected.policy('place', 'travel'),
    `where yall at
    what part of georgia do you cover
    Can I come by in person somewhere?
    are you guys only in atlanta or other cities too
    Do you serve the Augusta area?
    do you work in alabama or is it just georgia
    im down in Columbus, am i in your service area`,
  ),
  ...writeMessages(
    'hours',
    expected.policy('hours'),
    `til when is somebody at the desk
    anyone pickin up on a sunday morning
    Which times are best to phone you?
    is the office open on thanksgiving or closed
    what time do you guys open in the morning
    Is your office staffed on Saturdays?
    i get off work at 7, will somebody still be there to answer
    Could you give me your business hours for each day of the week?`,
  ),
  ...writeMessages(
    'age',
    { as: ['policies', 'decline', 'booking'], nobody: true, says: /18|21/ },
    `how old do u gotta be to book
    my cousin is 19, can he be at the burlesque show
    Is there a minimum age for guests when alcohol is poured?
    can a 20 year old hire a bartender
    are kids allowed at a party where theres an exotic dancer
    do all the guests have to be 21 if we get strippers
    Must everyone at the bachelorette show proof of age?
    my son just turned 18, is he old enough to reserve a dancer
    From what age may somebody attend one of your adult shows?`,
  ),
]
