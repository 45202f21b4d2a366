import { expect, test } from "vitest"
import { makeConsent, saidIn } from "./consent.ts"

const all = { adStorage: true, adUserData: true, adPersonalization: true }
const none = { adStorage: false, adUserData: false, adPersonalization: false }
const granted = { ad_storage: "granted", ad_user_data: "granted", ad_personalization: "granted" }
const denied = { ad_storage: "denied", ad_user_data: "denied", ad_personalization: "denied" }

test("nobody has agreed by default where consent is needed, and all where none is", () => {
  expect(makeConsent(true, false).now()).toEqual(none)
  expect(makeConsent(false, false).now()).toEqual(all)
})

test("an answer goes before a default, whichever is told first", () => {
  const consent = makeConsent(true, false)
  expect(consent.entry(["consent", "update", granted])).toBe(true)
  expect(consent.entry(["consent", "default", denied])).toBe(false)
  expect(consent.now()).toEqual(all)
  consent.entry(["consent", "update", { ad_user_data: "denied" }])
  expect(consent.now()).toEqual({ ...all, adUserData: false })
})

test("a default of some regions can refuse, and grants nothing", () => {
  const consent = makeConsent(true, false)
  consent.entry(["consent", "default", { ...granted, region: ["US"] }])
  expect(consent.now()).toEqual(none)
  const free = makeConsent(false, false)
  free.entry(["consent", "default", { ...denied, region: ["ES"] }])
  expect(free.now()).toEqual(none)
})

test("Global Privacy Control is a no, whatever the website says", () => {
  const consent = makeConsent(false, true)
  consent.entry(["consent", "update", granted])
  consent.answer(all)
  expect(consent.now()).toEqual(none)
})

test("our own names and consent mode's are both understood", () => {
  expect(saidIn({ adStorage: true, ad_user_data: "denied", analytics_storage: "granted" })).toEqual({
    adStorage: true,
    adUserData: false,
  })
  expect(saidIn(undefined)).toEqual({})
})

test("entries of the data layer that are about something else say nothing", () => {
  const consent = makeConsent(true, false)
  for (const entry of [{ event: "gtm.js" }, ["js", new Date()], null, "consent", ["consent"]])
    expect(consent.entry(entry)).toBe(false)
  expect(consent.now()).toEqual(none)
})
