import { Outlet } from 'react-router'
import { Chat } from '#web/app/chat.tsx'
import { CookieNotice } from '#web/app/cookie-notice.tsx'
import { ScrollKeeper } from '#web/app/layouts/scroll-keeper.tsx'
import { SkipLinks } from '#web/app/layouts/skip-links.tsx'
import { MaskedNotice } from '#web/app/masked-notice.tsx'
import { Toasts } from '#web/app/toasts.tsx'

/** What every page has, portals included. */
export function Root() {
  return (
    <>
      <ScrollKeeper />
      <SkipLinks />
      {/* painted over the page, so read before it */}
      <CookieNotice />
      <Outlet />
      <Chat />
      <MaskedNotice />
      <Toasts />
    </>
  )
}
