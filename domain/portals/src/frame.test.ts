import { expect, test } from "vitest"
import { isEmbedMode } from "./embed-mode.ts"
import {
  firstWeekday,
  isRightToLeft,
  languageAfterLogout,
  offeredLanguages,
  portalLanguages,
  spokenLanguage,
  translatedLanguages,
} from "./languages.ts"
import { frameParts, isSmallScreen, layoutDelays, layoutSizes, sidebarWidth, supportReplyDays } from "./layout.ts"
import { pageTitle } from "./page-title.ts"

test("the frame has the sizes and pauses of the specification", () => {
  expect(layoutSizes).toEqual({
    sidebar: 250,
    collapsedSidebar: 70,
    mobileBelow: 960,
    profileListMaxHeight: 200,
    logoHeight: 35,
  })
  expect(layoutDelays).toEqual({ chatStart: 1500, greeting: 1500, accountCreated: 500, callbackReset: 1000 })
  expect(supportReplyDays).toBe(2)
})

test("a screen is small below 960 pixels", () => {
  expect([isSmallScreen(959), isSmallScreen(960)]).toEqual([true, false])
})

test("the sidebar is wide or narrow, and absent on small screens and when embedded", () => {
  const width = (frame: Partial<Parameters<typeof sidebarWidth>[0]>) =>
    sidebarWidth({ width: 1440, isCollapsed: false, isEmbedded: false, ...frame })
  expect([width({}), width({ isCollapsed: true }), width({ isEmbedded: true }), width({ width: 360 })]).toEqual([
    250, 70, 0, 0,
  ])
})

test("embedding hides sidebar and breadcrumbs; small screens show the header instead", () => {
  const wide = { width: 1440, isEmbedded: false }
  expect(frameParts("app", wide)).toEqual({ header: false, sidebar: true, breadcrumbs: true, footer: true })
  expect(frameParts("app", { ...wide, isEmbedded: true })).toEqual({
    header: false,
    sidebar: false,
    breadcrumbs: false,
    footer: true,
  })
  expect(frameParts("app", { width: 360, isEmbedded: true }).header).toBe(false)
  expect(frameParts("app", { ...wide, width: 360 })).toEqual({
    header: true,
    sidebar: false,
    breadcrumbs: true,
    footer: true,
  })
})

test("login, profiles and summary hide the header; editors and onboarding the footer", () => {
  const areas = [
    "public",
    "login",
    "profileSelection",
    "onboarding",
    "summary",
    "campaignEditor",
    "creativeBuilder",
    "app",
  ] as const
  const small = { width: 360, isEmbedded: false }
  expect(areas.filter((area) => !frameParts(area, small).header)).toEqual(["login", "profileSelection", "summary"])
  expect(areas.filter((area) => !frameParts(area, small).footer)).toEqual([
    "onboarding",
    "summary",
    "campaignEditor",
    "creativeBuilder",
  ])
  expect(areas.filter((area) => frameParts(area, { ...small, width: 1440 }).sidebar)).toEqual([
    "campaignEditor",
    "creativeBuilder",
    "app",
  ])
})

test("embed mode is asked for with 'true' and lasts until it is refused", () => {
  expect([isEmbedMode("true"), isEmbedMode("1"), isEmbedMode(null), isEmbedMode(undefined)]).toEqual([
    true,
    false,
    false,
    false,
  ])
  expect([isEmbedMode(null, true), isEmbedMode("false", true), isEmbedMode("true", true)]).toEqual([true, false, true])
})

test("a title is the portal's and the page's, or the portal's alone", () => {
  expect([pageTitle("Marquee", "Wallet"), pageTitle("Marquee", " ")]).toEqual(["Marquee | Wallet", "Marquee"])
})

test("fourteen languages are spoken, two of them from right to left", () => {
  expect(portalLanguages).toEqual([
    "en",
    "fr",
    "he",
    "ru",
    "ar",
    "zh",
    "de",
    "es",
    "ja",
    "ko",
    "it",
    "hu",
    "pt_PT",
    "hi",
  ])
  expect(portalLanguages.filter(isRightToLeft)).toEqual(["he", "ar"])
  expect(["he", "ar", "en", "hi", "xx"].map(firstWeekday)).toEqual([0, 6, 1, 1, 1])
  expect(languageAfterLogout).toBe("en")
})

test("a portal offers those of its languages that are translated, once each", () => {
  expect(offeredLanguages({ locale: "en", languages: ["he", "tlh", "hi", "en", "he"] })).toEqual(["he", "en"])
})

test("a portal without a translated language offers its own, or English", () => {
  expect(offeredLanguages({ locale: "he", languages: ["fr"] })).toEqual(["he"])
  expect(offeredLanguages({ locale: "fr", languages: ["fr"] })).toEqual(["en"])
  expect(offeredLanguages({ locale: "tlh", languages: [] })).toEqual(["en"])
})

test("what is sent speaks an offered language, else the portal's own", () => {
  const portal = { locale: "he", languages: ["en", "he", "hi"] }
  expect(["en", "hi", "fr", "he"].map((language) => spokenLanguage(portal, language))).toEqual(["en", "he", "he", "he"])
  expect(spokenLanguage({ locale: "fr", languages: ["en"] }, "fr")).toBe("en")
})

test("English and Hebrew are translated", () => {
  expect(translatedLanguages).toEqual(["en", "he"])
})
