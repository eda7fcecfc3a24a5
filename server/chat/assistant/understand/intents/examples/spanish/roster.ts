import type { Examples } from '../examples.ts'

export const SPANISH_ROSTER: Examples = {
  find: `
qué servicios ofrecen
¿qué ofrecen?
busco un dj
busco un fotógrafo para una boda
necesito un bartender
necesito un cantinero para mi fiesta
quiero contratar bailarinas
quiero una bailarina exótica para {date}
tienen strippers?
¿tienen modelos?
tienen magos para fiestas de niños
¿tienen masajistas?
necesito una masajista en {place}
estoy buscando entretenimiento para un cumpleaños
buscamos cantantes para un evento de la empresa
quién toca salsa
alguien que toque bachata
hay alguien que haga shows de magia
muéstrame los dj
quiero ver a las modelos
qué tipo de artistas tienen
qué categorías hay
fotógrafo para quinceañera
un dj para {guests}
dj
fotógrafo
meseros y bartenders
y fotógrafos?
no un dj, un fotógrafo
un animador para una fiesta de {event}
`,
  availability: `
¿está libre {agent} el sábado?
está disponible {agent} el {date}
quién está disponible este sábado
quién está libre mañana
hay algún dj libre el viernes
tienen fotógrafos disponibles para {date}
¿tienen disponibilidad el 5 de diciembre?
hay disponibilidad para hoy en la noche
cuándo está libre {agent}
cuándo puede venir {agent}
qué días tiene libre {agent}
puede {agent} el domingo
y el domingo?
y el sábado está libre?
pueden venir mañana a las 9
alguien disponible para hoy
para el 12 de diciembre hay alguien
está ocupado {agent} el viernes
trabajan los domingos
hay alguien libre el {date} por la noche
`,
  price: `
cuánto cuesta
¿cuánto cuesta un dj?
cuánto cuesta una bailarina
cuánto cobra {agent}
cuánto cobran por hora
cuánto sale un fotógrafo por {hours}
cuánto vale
precio
precios por favor
lista de precios
cuáles son sus tarifas
qué precio tiene {agent}
cuánto sería por cuatro horas
cuánto por 3 horas
cuánto me costaría un bartender para {guests}
algo más barato
el más barato
tengo un presupuesto de {money}
mi presupuesto es de {money}
menos de {money}
cotización para una boda
me puede dar una cotización
es por hora o por noche
hay un mínimo de horas
`,
  compare: `
quién es más barato, {agent} o {agent}
quién es más barata
cuál es más barato
cuál es mejor
cuál de los dos es mejor
quién es mejor {agent} o {agent}
compara a {agent} con {agent}
comparar {agent} y {agent}
qué diferencia hay entre {agent} y {agent}
cuál es la diferencia
{agent} o {agent}?
quién tiene mejores reseñas
quién cobra menos
cuál cobra más
es más caro {agent} que {agent}
quién tiene más experiencia, {agent} o {agent}
el más barato de los dos
`,
  book: `
quiero reservar a {agent}
reservar a {agent} para el sábado
quiero reservar
quisiera hacer una reserva
hacer una reservación
resérvame a {agent}
reservar ahora
quiero contratar a {agent}
quiero contratar a {agent} para el {date}
me quedo con {agent}
me quedo con la segunda
la quiero a ella
quiero a {agent} para mi fiesta
vamos con {agent}
reserva los dos
agendar a {agent} el {date} a las 8
apártame a {agent} para {date}
puedo reservar a {agent}?
listo, reservemos
necesito reservar un dj para {date}
`,
  'about-agent': `
quién es {agent}
háblame de {agent}
cuéntame de {agent}
más información sobre {agent}
quiero saber más de {agent}
qué hace {agent}
qué música toca {agent}
{agent} habla español?
qué experiencia tiene {agent}
es buena {agent}
es bueno {agent} para bodas
tienes fotos de {agent}
quiero ver fotos de {agent}
qué dicen de {agent}
reseñas de {agent}
cuántos años de experiencia tiene {agent}
cómo es {agent}
más sobre ella
`,
  packages: `
paquetes
tienen paquetes?
qué paquetes tienen
paquetes para bodas
paquete para cumpleaños
cuánto cuesta el paquete
qué incluye el paquete
hay algún paquete con dj y fotógrafo
paquete todo incluido
tienen promociones en paquete
cuál es el paquete más barato
quiero ver los paquetes
hay tarifa fija por noche
combo de dj y bartender
paquete de despedida de soltera
`,
  discount: `
hay descuento
¿tienen descuentos?
me hacen un descuento
descuento por varias horas
me puede hacer un mejor precio
es negociable el precio
se puede negociar
cuál es lo menos
me lo deja en {money}
me lo puede dejar más barato
rebaja
hay rebajas
código promocional
tienen un cupón
hay ofertas este mes
descuento si pago en efectivo
promociones
`,
  suggest: `
qué me recomiendas
a quién me recomienda
recomiéndame un dj
qué recomiendan para una boda
qué sugieres
alguna sugerencia
quién es el mejor
cuál es su mejor dj
quién es la más popular
el mejor fotógrafo que tengan
el mejor calificado
no sé qué contratar
no sé a quién elegir
ayúdame a elegir
ideas para un cumpleaños
qué va bien para {guests}
quién me conviene para una fiesta de {event}
sorpréndeme
`,
}
