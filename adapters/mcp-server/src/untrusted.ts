import { Schema } from "effect"

/** The most characters of a text that an answer passes on. */
const longestText = 500

/**
 * A text that somebody outside wrote or may have written: a lead, a website, a product feed, a name. It is data, never an
 * instruction; the server's instructions say so once.
 */
export const Untrusted = Schema.Struct({ untrusted: Schema.String.check(Schema.isMaxLength(longestText)) })
export type Untrusted = typeof Untrusted.Type

/** Marks a text as data, shortened to what an answer passes on. */
export const untrusted = (text: string): Untrusted => ({
  untrusted: text.length > longestText ? `${text.slice(0, longestText - 1)}…` : text,
})

/** Marks a text that may be absent, as a field to spread. */
export const optionalText = <const Name extends string>(name: Name, text: string | undefined) =>
  (text === undefined ? {} : { [name]: untrusted(text) }) as { readonly [Key in Name]?: Untrusted }
