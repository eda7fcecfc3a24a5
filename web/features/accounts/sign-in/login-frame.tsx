import './login-frame.css'
import { type ReactNode, useRef } from 'react'
import type { Role } from '#shared/model/role.ts'
import { ForgotPasswordButton } from '#web/features/accounts/passwords/forgot-password-button.tsx'
import { PortalPoster } from '#web/features/accounts/sign-in/portal-poster.tsx'
import { brand } from '#web/lib/brand.ts'
import { paths } from '#web/lib/paths.ts'
import { useTitleFocus } from '#web/lib/use-title-focus.ts'
import { Bulb } from '#web/ui/bulb.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import { Wordmark } from '#web/ui/wordmark.tsx'

interface LoginFrameProps {
  portal: Role
  title: string
  lead?: string
  /** Why the visitor was sent here. */
  notice?: string | undefined
  /** The form takes the focus itself. */
  formFirst?: boolean
  /** The page has no navbar and shows its own link home. */
  alone?: boolean
  children: ReactNode
}

/** A poster at one half, a form at the other. */
export function LoginFrame({
  portal,
  title,
  lead,
  notice,
  formFirst = false,
  alone = false,
  children,
}: LoginFrameProps) {
  const titleRef = useRef<HTMLHeadingElement>(null)
  useTitleFocus(titleRef)
  const Frame = alone ? 'main' : 'div'
  return (
    <Frame className={`login ${alone ? 'login-alone decision-page' : ''}`} {...(alone && { id: 'main', tabIndex: -1 })}>
      <div className="login-poster" aria-hidden="true">
        <PortalPoster portal={portal} />
      </div>
      <div className="login-side">
        {alone && (
          <header className="login-top">
            <Wordmark as={Link} to={paths.home} name={brand.name} />
            <ButtonLink as={Link} to={paths.home} variant="bare">
              Back to Home
            </ButtonLink>
          </header>
        )}
        <div className="login-column">
          <div>
            <h1 ref={formFirst ? undefined : titleRef}>{title}</h1>
            {lead && <p className="account-lead">{lead}</p>}
          </div>
          {notice && (
            <p className="account-notice">
              <Bulb state="hollow" />
              {notice}
            </p>
          )}
          {children}
        </div>
      </div>
    </Frame>
  )
}

interface LoginFootProps {
  portal: Role
  /** Reads the name typed so far; it may be the address for the mail. */
  readName: () => string
  children: ReactNode
}

/** Help below the form for people who cannot sign in. */
export function LoginFoot({ portal, readName, children }: LoginFootProps) {
  return (
    <div className="account-foot">
      <ForgotPasswordButton portal={portal} readName={readName} />
      {children}
    </div>
  )
}
