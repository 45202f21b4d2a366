/** Changes of an address: texts of parameters; an empty or undefined text takes its parameter away. */
export type AddressChange = Readonly<Record<string, string | undefined>>

/** The parameters after a change; the other parameters stay. */
export const withChange = (before: URLSearchParams, change: AddressChange): URLSearchParams => {
  const next = new URLSearchParams(before)
  for (const [name, value] of Object.entries(change)) {
    if (value === undefined || value === "") next.delete(name)
    else next.set(name, value)
  }
  return next
}
