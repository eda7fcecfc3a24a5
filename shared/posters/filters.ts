/**
 * The two filters of a sheet: `st` turns soft alpha into lithographic stipple, `gr` is the tooth of the paper.
 * They are most of the time a sheet takes to raster.
 */
export function filters(id: string, seed: number, grain: boolean): string {
  return stipple(id, seed % 97) + (grain ? paperTooth(id, seed % 89) : '')
}

function stipple(id: string, seed: number): string {
  const noise = `<feTurbulence type="fractalNoise" baseFrequency=".82" numOctaves="2" seed="${seed}" result="n"/>`
  const threshold =
    '<feColorMatrix in="n" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 2.6 -.8" result="t"/>' +
    '<feComposite in="SourceAlpha" in2="t" operator="arithmetic" k2="1" k3="1" k4="-.98" result="m"/>' +
    '<feColorMatrix in="m" result="mm" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 3.2 0"/>'
  const ink =
    '<feColorMatrix in="SourceGraphic" result="c" values="1 0 0 0 0 0 1 0 0 0 0 0 1 0 0 0 0 0 200 0"/>' +
    '<feComposite in="c" in2="mm" operator="in"/>'
  return filter(`${id}st`, noise + threshold + ink)
}

function paperTooth(id: string, seed: number): string {
  return filter(
    `${id}gr`,
    `<feTurbulence type="fractalNoise" baseFrequency="1.1" numOctaves="1" seed="${seed}"/>` +
      '<feColorMatrix values="0 0 0 0 .08 0 0 0 0 .05 0 0 0 0 .03 0 0 0 1.8 -.86"/>',
  )
}

function filter(id: string, body: string): string {
  return `<filter id="${id}" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB">${body}</filter>`
}
