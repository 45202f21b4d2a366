import { graphemes } from "@domain/kernel"
import { businessName, textLimits, tidyLine } from "@domain/validation"
import { Result } from "effect"
import { isKindWord } from "./kind-words.ts"

/** Marks between a name and the rest of a page title; one inside a word, an abbreviation or a number divides nothing. */
const dividers = /\s*[|()[\]•·]+\s*|\s*(?:[–—:/-])+\s+|\s+(?:[–—:/-])+\s*/u

/** Words that cannot end a name. */
const joining = new Set(["&", "and", "of", "the", "for", "in", "at", "by", "with", "-", ","])

/** What companies are registered as, which nobody says. */
const legalForm =
  /(?:[\s,]+(?:&|and)\s+co(?:mpany)?\.?|[\s,]+(?:private|pvt|public|limited|ltd|llp|llc|plc|inc|incorporated|corp|corporation)\.?)+$/iu

/** Who holds the rights of a page, which is not its name. */
const rights =
  /^\s*(?:©|\(c\)|copyrights?\b)[\s©]*(?:\d{4}\s*(?:[-–—]\s*\d{2,4})?)?[\s,|:–—-]*(?:by\s+)?|[\s.,|–—-]*\ball rights reserved\b.*$/giu

const withoutSymbols = (text: string): string =>
  tidyLine(
    text
      .replace(/(?<=[\p{L}\p{N}])[/:–—](?=[\p{L}\p{N}])/gu, "-")
      .replace(/[^\p{L}\p{M}\p{N} \p{Join_Control}&'’.,-]/gu, ""),
  )

const isName = (text: string): boolean => Result.isSuccess(businessName(text))

const endsJoined = (words: ReadonlyArray<string>): boolean => joining.has(words.slice(-1).join("").toLowerCase())

/** Words without joining words at their end. */
const ended = (words: ReadonlyArray<string>): ReadonlyArray<string> =>
  words.length > 1 && endsJoined(words) ? ended(words.slice(0, -1)) : words

/** The first words that fit; a single overlong word is cut. */
const firstWords = (words: ReadonlyArray<string>): ReadonlyArray<string> =>
  words.length > 1 && (!isName(words.join(" ")) || endsJoined(words)) ? firstWords(words.slice(0, -1)) : words

/** A name without the place at its end, with the word that leads to it. */
const withoutPlace = (words: ReadonlyArray<string>, places: ReadonlyArray<string>): ReadonlyArray<string> => {
  const place = places
    .map((each) => each.toLowerCase().split(" "))
    .find((each) => each.length < words.length && words.slice(-each.length).join(" ").toLowerCase() === each.join(" "))
  return place === undefined ? words : ended(words.slice(0, -place.length))
}

/** The words up to the kind of business, fewer of those between it and the first: what is joined by "and" first. */
const keepingKind = (words: ReadonlyArray<string>): ReadonlyArray<string> | undefined => {
  const kind = words.findIndex((word, index) => index > 0 && isKindWord(word))
  if (kind < 2) return undefined
  const [first = "", ...between] = words.slice(0, kind)
  const joint = between.findIndex((word) => joining.has(word.toLowerCase()))
  const unjoined = joint < 0 ? between : between.slice(0, joint)
  const tries = [unjoined, ...unjoined.map((_, index) => unjoined.slice(index + 1))]
  return tries.map((some) => [first, ...some, words[kind] ?? ""]).find((some) => isName(some.join(" ")))
}

const shortened = (text: string, places: ReadonlyArray<string>): string => {
  const plain = text.replace(legalForm, "")
  const words = withoutPlace(plain.split(" "), places)
  if (isName(words.join(" "))) return words.join(" ")
  const fitting = firstWords(words)
  const chosen = fitting.slice(1).some(isKindWord) ? fitting : (keepingKind(words) ?? fitting)
  return graphemes(chosen.join(" "))
    .slice(0, textLimits.businessName)
    .join("")
    .replace(/[\s,&-]+$/u, "")
}

/**
 * A valid business name from a longer text: the text itself if valid, else the part before a divider, shortened by its legal
 * form, by `places` (the business's own) and by words before its kind, else as many whole words as fit. Empty when none
 * remains. Spec: "business name 25 (no special characters)".
 */
export const shortName = (text: string, places: ReadonlyArray<string> = []): string => {
  const own = text.replace(rights, "")
  const right = Result.getOrUndefined(businessName(own))
  if (right !== undefined) return right
  const parts = own.split(dividers).map(withoutSymbols)
  const part = parts.find((each) => /\p{L}/u.test(each)) ?? parts.find((each) => /\p{N}/u.test(each)) ?? ""
  const short = isName(part) ? part : shortened(part, places)
  return isName(short) ? short : ""
}
