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

const commonWords: ReadonlyArray<readonly [language: string, words: RegExp]> = [
  [
    "de",
    /(?<!\p{L})(und|der|die|das|für|ihr|ihre|wir|mit|straße|strasse|öffnungszeiten|über|uns|willkommen)(?!\p{L})/giu,
  ],
  ["fr", /(?<!\p{L})(et|le|les|des|nous|vous|votre|notre|rue|avec|pour|horaires|accueil|bienvenue)(?!\p{L})/giu],
  ["es", /(?<!\p{L})(y|el|los|las|nuestro|nuestra|calle|con|para|horario|bienvenidos|servicios)(?!\p{L})/giu],
  ["it", /(?<!\p{L})(e|il|gli|della|nostro|nostra|via|con|per|orari|benvenuti|servizi)(?!\p{L})/giu],
  ["pt", /(?<!\p{L})(e|os|as|nosso|nossa|rua|com|para|horário|serviços|bem-vindo)(?!\p{L})/giu],
  ["hu", /(?<!\p{L})(és|az|egy|utca|nyitvatartás|kapcsolat|rólunk|szolgáltatások|hogy)(?!\p{L})/giu],
  ["en", /(?<!\p{L})(and|the|of|our|we|for|with|your|in|is|to|street|road|welcome)(?!\p{L})/giu],
]

const fromWords = (text: string): string | undefined => {
  const ranked = commonWords
    .map(([language, words]) => ({ language, count: new Set(text.toLowerCase().match(words) ?? []).size }))
    .toSorted((a, b) => b.count - a.count)
  const [best, second] = ranked
  return best !== undefined && best.count >= 2 && best.count > (second?.count ?? 0) ? best.language : undefined
}

/** The page's language: by its main script where that decides it, else as declared. */
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
  if (declared !== undefined) return fact(declared, "meta", 0.8)
  const worded = fromWords(
    `${page.title} ${page.lines
      .map(({ text }) => text)
      .join(" ")
      .slice(0, 4000)}`,
  )
  return worded === undefined ? undefined : fact(worded, "text", 0.5)
}

/** The page's writing direction: as declared, else that of its language. */
export const findDirection = (page: Page, language: string | undefined): Extracted<string> | undefined => {
  const declared = (page.$("html").attr("dir") ?? page.$("body").attr("dir") ?? "").toLowerCase()
  const natural = language === undefined ? undefined : rightToLeft.has(language) ? "rtl" : "ltr"
  if (declared === "rtl" || declared === "ltr") return fact(declared, "meta", 0.95)
  return natural === undefined ? undefined : fact(natural, "text", 0.8)
}
