import { page } from 'vitest/browser'
import { uuid } from '#web/routes/test-support/screen.tsx'

/** Where the board shows the drawer of booking 1, of Agent 1. */
export const path = `/admin/bookings?booking=${uuid(1)}`
export const drawer = () => page.getByRole('dialog', { name: 'Agent 1' })
export const press = (name: string) => drawer().getByRole('button', { name, exact: true })
export const foot = () => drawer().element().querySelector('footer') as HTMLElement // every drawer has one
