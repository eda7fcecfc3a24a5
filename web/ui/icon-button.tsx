import type { ComponentProps, ReactNode } from 'react'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** What it does, for those who don't see the icon. */
  label: string
  filled?: boolean
  children: ReactNode
}

export function IconButton({ label, filled, className = '', ...props }: IconButtonProps) {
  return (
    <button
      type="button"
      {...props}
      aria-label={label}
      className={`icon-button ${filled ? 'icon-button-filled' : ''} ${className}`}
    />
  )
}
