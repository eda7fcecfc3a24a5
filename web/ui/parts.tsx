import './parts.css'

interface PartsProps<Part> {
  /** What can be shown, with what it is called; the first is usually all of it. */
  parts: readonly (readonly [part: Part, label: string])[]
  shown: Part
  onShow: (part: Part) => void
  className?: string
}

/** The parts of a list, one of which is shown. On phones they scroll in their own place, from edge to edge. */
export function Parts<Part extends string | undefined>({ parts, shown, onShow, className = '' }: PartsProps<Part>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a frame and say 'group' no better
    <div className={`parts ${className}`} role="group" aria-label="Show">
      {parts.map(([part, label]) => (
        <button key={label} type="button" className="part" aria-pressed={part === shown} onClick={() => onShow(part)}>
          {label}
        </button>
      ))}
    </div>
  )
}
