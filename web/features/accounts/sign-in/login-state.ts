import { useLocation } from 'react-router'

/** What a page passes to the log-in it sends a visitor to. */
export interface LoginState {
  /** The visitor's session has ended. */
  sentAway?: true
  /** Why the visitor was sent there. */
  notice?: string
}

/** Shown after a mailed link was used. */
export const PASSWORD_CHANGED = 'Your password is changed. Sign in with it.'

/** Shown when the page was reloaded after the link's token was removed from the address. */
export const LINK_GONE = 'Open the link from the email again to choose a password.'

/** The history's state of a log-in, or of an address that leads to one; it is always a LoginState. */
export const useLoginState = (): LoginState => (useLocation().state as LoginState | null) ?? {} // written by us alone
