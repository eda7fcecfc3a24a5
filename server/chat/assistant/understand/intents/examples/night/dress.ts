import type { Examples } from '../examples.ts'

/** What talent wears, and where they change. */
export const DRESS: Examples = {
  dress: `
    what will the bartender wear
    what does a {category} wear
    what will {agent} be wearing
    what's the dress code
    is there a dress code for the performers
    do they come in uniform
    do the bartenders wear black
    can they wear all white
    can we pick the outfit
    can we choose the costume
    can I choose what she wears
    can the dancer come dressed as a cop
    police costume possible?
    do you have nurse outfits
    cowboy costume for a male dancer
    can the dj wear a suit
    black tie event, will they dress up
    it's a formal event, do they have formal wear
    will they wear a tux
    do models bring their own clothes
    do models wear our clothes
    we want the models in our brand shirts
    can they wear our company t-shirt
    can the staff wear our uniform
    can they wear aprons with our logo
    it's a themed party, can they dress for it
    gatsby theme, can they dress 1920s
    halloween party, do they come in costume
    80s party, can the bartender dress up
    can {agent} dress for our theme
    will {agent} wear a costume
    does {agent} have a santa outfit
    sexy santa outfit possible?
    can they dress casually
    casual clothes ok for them
    no revealing clothes please
    can the dancers stay covered
    can she arrive in normal clothes
    do they arrive dressed or change here
    do they need a room to change
    where do they change
    do they need a changing room
    need a dressing room?
    a bathroom to change in, is that enough
    how many outfits do they bring
    do they change outfits during the show
    outfit changes?
    what color do the bartenders wear
    can they match our colors
    our colors are gold and black, can they match
    can the photographer wear black so they blend in
    will the photographer dress appropriately
    is the massage therapist in scrubs
    do they wear masks
    can they wear masks
    heels or flats
    will the dancers wear heels on my wood floor
    can they take off their shoes in my house
    do they cover tattoos
    can tattoos be covered
    is lingerie ok for the bartender
    do you have topless bartenders
    bikini bartenders?
    what do promo models usually wear
    cocktail dress for the hostess?
    do they bring their own costumes
    who provides the costumes
    do I provide costumes
    costume requests, where do I write them
    is there an extra charge for a costume
    do you have costumes to choose from
    show me the costumes
    can she wear something specific
    can I request a red dress
    can I send an outfit for her
    white gloves?
    how will they be dressed
    how do your people dress for a {event}
    how are they dressed usually
    dress them up as elves
    wardrobe options?
    wardrobe question
    attire?
    what attire should we expect
    will they look professional
    can they wear traditional clothes
    drag outfits?
    can the dj wear a costume at our {event}
    ¿cómo van vestidos?
    ¿qué ropa usan los bartenders?
    ¿podemos elegir el vestuario?
    ¿llevan uniforme?
    es una fiesta temática, ¿se pueden disfrazar?
    ¿la bailarina puede venir de policía?
    ¿qué se va a poner {agent}?
    ¿pueden vestirse de negro?
    ¿traen su propio vestuario?
    ¿necesitan un cuarto para cambiarse?
    es un evento formal, ¿vienen de traje?
    ¿cuesta extra el disfraz?
    ¿pueden usar camisetas con nuestro logo?
    ¿cuál es el código de vestimenta?
    ¿dónde se cambian de ropa?
    ¿pueden combinar con nuestros colores?
  `,
}
