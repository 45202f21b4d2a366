import { expect, test } from "vitest"
import { createI18n } from "./create-i18n.ts"
import type { LanguageCode } from "./languages.ts"

const asked = async (language: LanguageCode) => {
  const languages = new Set<string>()
  await createI18n({ language, loadTexts: (code) => Promise.resolve(void languages.add(code)) })
  return [...languages]
}

test("a translated language loads its own texts alone, another one English's too", async () => {
  expect(await asked("he")).toEqual(["he"])
  expect(await asked("en")).toEqual(["en"])
  expect(await asked("hi")).toEqual(["hi", "en"])
})
