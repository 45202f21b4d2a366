import { expect, test } from "vitest"
import { createI18n } from "./create-i18n.ts"
import type { LanguageCode } from "./languages.ts"

const loadedBy = async (language: LanguageCode) => {
  const languages = new Set<string>()
  await createI18n({ language, loadTexts: (code) => Promise.resolve(void languages.add(code)) })
  return [...languages]
}

test("a translated language loads only its own texts, another one English's too", async () => {
  expect(await loadedBy("he")).toEqual(["he"])
  expect(await loadedBy("en")).toEqual(["en"])
  expect(await loadedBy("hi")).toEqual(["hi", "en"])
})
