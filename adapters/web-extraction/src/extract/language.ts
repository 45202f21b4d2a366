import type { Extracted } from "@domain/businesses"
import { fact } from "./fact.ts"
import type { Page } from "./page.ts"

const scripts: ReadonlyArray<readonly [language: string, sign: RegExp]> = [
  ["ja", /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ["ko", /\p{Script=Hangul}/gu],
  ["zh", /\p{Script=Han}/gu],
  ["he", /\p{Script=Hebrew}/gu],
  ["ar", /\p{Script=Arabic}/gu],
  ["ru", /\p{Script=Cyrillic}/gu],
  ["hi", /\p{Script=Devanagari}/gu],
  ["ta", /\p{Script=Tamil}/gu],
  ["te", /\p{Script=Telugu}/gu],
]
const rightToLeft = new Set(["ar", "he", "fa", "ur"])

const fromScript = (text: string): string | undefined => {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  return scripts.find(([, sign]) => (text.match(sign)?.length ?? 0) > letters * 0.25)?.[0]
}

/** The page's language: the script it is mostly written in where that settles it, else what it declares. */
export const findLanguage = (page: Page): Extracted<string> | undefined => {
  const declared = /^[a-z]{2}/i.exec(page.$("html").attr("lang") ?? "")?.[0].toLowerCase()
  const written = fromScript(
    `${page.title} ${page.lines
      .map(({ text }) => text)
      .join(" ")
      .slice(0, 4000)}`,
  )
  if (
    written !== undefined &&
    declared !== undefined &&
    rightToLeft.has(declared) === rightToLeft.has(written) &&
    declared !== "en"
  ) {
    return fact(declared, "meta", 0.9)
  }
  if (written !== undefined) return fact(written, "text", 0.8)
  return declared === undefined ? undefined : fact(declared, "meta", 0.8)
}

/** The page's writing direction: as declared, else as its language is written. */
export const findDirection = (page: Page, language: string | undefined): Extracted<string> | undefined => {
  const declared = (page.$("html").attr("dir") ?? page.$("body").attr("dir") ?? "").toLowerCase()
  const natural = language === undefined ? undefined : rightToLeft.has(language) ? "rtl" : "ltr"
  if (declared === "rtl" || declared === "ltr") return fact(declared, "meta", 0.95)
  return natural === undefined ? undefined : fact(natural, "text", 0.8)
}
