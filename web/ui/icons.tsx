import type { SVGProps } from 'react'

/** The icon set ships no brand marks: these are drawn in its stroke. */
const stroke = {
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  'aria-hidden': true,
  className: 'icon',
} satisfies SVGProps<SVGSVGElement>

export function InstagramIcon() {
  return (
    <svg {...stroke} aria-hidden="true">
      <rect x="3.5" y="3.5" width="17" height="17" rx="5" />
      <circle cx="12" cy="12" r="4" />
      <path d="M16.9 7.1h.01" />
    </svg>
  )
}

export function XIcon() {
  return (
    <svg {...stroke} aria-hidden="true">
      <path d="M4 4h3.6L20 20h-3.6z" />
      <path d="M19 4 13.2 10.7" />
      <path d="M10.8 13.4 5 20" />
    </svg>
  )
}
