import type { Examples } from '../examples.ts'

export const SPANISH_CONVERSATION: Examples = {
  greeting: `
hola
hola buenas
buenas
buenos días
buenas tardes
buenas noches
hola qué tal
qué tal
cómo estás
cómo están
hola cómo está usted
qué onda
qué hubo
holaa
hola, ¿me pueden ayudar?
necesito ayuda
ayuda por favor
¿hay alguien?
hay alguien ahí
tengo una pregunta
una pregunta
saludos
muy buenas
`,
  thanks: `
gracias
muchas gracias
mil gracias
muchísimas gracias
gracias por la ayuda
gracias por la información
se lo agradezco
te agradezco mucho
muy amable
qué amable
perfecto gracias
ok gracias
excelente
buenísimo
genial gracias
vale gracias
listo gracias
grax
muy útil, gracias
`,
  goodbye: `
adiós
adios
chao
chau
hasta luego
hasta pronto
hasta mañana
nos vemos
nos vemos el sábado
me voy
me tengo que ir
que tengas buen día
que tenga buena noche
que esté bien
bye gracias
eso es todo
eso sería todo, gracias
es todo por ahora
nada más gracias
cerrar chat
terminar el chat
`,
  affirm: `
sí
si
sí por favor
si porfa
claro
claro que sí
por supuesto
dale
dale sí
ok sí
de acuerdo
está bien
correcto
así es
exacto
eso mismo
me parece bien
me gusta
suena bien
adelante
hágalo
sí, ese
sí, esa
simón
vale
bueno
`,
  deny: `
no gracias
nop
no, así está bien
ahora no
todavía no
aún no
no por ahora
no me interesa
no quiero
no es eso
eso no
no, eso no es lo que quería
ninguno
ninguna
ninguno de esos
nada
mejor no
para nada
no hace falta
no es necesario
tal vez después
quizás luego
olvídalo
no, otra cosa
`,
  'start-over': `
empezar de nuevo
empecemos de nuevo
quiero empezar de nuevo
volver a empezar
comenzar otra vez
comencemos de cero
empezar de cero
desde el principio
vamos desde el principio
reiniciar
reinicia el chat
borra todo
borrar todo
olvida todo lo que dije
olvida lo anterior
otra búsqueda
nueva búsqueda
regresar al inicio
volver al menú
`,
  identity: `
¿eres un robot?
eres un bot
eres una persona real
¿es usted una persona?
¿estoy hablando con una persona o una máquina?
hablo con un humano?
quién eres
¿quién es?
con quién hablo
cómo te llamas
cuál es tu nombre
qué puedes hacer
en qué me puedes ayudar
qué eres
eres inteligencia artificial
es automático este chat
hablas español?
¿habla español?
cómo funciona este chat
`,
}
