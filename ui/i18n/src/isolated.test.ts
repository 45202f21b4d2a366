import { expect, test } from "vitest"
import { createI18n } from "./create-i18n.ts"
import { isolated } from "./isolated.ts"
import { messageText } from "./message-texts.ts"

const inLanguage = (language: "en" | "he") =>
  createI18n({
    language,
    loadTexts: () =>
      Promise.resolve({ location: { around: language === "he" ? "סביב {{place}}" : "Around {{place}}" } }),
    preload: ["launch"],
  })

test("a name of the other direction is isolated in a sentence of the interface", async () => {
  const [hebrew, english] = await Promise.all([inLanguage("he"), inLanguage("en")])
  expect(hebrew.t("launch:location.around", { place: "Bristol" })).toBe("סביב \u2068Bristol\u2069")
  expect(english.t("launch:location.around", { place: "לידס" })).toBe("Around \u2068לידס\u2069")
  expect(english.t("launch:location.around", { place: "Bristol & Co" })).toBe("Around Bristol & Co")
  expect(hebrew.t("launch:location.around", { place: "לידס" })).toBe("סביב לידס")
})

test("the sentences follow the language when it changes", async () => {
  const i18n = await inLanguage("en")
  await i18n.changeLanguage("he")
  expect(i18n.t("launch:location.around", { place: "Bristol" })).toContain("\u2068Bristol\u2069")
})

test("a message isolates a name of the other direction, and no address", () => {
  const values = { campaignName: "Sunrise - 1", portal: "Marquee", link: "https://marquee.example/x" }
  const hebrew = messageText("campaignLive.short", "he", values)
  expect(isolated("Sunrise - 1", "he")).toBe("\u2068Sunrise - 1\u2069")
  expect(isolated("https://marquee.example/x", "he")).toBe("https://marquee.example/x")
  expect(isolated("help@marquee.example", "he")).toBe("help@marquee.example")
  expect(hebrew).toContain("\u2068Sunrise - 1\u2069")
  expect(hebrew).toMatch(/ https:\/\/marquee\.example\/x$/u)
})

test("what is isolated already, and what has no letters, stays as it is", () => {
  expect(isolated("\u2066Sunrise\u2069", "he")).toBe("\u2066Sunrise\u2069")
  expect(isolated("12,000", "he")).toBe("12,000")
})
