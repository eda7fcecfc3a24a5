import { accentColors, HOUSE_ACCENT, readColor, type Theme } from '#shared/model/accent.ts'

interface AccentPreviewProps {
  theme: Theme
  /** As it is typed; empty for the original. */
  color: string
}

/** A few words and a button as the theme draws them in this color. The page's policy allows properties set by a script. */
export function AccentPreview({ theme, color }: AccentPreviewProps) {
  const shown = readColor(color) ?? HOUSE_ACCENT[theme]
  const { lamp, onLamp } = accentColors(shown, theme)
  const paint = (element: HTMLElement | null) => {
    element?.style.setProperty('--shown-lamp', lamp)
    element?.style.setProperty('--shown-on-lamp', onLamp)
  }
  return (
    <div ref={paint} className={`accent-preview accent-preview-${theme}`} aria-hidden="true">
      <i className="accent-rail" />
      <p>
        A night with <b>a name in lights</b>
      </p>
      <span className="accent-button">Book an Agent</span>
      <span className="accent-ember">Book Now</span>
    </div>
  )
}
