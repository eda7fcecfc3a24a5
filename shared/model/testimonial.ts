/** How many reviews the reviews page shows at first, and brings along; the others follow piece by piece. */
export const FIRST_REVIEWS = 30
