import { textLength } from "@domain/kernel"
import { Result } from "effect"
import { type Checked, refuse } from "./field-failure.ts"
import type { ValidationMessageKey } from "./message-keys.ts"
import { tidyLine, tidyText } from "./plain-text.ts"

/** Longest texts in graphemes; the names of campaigns and views are ours. Spec: validation rules, length limits. */
export const textLimits = {
  primaryText: 30,
  callToAction: 15,
  businessName: 25,
  campaignName: 100,
  viewName: 60,
  address: 500,
  area: 200,
  state: 200,
  tagline: 30,
  formTitle: 30,
  formDescription: 200,
  completionTitle: 30,
  completionDescription: 200,
  keyword: 19,
} as const
/** A text that has a limit. */
export type TextLimit = keyof typeof textLimits

/** Lengths in graphemes that read best in an ad; they warn, they do not refuse. Spec: "Recommended lengths". */
export const recommendedLengths = {
  headline: { least: 25, most: 40 },
  description: { least: 20, most: 30 },
  text: { least: 100, most: 125 },
} as const
/** A text that has a recommended length. */
export type RecommendedLength = keyof typeof recommendedLengths

/** Whether a text is shorter or longer than recommended. */
export const lengthAdvice = (text: string, kind: RecommendedLength): "short" | "good" | "long" => {
  const length = textLength(text.trim())
  if (length < recommendedLengths[kind].least) return "short"
  return length > recommendedLengths[kind].most ? "long" : "good"
}

/** The texts that may have several lines; all others are one line. */
const severalLines: ReadonlySet<TextLimit> = new Set(["address", "formDescription", "completionDescription"])

/** Code units that one character of a limit may take, so that joined characters cannot grow a short text without end. */
const unitsPerGrapheme = 16

/** More marks on one letter than any script writes. */
const stackedMarks = /\p{M}{9}/u

/** Whether a tidy text keeps its limit. */
export const withinLimit = (tidy: string, limit: TextLimit): boolean =>
  tidy.length <= textLimits[limit] * unitsPerGrapheme &&
  !stackedMarks.test(tidy) &&
  textLength(tidy) <= textLimits[limit]

/** A text that may be empty but not longer than its limit than its limit. Spec: validation rules, length limits. */
export const limitedText = (text: string, limit: TextLimit): Checked<string> => {
  const tidy = severalLines.has(limit) ? tidyText(text) : tidyLine(text)
  return withinLimit(tidy, limit) ? Result.succeed(tidy) : refuse("validation.textTooLong", { most: textLimits[limit] })
}

/** A text that must be given. Another key than the common one names what is missing. */
export const requiredText = (text: string, key: ValidationMessageKey = "validation.required"): Checked<string> => {
  const tidy = tidyText(text)
  return tidy === "" ? refuse(key) : Result.succeed(tidy)
}

/** A text that must be given and keep its limit. */
export const requiredLimitedText = (text: string, limit: TextLimit): Checked<string> =>
  Result.flatMap(requiredText(text), (required) => limitedText(required, limit))

/** Letters of any script, digits, spaces and the marks that ordinary names carry; no other special characters. */
const nameCharacters = /^[\p{L}\p{M}\p{N} \p{Join_Control}&'’.,-]*$/u

/** 1 to 25 graphemes of a business's name, inner blanks made single. Spec: "business name 25 (no special characters)". */
export const businessName = (text: string): Checked<string> => {
  const name = tidyLine(text)
  if (name === "") return refuse("validation.required")
  if (!nameCharacters.test(name) || !/[\p{L}\p{N}]/u.test(name)) return refuse("validation.specialCharacters")
  return limitedText(name, "businessName")
}

/** 1 to 100 graphemes of a campaign's name on one line, inner blanks made single. Ours. */
export const campaignName = (text: string): Checked<string> => requiredLimitedText(tidyLine(text), "campaignName")

/** 1 to 60 graphemes of a saved view's name on one line, inner blanks made single. Ours. */
export const viewName = (text: string): Checked<string> => requiredLimitedText(tidyLine(text), "viewName")
