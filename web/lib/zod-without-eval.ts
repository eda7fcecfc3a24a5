import { config } from 'zod'

// Its compiled parsers need eval, which our Content-Security-Policy refuses and reports. A schema decides when it is
// made, so this is imported before the first of them.
config({ jitless: true })
