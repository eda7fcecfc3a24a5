import './register.css'
import { Bulb } from '#web/ui/bulb.tsx'

const STEPS = ['Invite code', 'Your account'] as const

/** How far a registration is: a bulb a step. */
export function RegisterSteps({ step }: { step: 1 | 2 }) {
  return (
    <ol className="register-steps" aria-label="Steps">
      {STEPS.map((label, i) => (
        <li key={label} aria-current={i + 1 === step ? 'step' : undefined}>
          <Bulb state={i < step ? 'lit' : 'hollow'} />
          {label}
        </li>
      ))}
    </ol>
  )
}
