/** A text record of the zone that people fill in: its lower-case name and its text. */
export type TextRecord = { readonly name: string; readonly text: string }

/** A name as name servers compare it: lower case, without the root's dot. */
export const recordName = (typed: string): string => typed.trim().toLowerCase().replace(/\.$/, "")

/** The texts of a name. */
export const textsOf = (zone: ReadonlyArray<TextRecord>, name: string): ReadonlyArray<string> =>
  zone.filter((record) => record.name === recordName(name)).map(({ text }) => text)
