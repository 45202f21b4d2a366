import { expect, test } from "vitest"
import { leadFormWords } from "./lead-form-words.ts"

test("the form around a Hebrew ad is Hebrew and runs right to left", () => {
  const words = leadFormWords("he-IL", "Rao's")
  expect([words.language, words.direction, words.send]).toEqual(["he", "rtl", "שליחה"])
  expect(Object.values(words.fields).join("")).not.toMatch(/[a-z]/i)
  expect(words.consents.Promotions).toBe("אשמח לקבל הצעות מ־Rao's.")
})

test("a language that ads are not worded in gets the English form", () => {
  expect(leadFormWords("ta", "Rao's")).toEqual(leadFormWords("en", "Rao's"))
  expect(leadFormWords("ta", "Rao's")).toMatchObject({ language: "en", direction: "ltr" })
})

test("every consent names the business as it is written, dollar signs too", () => {
  for (const language of ["en", "he"]) {
    for (const sentence of Object.values(leadFormWords(language, "$& Co").consents)) {
      expect(sentence).toContain("$& Co")
      expect(sentence).not.toContain("{")
    }
  }
})
