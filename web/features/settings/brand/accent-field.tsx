import { HOUSE_ACCENT, LEAST_CONTRAST, measureAccent, readColor, type Theme } from '#shared/model/accent.ts'
import { BRAND_LABELS, offerColor } from '#web/features/settings/brand/brand-values.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, Input } from '#web/ui/field.tsx'

interface AccentFieldProps {
  theme: Theme
  /** As it is typed; empty for the original. */
  value: string
  error: string | undefined
  onChange: (typed: string) => void
}

/** The accent of one theme: its contrast as it is typed, and the nearest color that works in place of one that doesn't. */
export function AccentField({ theme, value, error, onChange }: AccentFieldProps) {
  const color = readColor(value === '' ? HOUSE_ACCENT[theme] : value)
  const offer = offerColor(value, theme)
  return (
    <div className="accent">
      <Field label={BRAND_LABELS[theme]} hint={color && sayContrast(color, theme)} error={error}>
        <Input
          name={theme}
          value={value}
          placeholder={HOUSE_ACCENT[theme]}
          maxLength={7}
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="none"
          onChange={({ target }) => onChange(target.value)}
        />
      </Field>
      <input
        type="color"
        className="accent-picker"
        aria-label={`Pick a color, ${BRAND_LABELS[theme].toLowerCase()}`}
        value={color ?? HOUSE_ACCENT[theme]}
        onChange={({ target }) => onChange(target.value)}
      />
      {offer !== undefined && (
        <Button size="sm" className="accent-offer" onClick={() => onChange(offer)}>
          Use {offer}
        </Button>
      )}
    </div>
  )
}

const sayContrast = (color: string, theme: Theme) =>
  `Contrast ${(Math.floor(measureAccent(color, theme) * 10) / 10).toFixed(1)} at least; ${LEAST_CONTRAST} is needed.`
