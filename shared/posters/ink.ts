/** The inks of one sheet: a ground from top to bottom, its darkest, the lamp, the paper, the spot ink and the cloth. */
export interface Ink {
  top: string
  bottom: string
  deep: string
  glow: string
  paper: string
  hot: string
  cloth: string
  /** Where the spot ink would be wrong on a mouth. */
  lip?: string
}

/** Four skin inks, from the lit plane to the key drawing. */
export interface Skin {
  lit: string
  mid: string
  shade: string
  key: string
}

export type PaletteName = 'fox' | 'peachtree' | 'magnolia' | 'oxblood' | 'brass' | 'powder'
export type SkinName = 'umber' | 'bronze' | 'honey' | 'bloom'

export const PALETTES: Readonly<Record<PaletteName, Ink>> = {
  fox: {
    top: '#14525c',
    bottom: '#06191d',
    deep: '#041013',
    glow: '#ffc48a',
    paper: '#f8ecd6',
    hot: '#e2502c',
    cloth: '#0b2a30',
  },
  peachtree: {
    top: '#f7b27c',
    bottom: '#c2492a',
    deep: '#2a0f0c',
    glow: '#ffe2b8',
    paper: '#fdf0dc',
    hot: '#0d4a47',
    cloth: '#1c2f2c',
    lip: '#a8281c',
  },
  magnolia: {
    top: '#2b6a50',
    bottom: '#0a221a',
    deep: '#05130e',
    glow: '#f6d79c',
    paper: '#f6efdf',
    hot: '#e8854a',
    cloth: '#0e2c22',
    lip: '#c4432a',
  },
  oxblood: {
    top: '#8f2420',
    bottom: '#2a080c',
    deep: '#170406',
    glow: '#ffbf86',
    paper: '#f9e6cc',
    hot: '#e8a13c',
    cloth: '#3a0c10',
    lip: '#d4452c',
  },
  brass: {
    top: '#e6b152',
    bottom: '#96601a',
    deep: '#20150a',
    glow: '#fff0c4',
    paper: '#fdf3dd',
    hot: '#b0341c',
    cloth: '#1d2622',
  },
  powder: {
    top: '#b4cccd',
    bottom: '#4b7a82',
    deep: '#0c2127',
    glow: '#fff2da',
    paper: '#fbf3e4',
    hot: '#d44a26',
    cloth: '#163840',
  },
}

/** Skin colors: chosen by the name's seed, or set in the form. Every figure can have each of them. */
export const SKINS: Readonly<Record<SkinName, Skin>> = {
  umber: { lit: '#9c5a36', mid: '#6b3520', shade: '#391811', key: '#1d0a08' },
  bronze: { lit: '#c27b48', mid: '#8a4a2a', shade: '#4c2015', key: '#260d0a' },
  honey: { lit: '#e6a870', mid: '#b56c42', shade: '#6b3021', key: '#34130e' },
  bloom: { lit: '#f8d6b0', mid: '#dd9a6c', shade: '#8d4630', key: '#431a13' },
}

// The seed picks by position, so the order of these names is part of every picture.
export const PALETTE_NAMES = Object.keys(PALETTES) as PaletteName[] // the record is exhaustive
export const SKIN_NAMES = Object.keys(SKINS) as SkinName[] // the record is exhaustive

/** Whether a stored word is one of the six palettes. */
export function isPaletteName(word: string | null | undefined): word is PaletteName {
  return typeof word === 'string' && Object.hasOwn(PALETTES, word)
}

/** Whether a stored word is one of the four skin inks. */
export function isSkinName(word: string | null | undefined): word is SkinName {
  return typeof word === 'string' && Object.hasOwn(SKINS, word)
}
