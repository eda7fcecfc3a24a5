import { type EvaluatedMessage, writeMessages } from '../expectation.ts'
import * as expected from '../expected.ts'

/** Messages about one's own booking and the agency's terms. */
export const heldBackTerms: readonly EvaluatedMessage[] = [
  ...writeMessages(
    'change-booking',
    expected.changeBooking,
    `i gotta move my booking to another day
    Please alter the address on the reservation I made last week
    need to add an hour to the dj i already booked`,
  ),
  ...writeMessages(
    'account',
    expected.account,
    `cant log in to see my invoice
    where's the receipt from last month
    forgot my pasword`,
  ),
  ...writeMessages(
    'how-to-book',
    expected.howToBook,
    `so what are the steps to hire somebody
    how does this whole thing work, do i just fill something out
    Walk me through reserving a performer please`,
  ),
  ...writeMessages(
    'several-performers',
    expected.severalPerformers,
    `is it one form if i want two people or two forms
    can i put the bartender and the dancer on a single reservation
    Can several acts share one booking?`,
  ),
  ...writeMessages(
    'included',
    expected.policy('included', 'equipment'),
    `what do i actually get for the hourly price
    does the massage lady come with her own table n stuff
    Is everything covered in the fee or are there extras?`,
  ),
  ...writeMessages(
    'conduct',
    expected.policy('conduct'),
    `what are the dos and donts with the dancers
    my buddies get handsy, is that gonna be a problem with the girls
    Any ground rules for how people behave around your performers?`,
  ),
  ...writeMessages(
    'travel',
    expected.policy('travel', 'place'),
    `would someone drive up to Athens for us
    mileage fees outside the perimeter??
    Do your performers go as far as Savannah, and what does it cost?`,
  ),
  ...writeMessages(
    'overtime',
    expected.policy('overtime'),
    `what if the party goes late and we want him to keep playing
    Suppose we run over by an hour, how is that billed?
    can she stay past midnite if its lit`,
  ),
  ...writeMessages(
    'tips',
    expected.policy('tips'),
    `is gratuity expected
    do i gotta tip the dj
    How much should one leave for the bartender on top?`,
  ),
  ...writeMessages(
    'photos',
    expected.policy('photos', 'privacy'),
    `cool if we film the show on our phones
    Can my guests snap pictures of the dancer?
    will u guys post our party on insta`,
  ),
  ...writeMessages(
    'insurance',
    expected.policy('insurance'),
    `venue wants a COI from every vendor
    are ur bartenders licensed n insured
    Do you carry liability coverage?`,
  ),
  ...writeMessages(
    'parking',
    expected.policy('parking', 'travel'),
    `who pays the garage downtown
    do we need to save a parking spot for the band
    is valet covered for your people`,
  ),
  ...writeMessages(
    'dress',
    expected.policy('dress'),
    `will the bartender show up in black tie
    can i pick what the models wear
    what's the performers' outfit like, it's a church crowd`,
  ),
  ...writeMessages(
    'equipment',
    expected.policy('equipment', 'included'),
    `does the dj bring speakers or do i rent em
    how much floor space does an act need
    Must we provide a microphone or any power outlets?`,
  ),
  ...writeMessages(
    'deposit',
    expected.policy('deposit'),
    `do i put money down upfront
    what percentage do yall want in advance
    Is a retainer required to hold the date?`,
  ),
  ...writeMessages(
    'cancellation',
    expected.policy('cancellation'),
    `what if i gotta bail the day before
    cancelation policy?
    Do we get our money back if the wedding is called off`,
  ),
  ...writeMessages(
    'payment',
    expected.policy('payment'),
    `can i just zelle u
    can i pay w amex
    Which forms of payment do you accept?`,
  ),
  ...writeMessages(
    'paying-when',
    expected.policy('paying-when', 'deposit', 'payment'),
    `at what point does the bill come due
    is my card charged right when i hit send
    Is the balance due before or after the event?`,
  ),
  ...writeMessages(
    'tax',
    expected.policy('tax'),
    `is that plus tax
    do i owe sales tax on top
    Are prices quoted before or after tax?`,
  ),
  ...writeMessages(
    'privacy',
    expected.policy('privacy'),
    `does the performer get my cell
    do yall sell my info
    how long do you keep these chats, my boss can't find out`,
  ),
  ...writeMessages(
    'substitute',
    expected.policy('substitute'),
    `what happens if my dancer gets sick
    if the dj flakes do u send someone else
    Is there a backup should the photographer fall ill?`,
  ),
  ...writeMessages(
    'request-terms',
    expected.policy('request-terms'),
    `once i submit is it set in stone
    if i fill that thing out is he mine for sure
    Is my date held while you review the request?`,
  ),
  ...writeMessages(
    'place',
    expected.policy('place', 'travel'),
    `where yall at
    what part of georgia do you cover
    Can I come by in person somewhere?`,
  ),
  ...writeMessages(
    'hours',
    expected.policy('hours'),
    `til when is somebody at the desk
    anyone pickin up on a sunday morning
    Which times are best to phone you?`,
  ),
  ...writeMessages(
    'age',
    { as: ['policies', 'decline', 'booking'], nobody: true, says: /18|21/ },
    `how old do u gotta be to book
    my cousin is 19, can he be at the burlesque show
    Is there a minimum age for guests when alcohol is poured?`,
  ),
]
