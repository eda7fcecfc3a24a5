import type { ComponentProps, ReactNode } from 'react'
import { createElement } from 'react'

/** One of the package's drawings, as its modules hand it over. */
interface Drawing {
  name: string
  node: readonly (readonly [tag: string, attributes: Record<string, string>])[]
}

/**
 * Takes the place of lucide-react's own component, which also reads a context, scales strokes and renames attributes on
 * every draw: the site's icons take their size and stroke from style sheets alone. The markup is the package's.
 */
export default function createLucideIcon({ name, node }: Drawing) {
  const parts: ReactNode[] = node.map(([tag, attributes]) => createElement(tag, attributes))
  return function Icon({ className = '', ...rest }: ComponentProps<'svg'>) {
    return (
      <svg
        xmlns="http://www.w3.org/2000/svg"
        width={24}
        height={24}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        className={`lucide lucide-${name} ${className}`.trimEnd()}
        {...rest}
      >
        {parts}
      </svg>
    )
  }
}
