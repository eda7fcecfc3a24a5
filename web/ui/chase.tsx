const BULBS = Array.from({ length: 12 }, (_, i) => ({ animationDelay: `${(i * 1.44) / 12 - 1.44}s` }))

/** Loading: bulbs chasing each other above the words. */
export function Chase({ children, className = '' }: { children: string; className?: string }) {
  return (
    <div className={`state ${className}`} role="status">
      <div className="chase" aria-hidden="true">
        {BULBS.map((style) => (
          <i key={style.animationDelay} style={style} />
        ))}
      </div>
      <p className="text-ink-2">{children}</p>
    </div>
  )
}
