import type { Examples } from '../examples.ts'

/** Taxes and tax papers. */
export const TAX: Examples = {
  tax: `
    is tax included
    do you charge sales tax
    is there tax on top
    how much is the tax
    what's the tax rate
    are taxes included in the price
    does the price include tax
    is that with tax or without
    plus tax?
    before tax or after tax
    is {money} before tax
    is {money} with tax
    do I pay tax on {agent}'s rate
    is there tax on a {category}
    will tax be added to my bill
    how much tax do I pay on {money}
    what's the total with tax
    total including tax please
    what would it be with taxes
    how much with tax
    do I have to pay taxes on this
    we're tax exempt
    we are a nonprofit, do we pay tax
    can you take off the tax for a church
    how do I send my tax exemption certificate
    do schools pay sales tax
    tax exempt organization, what do you need
    is the tip taxed
    are tips taxable
    is travel taxed
    is the deposit taxed
    do you collect georgia sales tax
    georgia tax?
    state tax?
    is there local tax
    is there an entertainment tax
    amusement tax?
    are massages taxed
    is bartending taxable
    which services are taxed
    is photography taxable
    do you charge VAT
    vat number?
    can I get a tax invoice
    does the invoice show the tax
    is tax listed separately
    do you show tax separately on the bill
    can I deduct this as a business expense
    is this tax deductible
    what's your tax id
    I need your EIN for my accountant
    can you send a W-9
    our accounting needs your w9
    do you send 1099s
    do I need to send a 1099 to the dj
    do I have to report paying the performer
    tax number for the invoice please
    no tax if I pay cash?
    cash no tax?
    can we skip the tax
    sales tax yes or no
    sales tax?
    taxes?
    tax?
    is it taxed
    are you charging me tax
    why is there tax on my invoice
    what is the tax on my invoice for
    why did you add tax
    how is tax calculated
    how do you calculate the sales tax
    tax on the full amount or part
    is tax charged on overtime too
    are packages taxed
    are prices net or gross
    are the rates net
    prices shown incl tax?
    the website prices, are they with tax
    the price on the profile, does that include sales tax
    do the hourly rates already have tax in them
    do I need to calculate tax on top
    does tax apply outside of georgia
    if the event is in another state which tax
    tax for out of state customers
    is there any tax for corporate clients
    so 8.9 percent tax on top?
    ¿el precio incluye impuestos?
    ¿cobran impuestos?
    ¿cuánto es el impuesto?
    ¿los impuestos van aparte?
    ¿es con impuestos o sin impuestos?
    ¿cuánto sería con impuestos?
    somos una organización sin fines de lucro, ¿pagamos impuestos?
    ¿{money} es antes de impuestos?
    ¿me pueden dar una factura con el impuesto desglosado?
    ¿necesitan certificado de exención de impuestos?
    ¿cobran IVA?
    ¿qué impuesto se paga?
    ¿por qué hay impuesto en mi factura?
    ¿se paga impuesto por el {category}?
    ¿me mandan un W-9?
    ¿puedo deducirlo de impuestos?
  `,
}
