import { THEMES } from '#shared/model/accent.ts'
import type { Logo } from '#web/features/settings/brand/brand-values.ts'

/** The logo on both themes' backgrounds, as pages draw it; the name while there is none. */
export function LogoPreview({ logo, name }: { logo: Logo | null; name: string }) {
  return (
    <div className="logo-preview">
      {THEMES.map((theme) => (
        <span key={theme} className={`logo-ground logo-ground-${theme}`}>
          <Mark logo={logo} name={name} isRead={theme === 'dark'} />
        </span>
      ))}
    </div>
  )
}

/** @param isRead whether those who don't see it hear of it here */
function Mark({ logo, name, isRead }: { logo: Logo | null; name: string; isRead: boolean }) {
  if (logo === null) {
    return (
      <span className="logo-name" aria-hidden={!isRead}>
        {name}
      </span>
    )
  }
  const { image, width, height, tone } = logo
  if (tone === 'own') return <img src={image} alt={isRead ? `Logo of ${name}` : ''} width={width} height={height} />
  const draw = (element: HTMLElement | null) => {
    element?.style.setProperty('mask-image', `url("${image}")`)
    element?.style.setProperty('aspect-ratio', `${width} / ${height}`)
  }
  return isRead ? (
    <i ref={draw} className="logo-ink" role="img" aria-label={`Logo of ${name}`} />
  ) : (
    <i ref={draw} className="logo-ink" aria-hidden="true" />
  )
}
