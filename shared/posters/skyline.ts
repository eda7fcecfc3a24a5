import type { Drawing } from './draw.ts'

/** Atlanta, read from left to right with its feet at 0; the crowns are simplified. */
const TOWERS = [
  'M0,0V-96H44V0Z',
  'M48,0V-150L62,-166H92L106,-150V0Z',
  'M112,0V-196H120V-214H128V-232L136,-246V-300H139V-246L147,-232V-214H155V-196H163V0Z',
  'M170,0V-120H206V-134H240V0Z',
  'M246,0V-176Q246,-184 254,-184H290Q298,-184 298,-176V0Z',
  'M304,0V-140H314V-156H324V-172H334V-188H360V0Z',
  'M368,0V-90H420V0Z',
  'M426,0V-160L436,-176V-206L453,-238L470,-206V-176L480,-160V0Z',
  'M488,0V-118H502V-132H530V-118H544V0Z',
  'M550,0V-74H600V0Z',
  'M604,0V-146H612V-160H646V-146H654V0Z',
  'M660,0V-104H712V0Z',
]

/** The city in one ink; `lamp` lights some of its windows. */
export function skyline(
  c: Drawing,
  x: number,
  y: number,
  scale: number,
  ink: string,
  lamp: string | null,
  density = 0.3,
): string {
  let windows = ''
  for (let column = 9; column < 700; column += 12) {
    for (let row = -132; row < -10; row += 16) {
      // Unlit cities spend the same random numbers, so the sheet around them stays the same.
      if (c.random() < density * 0.22) windows += `M${column},${row}h4v7h-4z`
    }
  }
  const towers = TOWERS.map((d) => c.path(d, ink)).join('')
  return c.group(`translate(${x},${y}) scale(${scale})`, towers + (lamp ? c.path(windows, lamp, 'opacity=".8"') : ''))
}
