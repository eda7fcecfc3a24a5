import type { Drawing, Side } from './draw.ts'

/** The arm over the record, with its weight and its needle. */
export function toneArm(c: Drawing): string {
  const { ink } = c
  const arm = 'M540,60L530,150L508,420L428,560'
  return (
    c.circle(532, 150, 62, ink.deep) +
    c.circle(
      532,
      150,
      50,
      c.linear(480, 100, 584, 200, [
        [0, ink.paper],
        [0.4, ink.glow],
        [1, ink.cloth],
      ]),
    ) +
    c.circle(532, 150, 22, ink.deep) +
    c.line(arm, ink.deep, 26) +
    c.line(
      arm,
      c.linear(500, 0, 550, 0, [
        [0, ink.paper],
        [0.6, ink.glow],
        [1, ink.hot],
      ]),
      13,
    ) +
    c.group(
      'translate(424,566) rotate(31)',
      c.path('M-22,-18H22L18,62H-18Z', ink.paper) + c.path('M2,-18H22L18,62H2Z', ink.hot),
    ) +
    c.path(
      'M522,30H560V84H522Z',
      c.linear(522, 0, 560, 0, [
        [0, ink.paper],
        [1, ink.cloth],
      ]),
    )
  )
}

/** The label in the middle of a record. */
export function recordLabel(c: Drawing, x: number, y: number): string {
  const { ink } = c
  return (
    c.circle(x, y, 108, ink.hot) +
    c.path(`M${x - 108},${y}A108,108 0 0 1 ${x + 108},${y}Z`, ink.paper) +
    c.spray(
      c.circle(
        x,
        y,
        108,
        c.linear(x - 90, y - 90, x + 90, y + 90, [
          [0.3, ink.deep, 0],
          [1, ink.deep, 0.75],
        ]),
      ),
    ) +
    c.circle(x, y, 52, 'none', `stroke="${ink.deep}" stroke-width="2" opacity=".5"`) +
    c.circle(x, y, 13, ink.deep) +
    c.circle(x - 2, y - 2, 5, ink.paper)
  )
}

/** Headphones on a head that faces us. */
export function headphones(c: Drawing): string {
  const { ink } = c
  return (
    c.line('M-96,-20C-112,-190 112,-190 96,-20', ink.deep, 26) +
    c.line(
      'M-98,-30C-112,-192 112,-192 98,-30',
      c.linear(-110, 0, 110, 0, [
        [0, ink.paper],
        [0.35, ink.glow],
        [0.7, ink.hot],
        [1, ink.deep],
      ]),
      12,
    ) +
    headphoneCup(c, -1) +
    headphoneCup(c, 1)
  )
}

/** One cup of them. */
function headphoneCup(c: Drawing, m: Side): string {
  const { ink } = c
  return c.group(
    `translate(${m * 92},-8)`,
    c.ellipse(m * 4, 0, 40, 62, ink.deep) +
      c.ellipse(m * 12, 0, 30, 54, m < 0 ? ink.hot : ink.cloth) +
      c.spray(
        c.ellipse(
          m * 12,
          0,
          30,
          54,
          c.linear(
            -44,
            -50,
            40,
            50,
            m < 0
              ? [
                  [0, ink.paper, 0.9],
                  [0.4, ink.paper, 0.1],
                  [1, ink.deep, 0.6],
                ]
              : [
                  [0, ink.deep, 0.2],
                  [1, ink.deep, 0.9],
                ],
          ),
        ),
      ) +
      c.ellipse(m * 14, 0, 12, 24, ink.deep, 'opacity=".5"'),
  )
}
