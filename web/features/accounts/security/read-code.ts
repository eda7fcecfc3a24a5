/** Reads a form with one code: the code without spaces around it, which may not be missing. */
export const readCode = ({ code }: { code: string }) =>
  code.trim() === '' ? { errors: { code: 'Code is required' } } : { body: code.trim() }
