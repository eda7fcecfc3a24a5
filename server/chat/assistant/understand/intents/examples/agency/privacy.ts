import type { Examples } from '../examples.ts'

/** Data, discretion and secrecy. */
export const PRIVACY: Examples = {
  privacy: `
    what do you do with my data
    who can see my information
    is it discreet
    are you discreet
    will my wife find out
    is my booking private
    does anybody else see my booking
    who sees my name
    who gets my phone number
    do the performers see my number
    does {agent} get my address
    does {agent} see my email
    do you sell my data
    do you share my details
    is this chat private
    is this chat recorded
    do you save this conversation
    how long do you keep my data
    how long do you keep chats
    can I delete my data
    please delete everything you have about me
    I want my data removed
    can I see what you store about me
    where's your privacy policy
    privacy policy?
    do you have a privacy page
    what's your privacy policy
    do you use cookies
    are cookies tracked
    do you track me
    will I get spam if I give my email
    will you put me on a mailing list
    do you send marketing emails
    don't share my number please, is that guaranteed
    can I book anonymously
    can I use a fake name
    can I book under another name
    do I have to give my real name
    do I need to give my last name
    why do you need my phone number
    why do you need my address
    why do you need my email
    is my email safe with you
    is my address safe
    is my personal info secure
    how is my information protected
    do you encrypt data
    is the site secure
    are my card details stored
    do you store my credit card
    what shows up on my bank statement, is it discreet
    what shows on the bill, nothing embarrassing I hope
    does it say stripper on my statement
    do you send letters to my house
    do you mail anything home
    will you call my home
    please don't call me at work, is that possible
    can you keep it secret
    it's a surprise, can you keep it confidential
    it's a surprise party, don't let my wife know please
    do you keep things confidential
    confidentiality?
    do your people sign NDAs
    can {agent} sign an nda
    we need an NDA for our event
    celebrity guests, can you guarantee discretion
    famous people at the party, will they keep quiet
    will the performer talk about who was there
    do performers keep client names to themselves
    do you tell anyone who booked
    is my name published anywhere
    will my company's name be used as a reference
    can others see I wrote a review
    are reviews anonymous
    does the review show my full name
    gdpr?
    ccpa request
    do you comply with privacy laws
    what info do you collect
    what do you collect about visitors
    can the office read this chat
    who reads this chat
    can other people see what I write here
    is what I write here saved
    can my ex find out i booked
    unmarked car please, discretion matters
    neighbors shouldn't know, are they discreet when arriving
    discretion guaranteed?
    ¿qué hacen con mis datos?
    ¿es discreto?
    ¿quién ve mi información?
    ¿el artista ve mi teléfono?
    ¿comparten mis datos?
    ¿es confidencial?
    ¿puedo reservar con otro nombre?
    ¿puedo reservar de forma anónima?
    ¿guardan esta conversación?
    ¿cuánto tiempo guardan mis datos?
    quiero que borren mis datos
    ¿qué aparece en mi estado de cuenta?
    es una sorpresa, ¿pueden mantenerlo en secreto?
    ¿firman acuerdos de confidencialidad?
    ¿mi esposa se va a enterar?
    ¿por qué necesitan mi dirección?
  `,
}
