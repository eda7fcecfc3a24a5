/** The response header, with the value 1, that says that a card number of the request was masked (docs/product.md P7.59). */
export const MASKED_HEADER = 'x-card-masked'
