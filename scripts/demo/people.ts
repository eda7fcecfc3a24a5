import { DEMO_PASSWORDS } from '#server/accounts/sessions/demo-logins.ts'
import type { DemoAgentName } from './roster.ts'

export interface DemoCustomer {
  key: string
  name: string
  email: string
  phone: string
  /** Only people with a password can sign in; the others are known only from their bookings. */
  password?: string
  mustChangePassword: boolean
}

export interface DemoAgentLogin {
  agent: DemoAgentName
  username: string
  email: string
  password: string
}

export const demoCustomers = [
  {
    key: 'renee',
    name: 'Renee Baptiste',
    email: 'renee@marquee.example',
    phone: '(404) 555-0161',
    password: DEMO_PASSWORDS['renee@marquee.example'],
    mustChangePassword: false,
  },
  {
    key: 'new',
    name: 'Jordan Ellery',
    email: 'new@marquee.example',
    phone: '(404) 555-0162',
    password: DEMO_PASSWORDS['new@marquee.example'],
    mustChangePassword: true,
  },
  {
    key: 'grange',
    name: 'Hollis Grange',
    email: 'hollis.grange@example.com',
    phone: '(404) 555-0163',
    mustChangePassword: true,
  },
  {
    key: 'whitlock',
    name: 'Dana Whitlock',
    email: 'dana.whitlock@example.com',
    phone: '(404) 555-0164',
    mustChangePassword: true,
  },
  {
    key: 'vance',
    name: 'Celeste Vance',
    email: 'celeste.vance@example.org',
    phone: '(404) 555-0165',
    mustChangePassword: true,
  },
  {
    key: 'oyelaran',
    name: 'Grant Oyelaran',
    email: 'grant.oyelaran@example.net',
    phone: '(404) 555-0166',
    mustChangePassword: true,
  },
  {
    key: 'boone',
    name: 'Priscilla Boone',
    email: 'priscilla.boone@example.com',
    phone: '(404) 555-0167',
    mustChangePassword: true,
  },
  {
    key: 'etienne',
    name: 'Marisol Etienne',
    email: 'marisol.etienne@example.com',
    phone: '(404) 555-0168',
    mustChangePassword: true,
  },
  {
    key: 'abernathy',
    name: 'Tess Abernathy',
    email: 'tess.abernathy@example.com',
    phone: '(404) 555-0169',
    mustChangePassword: true,
  },
  {
    key: 'sato',
    name: 'Julian Sato',
    email: 'julian.sato@example.com',
    phone: '(404) 555-0170',
    mustChangePassword: true,
  },
  {
    key: 'cross',
    name: 'Bettina Cross',
    email: 'bettina.cross@example.com',
    phone: '(404) 555-0171',
    mustChangePassword: true,
  },
  {
    key: 'villareal',
    name: 'Andre Villareal',
    email: 'andre.villareal@example.com',
    phone: '(404) 555-0172',
    mustChangePassword: true,
  },
  {
    key: 'calloway',
    name: 'Ines Calloway',
    email: 'ines.calloway@example.com',
    phone: '(404) 555-0173',
    mustChangePassword: true,
  },
  {
    key: 'pryor',
    name: 'Lowell Pryor',
    email: 'lowell.pryor@example.com',
    phone: '(404) 555-0174',
    mustChangePassword: true,
  },
  {
    key: 'mills',
    name: 'Shauna Mills',
    email: 'shauna.mills@example.com',
    phone: '(404) 555-0175',
    mustChangePassword: true,
  },
  {
    key: 'ward',
    name: 'Eli Ward',
    email: 'eli.ward@example.com',
    phone: '(404) 555-0176',
    mustChangePassword: true,
  },
  {
    key: 'delacroix',
    name: 'Wren Delacroix',
    email: 'wren.delacroix@example.com',
    phone: '(404) 555-0177',
    mustChangePassword: true,
  },
] as const satisfies readonly DemoCustomer[]

export type DemoCustomerKey = (typeof demoCustomers)[number]['key']

export const demoAgentLogins: readonly DemoAgentLogin[] = [
  {
    agent: 'Imani Okafor',
    username: 'imani',
    email: 'imani@marquee.example',
    password: DEMO_PASSWORDS['imani@marquee.example'],
  },
  {
    agent: 'Ruth Adeyemi',
    username: 'ruth',
    email: 'ruth@marquee.example',
    password: DEMO_PASSWORDS['ruth@marquee.example'],
  },
]

export const demoAdmin = {
  username: 'office',
  email: 'office@marquee.example',
  password: DEMO_PASSWORDS['office@marquee.example'],
} as const

/** Someone of the office who is no owner. */
export const demoBooker = {
  username: 'booker',
  email: 'booker@marquee.example',
  password: DEMO_PASSWORDS['booker@marquee.example'],
} as const
