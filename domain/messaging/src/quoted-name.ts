import { truncateText } from "@domain/kernel"
import { textLimits, tidyLine } from "@domain/validation"

/** Characters that are not usual in names; they become blanks. */
const otherMarks = /[^\p{L}\p{M}\p{N} &'’,.-]+/gu

/** Letters between dots, as in `A.B.` or `Dr.`, which are no address. */
const initials = /^(?:\p{L}\.)+\p{L}?,?$/u

/** Whether a word can be read as a link, an address or a phone number. */
const leadsSomewhere = (word: string): boolean =>
  !initials.test(word) && /[@\\/]|\.[\p{L}\p{N}]|(?:\d\p{P}*){6}/iu.test(word)

/**
 * Cleans a stranger's name for our messages: one short line without links, addresses, phone numbers and unusual
 * characters. Empty when nothing is left. Ours.
 */
export const quotedName = (typed: string): string => {
  const words = tidyLine(typed.normalize("NFKC").replace(/[。｡․·]/gu, ".")).split(" ")
  const plain = words.filter((word) => !leadsSomewhere(word)).join(" ")
  const name = tidyLine(plain.replace(otherMarks, " ").replace(/(?:\d[ ,.-]*){6,}/gu, " "))
  return /[\p{L}\p{N}]/u.test(name) ? truncateText(name, textLimits.businessName) : ""
}
