import type { Examples } from '../examples.ts'

/** Terms, and when a request binds. */
export const REQUEST_TERMS: Examples = {
  'request-terms': `
can somebody else still grab the date after i sent my request
once i asked for a {category}, may others take that day
    is a request binding
    is my request already a booking
    does sending the form mean it's booked
    am I committed when I send the request
    do I commit to anything by sending the form
    what are your terms and conditions
    where can I read the terms
    terms of service
    terms and conditions please
    can I see the contract
    is there a contract
    do I sign a contract
    do you have a written agreement
    what am I agreeing to
    what do I agree to when I submit
    what are the conditions
    what's in the fine print
    fine print?
    when is a booking final
    when is it official
    when does it become binding
    is it binding once you confirm
    when is the date really mine
    is the date safe once I send the request
    is it a done deal after I submit
    is my date blocked when I send the request
    do you hold the date while the request is pending
    can somebody else book {agent} while my request is pending
    could I lose the date before you confirm
    request vs booking, what's the difference
    difference between request and booking
    what does it mean that a request is not a booking
    so a request isn't a booking yet?
    is it just an inquiry or an order
    is it only an inquiry
    non binding request?
    can I send a request without obligation
    no obligation?
    is it without commitment
    can I just ask first without committing
    can you turn down my request
    can you refuse a booking
    can the agency reject a request
    do you accept every request
    why would a request be declined
    can {agent} reject my request
    does {agent} have to agree first
    does the performer have to accept it
    who decides if my booking is accepted
    is the price fixed once I send the request
    is the price in the form final
    can the price change after I send it
    can the price change after you confirm
    is the quote binding
    is the estimate guaranteed
    is the total on the form guaranteed
    how long is the offer valid
    does my request expire
    how long does a request stay open
    do you confirm in writing
    do I get the agreement in writing
    is the confirmation email the contract
    does an email confirmation count as a contract
    is the chat confirmation binding
    if you tell me here she's free, is it booked
    does what the chat says count
    do I have to sign anything digitally
    e-signature needed?
    legal terms
    legal stuff before I book
    what are your policies
    what's the policy
    house policies
    tell me your policies
    where are your rules and terms
    send me the terms
    terms?
    agb / terms of business?
    our legal department wants your contract
    legal needs to review your agreement
    can we use our own contract
    does our company have to sign your terms
    vendor agreement with us possible?
    are there conditions for a {event}
    conditions for booking {agent}
    I clicked submit, am I locked in
    i just hit send by accident am i on the hook
    just to be clear nothing is final until you say so
    ¿la solicitud es vinculante?
    ¿enviar el formulario ya es una reserva?
    ¿cuáles son los términos y condiciones?
    ¿hay que firmar un contrato?
    ¿dónde leo las condiciones?
    ¿cuándo es definitiva la reserva?
    ¿me comprometo a algo si envío la solicitud?
    ¿pueden rechazar mi solicitud?
    ¿el precio es definitivo?
    ¿puede cambiar el precio después?
    ¿la fecha queda apartada cuando envío la solicitud?
    ¿cuál es la diferencia entre solicitud y reserva?
    ¿{agent} tiene que aceptar?
    ¿es sin compromiso?
    ¿cuáles son sus políticas?
    ¿me dan algo por escrito?
  `,
}
