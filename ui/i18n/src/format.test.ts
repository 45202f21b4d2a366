import { expect, test } from "vitest"
import { createI18n, loadCallFailures } from "./create-i18n.ts"
import { failureMessage } from "./failure-message.ts"
import {
  currencySymbol,
  formatDateRange,
  formatMoney,
  formatNumber,
  formatPercent,
  formatRelative,
  formatTimeZone,
} from "./format.ts"
import { groupDigits } from "./digit-groups.ts"
import { languageCodes, languageOrEnglish, languages } from "./languages.ts"
import { viteTexts } from "./vite-texts.ts"

test("rupees group in lakhs and keep their sign in every language", () => {
  for (const language of languageCodes) {
    const text = formatMoney({ amount: 1_234_567_00, currency: "INR" }, language, "GB")
    expect(text).toContain("₹")
    expect(text.replaceAll(/[^\d.,]/g, "")).toMatch(/^12,34,567$/)
  }
})

test("pence are shown when there are any, or always on request", () => {
  expect(formatMoney({ amount: 2050, currency: "GBP" }, "en", "GB")).toBe("£20.50")
  expect(formatMoney({ amount: 2000, currency: "GBP" }, "en", "GB")).toBe("£20")
  expect(formatMoney({ amount: 2000, currency: "GBP" }, "en", "GB", "always")).toBe("£20.00")
})

test("an amount in a right-to-left language is isolated with the sign first", () => {
  expect(formatMoney({ amount: 42_000, currency: "GBP" }, "he", "GB", "always")).toBe("\u2066£420.00\u2069")
  expect(formatMoney({ amount: -1_00_000_00, currency: "INR" }, "he")).toBe("\u2066-₹1,00,000\u2069")
})

test("yen have no minor units", () => {
  expect(formatMoney({ amount: 500, currency: "JPY" }, "ja", "JP")).toMatch(/[¥￥]500/)
})

test("numbers, shares and signs follow the region", () => {
  expect(formatNumber(1_234_567, "en", "IN")).toBe("12,34,567")
  expect(formatNumber(1_234_567, "en", "GB")).toBe("1,234,567")
  expect(formatPercent(0.125, "en")).toBe("12.5%")
  expect(currencySymbol("INR", "he")).toBe("₹")
})

test("a range states shared parts once", () => {
  const from = new Date("2026-11-14T00:00:00Z")
  const to = new Date("2026-11-21T00:00:00Z")
  expect(formatDateRange(from, to, "en", "Asia/Kolkata", "GB")).toMatch(/^14\s?–\s?21 Nov 2026$/)
})

test("a time zone is named in the reader's language, with its city", () => {
  expect(formatTimeZone("Asia/Kolkata", "en")).toBe("India Standard Time (Kolkata)")
  expect(formatTimeZone("America/New_York", "he")).toBe("שעון החוף המזרחי (\u2066New York\u2069)")
  expect(formatTimeZone("UTC", "he")).toBe("UTC")
})

test("relative time uses the largest unit that fits", () => {
  const now = new Date("2026-11-14T12:00:00Z")
  expect(formatRelative(new Date("2026-11-11T11:00:00Z"), now, "en")).toBe("3 days ago")
  expect(formatRelative(new Date("2026-11-14T14:10:00Z"), now, "en")).toBe("in 2 hours")
  expect(formatRelative(new Date("2026-11-14T11:00:00Z"), now, "he")).toBe("לפני שעה")
  expect(formatRelative(new Date("2026-10-31T11:00:00Z"), now, "he")).toBe("לפני שבועיים")
})

test("a tag from a browser finds its language, else English", () => {
  expect([
    languageOrEnglish("he-IL"),
    languageOrEnglish("pt-BR"),
    languageOrEnglish("xx"),
    languageOrEnglish(null),
  ]).toEqual(["he", "pt_PT", "en", "en"])
  expect(languageCodes).toHaveLength(14)
  expect(languages.ar.direction).toBe("rtl")
})

test("a failure's text is found by tag, then code, then generically", async () => {
  const i18n = await createI18n({ language: "en", loadTexts: viteTexts })
  await loadCallFailures(i18n)
  const say = (failure: unknown) => failureMessage(failure, (keys, values) => String(i18n.t(keys, values)))
  expect(say({ _tag: "InvalidOtp", errorCode: 57 })).toBe("Invalid OTP")
  expect(say({ _tag: "Unheard", errorCode: 52, email: "a@b.in" })).toBe("Account has expired for user a@b.in")
  expect(say(new Error("x"))).toBe("Something went wrong. If the problem persists, please contact support.")
})

test.each([
  ["en", "India, United Kingdom", "try again tomorrow", "a moment"],
  ["he", "הודו, הממלכה המאוחדת", "לנסות שוב מחר", "רגע"],
] as const)(
  "a refusal names the countries served and how long to wait: %s",
  async (language, countries, day, moment) => {
    const i18n = await createI18n({ language, loadTexts: viteTexts })
    await loadCallFailures(i18n)
    const say = (failure: unknown) => failureMessage(failure, (keys, values) => String(i18n.t(keys, values)))
    expect(say({ _tag: "PhoneNotServed", errorCode: 1027, regions: ["IN", "GB"] })).toContain(countries)
    expect(say({ _tag: "TooManyRequests", errorCode: 1005, retryAfterSeconds: 80_000 })).toContain(day)
    expect(say({ _tag: "TooManyRequests", errorCode: 1005, retryAfterSeconds: 600 })).toContain(moment)
  },
)

test.each([
  ["en", "the owner of the business.", "or its account manager"],
  ["he", "לבעלי העסק.", "או למנהל החשבון שלו"],
] as const)("a refused role is shown whom to ask: %s", async (language, owner, manager) => {
  const i18n = await createI18n({ language, loadTexts: viteTexts })
  await loadCallFailures(i18n)
  const say = (roles: ReadonlyArray<string>) =>
    failureMessage({ _tag: "RoleForbidden", errorCode: 1028, roles }, (keys, values) => String(i18n.t(keys, values)))
  expect(say(["ClientAccess"])).toContain(owner)
  expect(say(["AccountManager", "ClientAccess"])).toContain(manager)
})

test.each([
  ["en", "Only the client can do this"],
  ["he", "רק הלקוח יכול לעשות זאת"],
] as const)("a refusal to support says that it is the client's alone: %s", async (language, words) => {
  const i18n = await createI18n({ language, loadTexts: viteTexts })
  await loadCallFailures(i18n)
  const refused = { _tag: "RoleForbidden", errorCode: 1028, roles: ["AccountManager"], isActing: true }
  expect(failureMessage(refused, (keys, values) => String(i18n.t(keys, values)))).toContain(words)
})

test("Hebrew has its own texts, and an untranslated language uses English", async () => {
  const hebrew = await createI18n({ language: "he", loadTexts: viteTexts })
  expect(hebrew.t("action.continue")).toBe("המשך")
  expect(hebrew.t("unit.days", { count: 2 })).toBe("יומיים")
  const korean = await createI18n({ language: "ko", loadTexts: viteTexts })
  expect(korean.t("action.continue")).toBe("Continue")
  const portuguese = await createI18n({ language: "pt_PT", loadTexts: viteTexts })
  expect(portuguese.t("action.continue")).toBe("Continue")
  expect(portuguese.language).toBe("pt_PT")
})

test("numbers and amounts group as the reader chose, in any language and currency", () => {
  groupDigits("lakh")
  expect([
    formatNumber(1_234_567.5, "en", "GB"),
    formatNumber(-999, "en"),
    formatMoney({ amount: 123_456_789_00, currency: "GBP" }, "en", "GB"),
    formatMoney({ amount: 123_456_789_05, currency: "INR" }, "he"),
  ]).toEqual(["12,34,567.5", "-999", "£12,34,56,789", "\u2066₹12,34,56,789.05\u2069"])
  groupDigits("international")
  expect([
    formatNumber(1_234_567.5, "en", "IN"),
    formatMoney({ amount: 123_456_789_00, currency: "INR" }, "en", "IN"),
    formatMoney({ amount: -100_000_00, currency: "INR" }, "he"),
  ]).toEqual(["1,234,567.5", "₹123,456,789", "\u2066-₹100,000\u2069"])
  groupDigits(undefined)
  expect(formatNumber(1_234_567, "en", "IN")).toBe("12,34,567")
})
