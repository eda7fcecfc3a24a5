import type { Examples } from '../examples.ts'

/** The visitor's account, and the state of their bookings and invoices. */
export const ACCOUNT: Examples = {
  account: `
how do i see what i booked earlier
where do i find my old invoices
can i look at my bookings somewhere
the sign-in mail never came, what now
i want to change the email in my profile
do i get an account when i book
is there an area for customers
how do i set a password for my account
where do i sign in as a customer
i can't log in any more
my login does not work
can my assistant have a login too
    how do I log in
    where can I see my bookings
    I forgot my password
    is my booking confirmed yet
    what's the status of my request
    did you get my request
    I can't sign in
    how do I create an account
    how do I sign up
    where do I find my invoice
    can you send me my receipt again
    I need a copy of my invoice
    how do I reset my password
    can you check my booking
    show me my reservations
    I sent a request two days ago, any news
    has {agent} accepted my booking
    where is the customer login
    my login doesn't work
    the sign in link expired
    how do I change the email on my account
    can I delete my account
    how do I update my phone number in my profile
    where do I see what I owe
    what's the balance on my booking
    look up my booking for {date}
    can you see my order
    I have an account, how do I get to my bookings
    do I have an account with you already
    what email did I register with
    didn't I already have a booking for {date}
    I want to see my past bookings
    where can I download my invoice as pdf
    was my payment received
    did my payment go through
    has my reservation been approved
    when will I hear back about my request
    how long until you confirm my booking
    still waiting on confirmation for {date}
    am I confirmed for {date}
    is {agent} locked in for my event
    can you pull up my reservation
    my booking reference is 4471, what's going on with it
    status of my booking please
    need to get into my account
    password not working
    locked out of my account
    I never set a password, how do I get in
    it says wrong password every time
    how do I get the sign in email again
    register a new account
    sign me up for an account
    log me in
    do customers have a portal
    where's the customer portal
    is there an app where I see my bookings
    how do I see messages about my booking
    did the office answer my request
    is my request still pending
    why is my booking still pending
    what does pending mean on my booking
    what does payment pending mean on my dashboard
    who is coming to my event on {date}, I forgot who I booked
    which {category} did I book
    what time did I book for
    remind me what I booked
    I can't find my confirmation
    where is my booking confirmation
    resend my confirmation please
    I'd like a list of my invoices
    i want to see my payment history
    can I save my details in my account
    my account shows the wrong name
    update my account info
    where do I add a card to my account
    can two people share one account
    I lost my booking number
    hi i booked last week, can u see if its confirmed
    just checking on the booking under my name
    any update on my reservation
    check on my order for saturday
    has anyone looked at my request yet
    where do I leave a review for the person we booked
    how can I view the details of my booking
    login help
    account help please
    do you see my booking under my email
    ¿cómo entro a mi cuenta?
    olvidé mi contraseña
    ¿dónde veo mis reservas?
    ¿mi reserva está confirmada?
    ¿recibieron mi solicitud?
    no puedo iniciar sesión
    quiero crear una cuenta
    necesito una copia de mi factura
    ¿cuándo me van a confirmar la reserva?
    ¿dónde descargo mi factura?
    ¿ya aceptó {agent} mi reserva?
    ¿cómo cambio el correo de mi cuenta?
    quiero ver mis reservaciones anteriores
    ¿se recibió mi pago?
    ¿cuál es el estado de mi solicitud?
    no encuentro la confirmación de mi reserva
  `,
}
