import { expect, test } from "vitest"
import { translateTexts } from "./translate-texts.ts"

const translate = translateTexts({
  en: { otp: { subject: "{{otp}} is your {{ portal }} code", body: "Hello" } },
  he: { otp: { subject: "{{otp}} הוא הקוד" } },
})
const params = { otp: "{{portal}}", portal: "Marquee" }

test("a text interpolates its values, and a value is never read as a text", () => {
  expect(translate("otp.subject", "en", params)).toBe("{{portal}} is your Marquee code")
})

test("a missing text falls back to English, and an unknown one to its name", () => {
  expect(translate("otp.subject", "he", { otp: "1" })).toBe("1 הוא הקוד")
  expect(translate("otp.body", "he", {})).toBe("Hello")
  expect(translate("otp.body", "fr", {})).toBe("Hello")
  expect(translate("otp", "en", {})).toBe("otp")
})
