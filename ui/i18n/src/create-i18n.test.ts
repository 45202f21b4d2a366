import type { ResourceLanguage } from "i18next"
import { expect, test } from "vitest"
import { createI18n, loadCallFailures, type LoadTexts } from "./create-i18n.ts"
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

test("texts of refused calls load when they are asked for, and keep their names", async () => {
  const loaded: Array<string> = []
  const texts: Readonly<Record<string, ResourceLanguage>> = {
    failures: { generic: "Sorry" },
    callFailures: { AssetInUse: "It is in use" },
  }
  const loadTexts: LoadTexts = (_, namespace) => {
    loaded.push(namespace)
    return Promise.resolve(texts[namespace])
  }
  const i18n = await createI18n({ language: "en", loadTexts })
  expect(loaded).not.toContain("callFailures")
  expect(i18n.t(["failures:AssetInUse", "failures:generic"])).toBe("Sorry")
  await loadCallFailures(i18n)
  expect(i18n.t(["failures:AssetInUse", "failures:generic"])).toBe("It is in use")
})

test("texts of refusals that cannot be loaded fail nothing", async () => {
  const loadTexts: LoadTexts = (_, namespace) =>
    namespace === "callFailures" ? Promise.reject(new Error("gone")) : Promise.resolve({ generic: "Sorry" })
  const i18n = await createI18n({ language: "en", loadTexts })
  await loadCallFailures(i18n)
  expect(i18n.t(["failures:AssetInUse", "failures:generic"])).toBe("Sorry")
})
