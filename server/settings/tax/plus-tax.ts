import { sql } from 'kysely'

/** The tables that `plusTax` is read from. */
export const TAX_TABLES = ['tax_settings', 'categories'] as const

/**
 * Whether tax is added to prices of a category, as a column; false until an owner has saved the tax settings
 * (docs/product.md P7.131).
 * @param category the column that holds the category's name
 */
export const plusTax = (category: string) =>
  // read once a query, not once a row
  sql<boolean>`(${sql.ref(category)} in (select c.name from categories c where category_tax_rate(c.name) > 0))`
