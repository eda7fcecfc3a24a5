import { type ReactNode, useDeferredValue } from 'react'
import type { Poster } from '#shared/contract/catalog/agents.ts'
import { POSTER_SKINS, POSTER_VARIANTS } from '#shared/model/agent.ts'
import { SKIN_NAMES } from '#shared/posters/ink.ts'
import { PosterThumb } from '#web/features/catalog/admin/agents/poster-thumb.tsx'

interface PosterChoiceProps {
  /** What the second row is called. */
  inkLegend?: string | undefined
  name: string
  category: string
  value: Poster | null
  onChange: (poster: Poster) => void
}

const upTo = (count: number) => Array.from({ length: count }, (_, i) => i)
const capitalize = (word = '') => word.charAt(0).toUpperCase() + word.slice(1)

/** A name says nothing about a person: which sheet and which ink stand for them is chosen here (docs/product.md P6.19). */
export function PosterChoice({ inkLegend = 'Skin tone', name, category, value, onChange }: PosterChoiceProps) {
  // seven drawings on every key would make typing slow
  const drawn = { name: useDeferredValue(name), category: category || 'entertainer' }
  const { variant = 0, skin = 0 } = value ?? {}
  return (
    <div className="poster-choice">
      <Row legend="Poster">
        {upTo(POSTER_VARIANTS).map((i) => (
          <Choice
            key={i}
            group="poster-variant"
            label={`Poster ${i + 1}`}
            checked={value?.variant === i}
            onChoose={() => onChange({ variant: i, skin })}
          >
            <PosterThumb {...drawn} poster={{ variant: i, skin }} />
          </Choice>
        ))}
      </Row>
      <Row legend={inkLegend}>
        {upTo(POSTER_SKINS).map((i) => (
          <Choice
            key={i}
            group="poster-skin"
            label={capitalize(SKIN_NAMES[i])}
            checked={value?.skin === i}
            onChoose={() => onChange({ variant, skin: i })}
          >
            <PosterThumb {...drawn} poster={{ variant, skin: i }} />
          </Choice>
        ))}
      </Row>
    </div>
  )
}

function Row({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className="field-label">{legend}</legend>
      <div className="poster-choice-row">{children}</div>
    </fieldset>
  )
}

interface ChoiceProps {
  group: string
  label: string
  checked: boolean
  onChoose: () => void
  children: ReactNode
}

function Choice({ group, label, checked, onChoose, children }: ChoiceProps) {
  return (
    <label className="poster-option">
      <input type="radio" name={group} checked={checked} onChange={onChoose} />
      <span className="poster">{children}</span>
      <span className="poster-option-name">{label}</span>
    </label>
  )
}
