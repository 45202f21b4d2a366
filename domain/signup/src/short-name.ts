import { graphemes } from "@domain/kernel"
import { businessName, textLimits, tidyLine } from "@domain/validation"
import { Result } from "effect"

/** What divides a name from what pages write beside it. */
const dividers = /\s*[|–—:()[\]/•·]+\s*|\s+-\s+/u

/** Words that cannot end a name. */
const joining = new Set(["&", "and", "of", "the", "for", "in", "at", "by", "with", "-", ","])

const withoutSymbols = (text: string): string =>
  tidyLine(text.replace(/[^\p{L}\p{M}\p{N} \p{Join_Control}&'’.,-]/gu, ""))

const isName = (text: string): boolean => Result.isSuccess(businessName(text))

/** The most words that fit, not ending in a joining one; a single word that is too long is cut. */
const wholeWords = (text: string): string => {
  const words = text.split(" ")
  while (words.length > 1 && (!isName(words.join(" ")) || joining.has(words.at(-1)?.toLowerCase() ?? ""))) words.pop()
  return graphemes(words.join(" "))
    .slice(0, textLimits.businessName)
    .join("")
    .replace(/[\s,&-]+$/u, "")
}

/**
 * A business's name as its field takes it: a right one as it is, of a longer one the part before a divider or as many whole words as
 * fit. Empty when no name is in it. Spec: "business name 25 (no special characters)".
 */
export const shortName = (text: string): string => {
  const right = Result.getOrUndefined(businessName(text))
  if (right !== undefined) return right
  const part =
    text
      .split(dividers)
      .map(withoutSymbols)
      .find((candidate) => /[\p{L}\p{N}]/u.test(candidate)) ?? ""
  const short = isName(part) ? part : wholeWords(part)
  return isName(short) ? short : ""
}
