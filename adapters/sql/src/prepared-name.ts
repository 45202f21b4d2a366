/** Beyond any number of statements that are written out in the product; what is put together at run time may be more. */
const mostNames = 500

const names = new Map<string, string>()

/**
 * The name under which PostgreSQL keeps a statement parsed on each connection; the same text has the same name. Statements
 * without values (several at once, table definitions) and those beyond the limit have none.
 */
export const preparedName = (text: string, values: ReadonlyArray<unknown>): string | undefined => {
  if (values.length === 0) return undefined
  const known = names.get(text)
  if (known !== undefined || names.size >= mostNames) return known
  const name = `s${names.size + 1}`
  names.set(text, name)
  return name
}
