import { type EvaluatedMessage, writeMessages } from '../../expectation.ts'
import * as expected from '../../expected.ts'

/** Messages of people who plan events for others: suggestions, money and terms, and what is none of our business. */
export const plannersMessages: readonly EvaluatedMessage[] = [
  ...writeMessages(
    'suggest',
    { as: ['services', 'availability', 'pricing'], says: /\?/ },
    `What would you advise for a company picnic where half of the people are over sixty and the rest have small children?
    I have been handed the staff appreciation day and have no idea what to put on. Do you have any suggestions?
    My clients want their cocktail hour to be memorable but cannot tell me how. What do other couples usually choose?
    We are a small congregation with a modest budget and would welcome your thoughts on what might please everyone at the harvest supper.
    Could you propose something for a sales kickoff? Last year we had a speaker and everybody fell asleep.
    It is my parents' golden anniversary, and I am at a loss. What do people generally hire for such an occasion?
    I would be grateful for a recommendation as to which of your services suits a quiet engagement party.
    What goes over well at a charity auction in between the lots?
    Our principal would like the teachers to feel pampered on the last day of school. Have you any ideas?
    Which kind of performer would you consider fitting for the opening of a gallery?
    I'm not certain whether we need music, drinks or something to look at for our open house. What would you pick?
    If it were your retirement dinner, whom would you have there to liven it up?`,
  ),
  ...writeMessages(
    'paying-when',
    expected.policy('paying-when'),
    `At what point would our company's card be charged?
    Do you require the full amount in advance, or do we settle up once the evening is over?
    How soon after we submit a request do we have to pay?
    Our accounts department pays within thirty days. By when do you need the money?
    If I send the form today, will anything be withdrawn from my account right away?
    Could you tell me whether the bill arrives before the event or following it?
    My bride's father is paying and he would like to know on which date the final payment falls.
    Are we charged at the time of booking or only when the performer has been confirmed?
    I should like to know when I am expected to pay, as my pension comes at the end of the month.
    Is payment due on the night itself, or may we mail it in the week after?
    When will we receive the invoice for our reception?`,
  ),
  ...writeMessages(
    'off-topic',
    expected.offTopic,
    `Could you help me write a toast for my sister's rehearsal dinner?
    Would you happen to know at what time the sun sets in Savannah?
    What is the proper order of a wedding procession?
    Please convert 350 degrees Fahrenheit to Celsius for me.
    Which flowers are in season in October?
    How do I get a red wine stain out of a linen tablecloth?
    Can you proofread the minutes of our last board meeting?
    Who wrote the hymn Amazing Grace?
    I cannot get the projector in our conference room to turn on, what should I do?
    Is it going to rain on the day of our picnic?
    What is the capital of New Zealand? My grandson needs it for his homework.
    Could you kindly explain how one merges two cells in Excel?`,
  ),
  ...writeMessages(
    'deposit',
    expected.policy('deposit'),
    `Does the couple have to put a deposit down in order to hold the date?
    How large is the deposit that you ask for?
    If our event falls through, is the deposit lost?`,
  ),
  ...writeMessages(
    'cancellation',
    expected.policy('cancellation'),
    `Up to which day may we withdraw from a booking without paying anything?
    Suppose that the groom gets cold feet two days before. What would we owe you?
    Should the school close because of snow, would we be charged for the canceled performance?
    Please describe what you charge if a client calls the event off at short notice.`,
  ),
  ...writeMessages(
    'price',
    expected.priced('photographer1*6'),
    `I need a figure for our budget: {photographer1}, six hours, please.
    Would you be so kind as to tell me how much {photographer1} charges for a six hour wedding?
    The ceremony starts at 2 pm and we finish at 8 pm; what is the total for {photographer1}?`,
  ),
  ...writeMessages(
    'price',
    expected.priced('dj1*4+bartender1*4'),
    `What would be the total for {dj1} and {bartender1} if each of them worked four hours?
    My director wants one number for {dj1} plus {bartender1}, four hours apiece.`,
  ),
  ...writeMessages(
    'overtime',
    expected.policy('overtime'),
    `If the speeches run long and we need the photographer to remain another hour, how is that billed?
    What is your charge for going past the agreed end time?`,
  ),
  ...writeMessages(
    'insurance',
    expected.policy('insurance'),
    `The fellowship hall requires that every vendor be insured. Are your entertainers?
    Can you furnish a certificate of liability insurance naming our venue?`,
  ),
  ...writeMessages(
    'substitute',
    expected.policy('substitute'),
    `What assurance do we have if our performer is taken ill on the morning of the wedding?
    Should the DJ be unable to make it, would you send someone of the same quality?`,
  ),
  ...writeMessages(
    'tax',
    expected.policy('tax'),
    `Are the prices on your website inclusive of sales tax?
    We are a tax-exempt church. Will tax be added to our bill?`,
  ),
  ...writeMessages(
    'travel',
    // photographers may be named besides
    { policy: ['travel'] },
    `Our lodge is ninety minutes north of the city. Is there a surcharge for the drive?
    Would we have to reimburse mileage for a photographer who comes out to Athens?`,
  ),
  ...writeMessages(
    'payment',
    expected.policy('payment'),
    `Would you accept a check drawn on the church's account?
    Our company can only pay by bank transfer. Is that possible?`,
  ),
]
