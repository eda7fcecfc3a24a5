import type { Drawing } from './draw.ts'

/** A slice of orange, eight segments. */
export function orangeWheel(c: Drawing): string {
  const { ink } = c
  return c.group(
    'translate(446,318)',
    c.circle(0, 0, 86, ink.hot) +
      c.circle(0, 0, 76, ink.paper) +
      Array.from({ length: 8 }, (_, i) =>
        c.path('M0,-8L-22,-62Q0,-76 22,-62Z', ink.hot, `transform="rotate(${i * 45})"`),
      ).join('') +
      c.spray(
        c.circle(
          0,
          0,
          86,
          c.linear(-86, -60, 86, 60, [
            [0.4, ink.deep, 0],
            [1, ink.deep, 0.75],
          ]),
        ),
      ),
  )
}

/** A three-part shaker tilting in from the upper left. */
export function tiltedShaker(c: Drawing): string {
  const { ink } = c
  return c.group(
    'translate(214,120) rotate(38)',
    c.path(
      'M-66,-170H66L50,60H-50Z',
      c.linear(-66, 0, 66, 0, [
        [0, ink.paper],
        [0.22, ink.glow],
        [0.38, ink.paper],
        [0.6, ink.cloth],
        [1, ink.deep],
      ]),
    ) +
      c.path(
        'M-50,60H50L34,112H-34Z',
        c.linear(-50, 0, 50, 0, [
          [0, ink.paper],
          [0.3, ink.glow],
          [0.6, ink.cloth],
          [1, ink.deep],
        ]),
      ) +
      c.path('M-34,112H34V136H-34Z', ink.deep) +
      c.line('M-58,-70H58M-54,-50H54', ink.deep, 3, 'opacity=".5"') +
      c.spray(
        c.path(
          'M-66,-170H66L50,60H-50Z',
          c.linear(0, -170, 0, 80, [
            [0, ink.deep, 0.9],
            [0.6, ink.deep, 0.1],
            [1, ink.deep, 0],
          ]),
        ),
      ),
  )
}

/** A shaker held against the vest. */
export function heldShaker(c: Drawing): string {
  const { ink } = c
  return c.group(
    'translate(4,400) rotate(-16)',
    c.path(
      'M-46,-120C-46,-140 46,-140 46,-120L60,90C60,104 -60,104 -60,90Z',
      c.linear(-60, 0, 60, 0, [
        [0, ink.paper],
        [0.2, ink.glow],
        [0.34, ink.paper],
        [0.62, ink.cloth],
        [1, ink.deep],
      ]),
    ) +
      c.path(
        'M-40,-128L-28,-176H28L40,-128Z',
        c.linear(-40, 0, 40, 0, [
          [0, ink.paper],
          [0.4, ink.glow],
          [1, ink.deep],
        ]),
      ) +
      c.path(
        'M-18,-176V-200H18V-176Z',
        c.linear(-18, 0, 18, 0, [
          [0, ink.paper],
          [1, ink.deep],
        ]),
      ) +
      c.line('M-50,-40H52M-52,-24H54', ink.deep, 2.5, 'opacity=".5"'),
  )
}

/** A small coupe, full. */
export function smallCoupe(c: Drawing): string {
  const { ink } = c
  return c.group(
    'translate(404,700) scale(.62)',
    c.path('M-110,-260H110C106,-190 60,-150 0,-150C-60,-150 -106,-190 -110,-260Z', ink.paper, 'opacity=".4"') +
      c.path(
        'M-102,-236H102C92,-186 52,-158 0,-158C-52,-158 -92,-186 -102,-236Z',
        c.linear(-100, 0, 100, 0, [
          [0, ink.glow],
          [0.5, ink.hot],
          [1, ink.deep],
        ]),
      ) +
      c.line('M-110,-260H110', ink.paper, 6) +
      c.path('M-7,-152H7L9,40H-9Z', ink.paper) +
      c.ellipse(0, 46, 70, 12, ink.paper),
  )
}

/** A wide coupe with the drink poured, on its foot. */
export function coupe(c: Drawing): string {
  const { ink } = c
  const bowl = 'M120,330H480C476,440 400,506 300,506C200,506 124,440 120,330Z'
  const drink = 'M132,372H468C456,448 388,494 300,494C212,494 144,448 132,372Z'
  return (
    c.path(bowl, ink.paper, 'opacity=".26"') +
    c.shaded(
      drink,
      c.linear(0, 372, 0, 494, [
        [0, ink.glow],
        [0.4, ink.hot],
        [1, ink.deep],
      ]),
      c.linear(130, 0, 470, 0, [
        [0, ink.glow, 0.75],
        [0.4, ink.glow, 0],
        [1, ink.deep, 0.7],
      ]),
    ) +
    c.ellipse(300, 372, 168, 15, ink.glow) +
    c.ellipse(206, 372, 46, 6, ink.paper) +
    c.line('M120,330H480', ink.paper, 7) +
    c.path('M150,352C156,430 214,482 268,494C206,474 172,420 168,352Z', ink.paper, 'opacity=".8"') +
    c.path(
      'M291,504H309L312,690H288Z',
      c.linear(286, 0, 314, 0, [
        [0, ink.paper],
        [0.4, ink.paper],
        [1, ink.bottom],
      ]),
    ) +
    c.ellipse(
      300,
      700,
      122,
      18,
      c.linear(180, 0, 420, 0, [
        [0, ink.paper],
        [0.45, ink.glow],
        [1, ink.bottom],
      ]),
    ) +
    c.path(
      'M182,696C240,686 280,684 290,650H310C320,684 360,686 418,696C380,704 220,704 182,696Z',
      ink.paper,
      'opacity=".85"',
    )
  )
}
