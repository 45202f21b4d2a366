import { isRightToLeft } from "@domain/portals"

const rightToLeftLetter = /[\p{Script=Hebrew}\p{Script=Arabic}]/u
const leftToRightLetter = /[[\p{L}]--[\p{Script=Hebrew}\p{Script=Arabic}]]/v

/** Addresses are opened and copied, so that no mark may stand at their ends; each runs in one direction anyway. */
const address = /^(?:https?:\S*|\S+@\S+)$/u
const isIsolated = /^[\u2066-\u2068]/u

/**
 * A value as it stands in a sentence of a language: one with letters of the other direction is isolated, so that neither moves
 * the other's marks. Texts that networks get are never sentences of the interface, and so have none.
 */
export const isolated = (value: string, language: string): string => {
  const other = isRightToLeft(language) ? leftToRightLetter : rightToLeftLetter
  return !other.test(value) || address.test(value) || isIsolated.test(value) ? value : `\u2068${value}\u2069`
}
