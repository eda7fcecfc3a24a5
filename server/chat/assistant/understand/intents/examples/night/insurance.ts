import type { Examples } from '../examples.ts'

/** Insurance, licenses, background checks, and whether the agency can be trusted. */
export const INSURANCE: Examples = {
  insurance: `
    are you insured
    are your people insured
    do you have liability insurance
    can I get a certificate of insurance
    our venue needs a COI
    my venue requires proof of insurance
    does the bartender have a liquor license
    are your bartenders licensed
    are the massage therapists licensed
    is {agent} licensed
    is {agent} certified
    do you do background checks
    are performers background checked
    have your people been vetted
    how do you vet your talent
    how do you screen performers
    are you legit
    is this a legit company
    how do I know this isn't a scam
    how do I know I can trust you
    are you a real agency
    is this a real business
    are you a registered business
    are you licensed to operate in Georgia
    what licenses do you have
    do you need a permit for a dancer at my house
    do I need a permit for the event
    do I need a liquor permit
    do I need event insurance
    who pays if something gets damaged
    what if something breaks
    who is liable if a guest gets hurt
    what happens if the dj damages my floor
    who's responsible for damages
    what if the performer gets hurt at my house
    is there coverage if something is stolen
    does your insurance cover accidents
    how much is your coverage
    what's the coverage limit
    one million liability coverage?
    can you add our venue as additional insured
    additional insured certificate please
    send proof of insurance
    need an insurance certificate for the hotel
    the building management asks for insurance papers
    does your dj carry his own insurance
    do the dancers carry insurance
    is the photographer insured for equipment
    are performers employees or contractors
    is it legal what you do
    is hiring a stripper legal here
    is it legal to have dancers at a private home in Georgia
    do your bartenders have TIPS certification
    do bartenders have a serving permit
    are the bartenders trained in serving alcohol
    is the bartender allowed to serve liquor
    are servers certified
    are they trained professionals
    are they professionals or amateurs
    how experienced are they and who checks that
    who checks your performers
    do you check IDs of your performers
    are the therapists state certified
    can I see the massage license
    license number of the massage therapist?
    proof of license please
    do you verify who works for you
    are these real people
    are the profiles real
    are the pictures real
    are the reviews real
    are they trustworthy
    can I trust them in my home
    is it safe to let them into my house
    is it safe to book with you
    have there been any problems with your people
    any criminal record checks
    drug tested?
    do they have a clean record
    security clearance for a government venue, do your people pass
    our school needs background checks for anyone on site
    liability question
    liability waiver?
    do I sign a waiver
    bonded and insured?
    licensed and insured?
    vetted?
    ¿tienen seguro?
    ¿sus artistas están asegurados?
    ¿me pueden dar un certificado de seguro?
    el salón pide comprobante de seguro
    ¿los bartenders tienen licencia?
    ¿la masajista tiene licencia?
    ¿revisan los antecedentes de su gente?
    ¿cómo sé que no es una estafa?
    ¿son una empresa legal?
    ¿quién paga si algo se rompe?
    ¿es legal contratar bailarinas en casa?
    ¿necesito un permiso para el evento?
    ¿son confiables?
    ¿las personas de los perfiles son reales?
    ¿quién responde si alguien se lastima?
    ¿está certificado {agent}?
  `,
}
