import { errorCatalogue, failedCalls, genericMessageKey, sessionExpiredKey } from "@domain/errors"
import { offeredLanguages, translatedLanguages } from "@domain/portals"
import { gstStates, validationMessageKeys } from "@domain/validation"
import { describe, expect, test } from "vitest"
import { languageCodes, textLanguages } from "./languages.ts"

interface Texts {
  readonly [key: string]: string | Texts
}

const files = import.meta.glob<Texts>("../locales/*/*.json", { eager: true, import: "default" })

/** Texts that are equal in every language: names, codes and bare placeholders. */
const sameEverywhere = new Set([
  "—",
  "WhatsApp",
  "Google",
  "Facebook",
  "Instagram",
  "GSTIN",
  "Marquee",
  "SMS",
  "PDF",
  "Shopify",
  "WooCommerce",
  "BigCommerce",
  "Magento",
  "HubSpot",
  "Google Sheets",
])

const flatten = (texts: Texts, before = ""): ReadonlyArray<readonly [string, string]> =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === "string" ? [[`${before}${key}`, value] as const] : flatten(value, `${before}${key}.`),
  )

const plural = /_(zero|one|two|few|many|other)$/
const placeholders = (text: string): ReadonlyArray<string> =>
  [...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name]) => name ?? "").sort()

const textsOf = (language: string, namespace: string): ReadonlyMap<string, string> =>
  new Map(flatten(files[`../locales/${language}/${namespace}.json`] ?? {}))

const stems = (texts: ReadonlyMap<string, string>): ReadonlyArray<string> =>
  [...new Set([...texts.keys()].map((key) => key.replace(plural, "")))].sort()

const present = Object.keys(files).map((path) => {
  const [, language = "", namespace = ""] = /locales\/(\w+)\/(\w+)\.json$/.exec(path) ?? []
  return { language, namespace }
})
const namespacesInEnglish = present.filter(({ language }) => language === "en").map(({ namespace }) => namespace)

test("English has texts, those of mails included", () => {
  expect(namespacesInEnglish).toEqual(expect.arrayContaining(["common", "failures", "kit", "messages"]))
})

const isComplete = (language: string): boolean =>
  namespacesInEnglish.every((namespace) => {
    const keys = new Set(stems(textsOf(language, namespace)))
    return stems(textsOf("en", namespace)).every((key) => keys.has(key))
  })

test("the languages that portals offer are those with every text that English has", () => {
  expect(languageCodes.filter(isComplete)).toEqual(translatedLanguages)
  const portal = { locale: "fr", languages: languageCodes }
  expect(offeredLanguages(portal).filter((language) => !isComplete(language))).toEqual([])
})

test.each(translatedLanguages)("%s is offered, and has every namespace that English has", (language) => {
  expect(textLanguages(language)).toEqual([language])
  const ownNamespaces = present.filter((file) => file.language === language).map(({ namespace }) => namespace)
  expect(ownNamespaces.sort()).toEqual([...namespacesInEnglish].sort())
})

const documentLanguages = present.filter(({ namespace }) => namespace === "documents").map(({ language }) => language)

test.each(documentLanguages)("papers in %s name every state of India", (language) => {
  const texts = textsOf(language, "documents")
  const codes = [...texts.keys()].filter((key) => key.startsWith("state."))
  expect(codes.toSorted()).toEqual(
    Object.keys(gstStates)
      .map((code) => `state.${code}`)
      .toSorted(),
  )
  if (language === "en")
    for (const [code, { name }] of Object.entries(gstStates)) expect(texts.get(`state.${code}`)).toBe(name)
})

test.each(translatedLanguages)("every message key of the domain's catalogues has a text in %s", (language) => {
  const texts = new Map([...textsOf(language, "failures"), ...textsOf(language, "callFailures")])
  const keys = [
    ...errorCatalogue.map(({ messageKey }) => messageKey),
    ...Object.values(failedCalls),
    ...validationMessageKeys,
    genericMessageKey,
    sessionExpiredKey,
  ]
  expect(keys.filter((key) => !texts.has(key))).toEqual([])
})

test("every folder is a known language", () => {
  const known: ReadonlyArray<string> = languageCodes
  expect(present.filter(({ language }) => !known.includes(language))).toEqual([])
})

describe.each(present.filter(({ language }) => language !== "en"))(
  "$language/$namespace",
  ({ language, namespace }) => {
    const english = textsOf("en", namespace)
    const other = textsOf(language, namespace)

    test("has the same keys as English", () => {
      expect(stems(other)).toEqual(stems(english))
    })

    test("has the same placeholders as English", () => {
      const wrong = [...other].filter(([key, text]) => {
        const source = english.get(key) ?? english.get(key.replace(plural, "_other")) ?? ""
        const placeholdersOfText = placeholders(text)
        const wanted = placeholders(source)
        return plural.test(key)
          ? !placeholdersOfText.every((name) => wanted.includes(name))
          : String(placeholdersOfText) !== String(wanted)
      })
      expect(wrong).toEqual([])
    })

    test("is translated", () => {
      const untranslated = [...other].filter(
        ([key, text]) =>
          text === english.get(key) && !sameEverywhere.has(text) && /\p{L}/u.test(text.replaceAll(/\{\{.*?\}\}/g, "")),
      )
      expect(untranslated).toEqual([])
    })
  },
)

describe.each(present)("plurals of $language/$namespace", ({ language, namespace }) => {
  test("are those that the language needs", () => {
    const texts = textsOf(language, namespace)
    const needed = new Intl.PluralRules(language.replace("_", "-")).resolvedOptions().pluralCategories
    const counted = [
      ...new Set([...texts.keys()].filter((key) => plural.test(key)).map((key) => key.replace(plural, ""))),
    ]
    const missing = counted.flatMap((stem) =>
      needed.filter((category) => !texts.has(`${stem}_${category}`)).map((category) => `${stem}_${category}`),
    )
    expect(missing).toEqual([])
  })
})
