import { graphemes } from "@domain/kernel"
import { businessName, textLimits, tidyLine } from "@domain/validation"
import { Result } from "effect"

/** Separators between a name and the rest of a page title. */
const dividers = /\s*[|–—:()[\]/•·]+\s*|\s+-\s+/u

/** Words that cannot end a name. */
const joining = new Set(["&", "and", "of", "the", "for", "in", "at", "by", "with", "-", ","])

const withoutSymbols = (text: string): string =>
  tidyLine(text.replace(/[^\p{L}\p{M}\p{N} \p{Join_Control}&'’.,-]/gu, ""))

const isName = (text: string): boolean => Result.isSuccess(businessName(text))

/** As many whole words as fit, without a trailing joining word; a single overlong word is cut. */
const wholeWords = (text: string): string => {
  const words = text.split(" ")
  while (words.length > 1 && (!isName(words.join(" ")) || joining.has(words.slice(-1).join("").toLowerCase())))
    words.pop()
  return graphemes(words.join(" "))
    .slice(0, textLimits.businessName)
    .join("")
    .replace(/[\s,&-]+$/u, "")
}

/**
 * A valid business name from a longer text: the text itself if valid, else the part before a separator, or as many
 * whole words as fit. Empty when none remains. Spec: "business name 25 (no special characters)".
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
