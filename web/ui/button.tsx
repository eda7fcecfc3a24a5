import type { ComponentProps, ElementType, ReactNode } from 'react'

interface Look {
  /** lit is the one primary action of a view; ember is a card's, which lights with its card. */
  variant?: 'lit' | 'line' | 'soft' | 'ember' | 'bare' | 'danger' | 'danger-fill'
  size?: 'sm' | 'md' | 'xl'
  wide?: boolean
}

function lookOf({ variant = 'line', size = 'md', wide }: Look, className = ''): string {
  return `button button-${variant} button-${size}${wide ? ' button-wide' : ''} ${className}`.trimEnd()
}

interface ButtonProps extends Look, ComponentProps<'button'> {
  busy?: boolean
  /** What the button says while busy; the width stays the same. */
  busyLabel?: ReactNode
}

export function Button({ variant, size, wide, busy, busyLabel, className, children, disabled, ...props }: ButtonProps) {
  return (
    <button
      type="button"
      {...props}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={lookOf({ ...(variant && { variant }), ...(size && { size }), ...(wide && { wide }) }, className)}
    >
      {busyLabel === undefined ? (
        children
      ) : (
        <span className="button-labels">
          <span className={busy ? 'invisible' : undefined}>{children}</span>
          <span className={busy ? undefined : 'invisible'}>{busyLabel}</span>
        </span>
      )}
    </button>
  )
}

type LinkProps<T extends ElementType> = Look & { as?: T } & Omit<ComponentProps<T>, keyof Look | 'as'>

/** A link that looks like a button. `as` takes the router's link, so that this file knows no router. */
export function ButtonLink<T extends ElementType = 'a'>({
  as,
  variant,
  size,
  wide,
  className,
  ...props
}: LinkProps<T>) {
  const Link: ElementType = as ?? 'a'
  const look = lookOf({ ...(variant && { variant }), ...(size && { size }), ...(wide && { wide }) }, className)
  return <Link {...props} className={look} />
}
