import './switch.css'
import type { ComponentProps, ReactNode } from 'react'

interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'className'> {
  /** What is on or off, in words beside the bulb. */
  children: ReactNode
}

/** A bulb that is on or off at once. A checkbox underneath: `checked` and `onChange`, or `name` and `defaultChecked`. */
export function Switch({ children, ...props }: SwitchProps) {
  return (
    <label className="switch">
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a checkbox exposes natively whether it is checked */}
      <input {...props} type="checkbox" role="switch" />
      <span>{children}</span>
    </label>
  )
}
