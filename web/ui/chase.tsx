const BULBS = Array.from({ length: 12 }, (_, i) => i)

/** Loading: bulbs chasing each other above the words. */
export function Chase({ children, className = '' }: { children: string; className?: string }) {
  return (
    <div className={`state ${className}`} role="status">
      <div className="chase" aria-hidden="true">
        {BULBS.map((bulb) => (
          <i key={bulb} />
        ))}
      </div>
      <p className="text-ink-2">{children}</p>
    </div>
  )
}
