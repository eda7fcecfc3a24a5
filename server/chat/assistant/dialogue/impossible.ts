/** Whether a date or a time that was said does not exist: '31 February', '25:00'. */
export const isImpossible = (wish: object): boolean => 'impossible' in wish && wish.impossible === true
