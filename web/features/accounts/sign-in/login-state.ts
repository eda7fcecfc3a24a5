import { useLocation } from 'react-router'

/** What a page passes to the log-in it sends a visitor to. */
export interface LoginState {
  /** The visitor's session has ended. */
  sentAway?: true
  /** Why the visitor was sent there. */
  notice?: string
}

/** After a mailed link has done its work. */
export const PASSWORD_CHANGED = 'Your password is changed. Sign in with it.'

/** The page was loaded anew after its link's token had left the address. */
export const LINK_GONE = 'Open the link from the mail again to choose a password.'

/** Nothing but the above is ever put into the history beside a log-in's address, or beside one that leads there. */
export const useLoginState = (): LoginState => (useLocation().state as LoginState | null) ?? {} // written by us alone
