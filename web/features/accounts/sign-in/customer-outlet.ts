import { useOutletContext } from 'react-router'

/** What the customer portal's layout knows and its screens may ask for. */
export interface CustomerOutlet {
  /** Who is signed in; nobody where a mailed link stands for that. */
  customer: { name: string; email: string; mustChangePassword: boolean } | undefined
  /** Out of a mailed link for a forgotten password. */
  token: string | null
  /** The link has opened a session, and no longer stands for it. */
  onLinkUsed: () => void
}

export const useCustomerOutlet = () => useOutletContext<CustomerOutlet>()
