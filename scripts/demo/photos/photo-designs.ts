import type { PosterOptions } from '#shared/posters/poster.ts'
import type { Sheet } from '#shared/posters/sheet.ts'
import { bartenderSheets } from '#shared/posters/sheets-bartender.ts'
import { djSheets } from '#shared/posters/sheets-dj.ts'
import { entertainerSheets } from '#shared/posters/sheets-entertainer.ts'
import { dancerSheets } from '#shared/posters/sheets-exotic-dancer.ts'
import { massageSheets } from '#shared/posters/sheets-massage-therapist.ts'
import { modelSheets } from '#shared/posters/sheets-model.ts'
import { photographerSheets } from '#shared/posters/sheets-photographer.ts'
import type { DemoCategoryName } from '../categories.ts'
import { type DemoAgent, type DemoAgentName, demoRoster } from '../roster.ts'

/** The sheets of a category, and what each shows, for people who can't see it. */
const SHEETS: Record<DemoCategoryName, { sheets: readonly Sheet[]; shows: readonly [string, string, string] }> = {
  model: {
    sheets: modelSheets,
    shows: [
      'Under a wide brim, the mouth and throat lit',
      'In profile, with a long earring',
      'Behind a turned-up collar',
    ],
  },
  exotic_dancer: {
    sheets: dancerSheets,
    shows: ['Behind a feather fan', 'In a mask with plumes', 'The final pose, with one turn of ribbon'],
  },
  bartender: {
    sheets: bartenderSheets,
    shows: ['The pour', 'At work with the shaker', 'The back bar'],
  },
  massage_therapist: {
    sheets: massageSheets,
    shows: ['A hand over rings of water', 'A magnolia on still water', 'A face at rest in candlelight'],
  },
  entertainer: {
    sheets: entertainerSheets,
    shows: ['In a top hat and white tie', 'The microphone', 'On stage, singing'],
  },
  dj: {
    sheets: djSheets,
    shows: ['The platter', 'With headphones on', 'One ear on the cue'],
  },
  photographer: {
    sheets: photographerSheets,
    shows: ['The iris of a lens', 'Behind the camera', 'A press camera and its flash'],
  },
}

/** Who has a gallery, and of how many pictures. */
const GALLERIES: Partial<Record<DemoAgentName, number>> = {
  ...{ 'Imani Okafor': 8, 'Ruth Adeyemi': 4, 'Sabine Laurent': 3, 'Lena Park': 2, 'Delphine Reyes': 2 },
  ...{ 'Cass Whitfield': 1, 'Camille Roux': 3, 'Felix Amadou': 2, 'Tunde Vox': 2, 'Noor Valentine': 2 },
  ...{ 'Ansel Ferreira': 2, 'Kei Navarro': 2, 'Priya Nakamura': 2 },
}

/** A picture of a demo gallery: how it is drawn, and the text that stands for it. */
export interface PhotoDesign {
  options: PosterOptions
  alt: string
}

/** The galleries of the demo's people, in the order of the roster; no picture is that of the card, and none is twice. */
export const demoGalleries: readonly { agent: string; photos: readonly PhotoDesign[] }[] = (
  demoRoster satisfies readonly DemoAgent[]
).flatMap((agent: DemoAgent, place) => {
  const count = GALLERIES[agent.name as DemoAgentName] ?? 0 // a name of the roster
  return count === 0 ? [] : [{ agent: agent.name, photos: designGallery(agent, place, count) }]
})

/** The other sheets of the category first, each time in the next palette that suits it. */
function designGallery({ name, category, poster: own }: DemoAgent, place: number, count: number): PhotoDesign[] {
  const { sheets, shows } = SHEETS[category]
  return Array.from({ length: count }, (_, i) => {
    const variant = (own.variant + 1 + i) % sheets.length
    const suited = (sheets[variant]?.palettes ?? []).filter(
      (palette) => variant !== own.variant || palette !== own.palette,
    )
    const palette = suited[(place + Math.floor(i / sheets.length)) % suited.length]
    return {
      options: { category, name, variant, palette, skin: own.skin, flip: i % 2 === 0 },
      alt: shows[variant] ?? '',
    }
  })
}
