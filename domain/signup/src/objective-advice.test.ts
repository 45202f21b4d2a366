import { expect, test } from "vitest"
import { isPossible, recommendedMessagingApp, recommendedObjective } from "./objective-advice.ts"
import { begunSession } from "./testing/index.ts"

test("a phone recommends calls, a website alone visits, neither leads", () => {
  expect(recommendedObjective(begunSession({ business: { phone: "+919876543210", websiteUrl: "https://a.in" } }))).toBe(
    "Calls",
  )
  expect(recommendedObjective(begunSession({ business: { phone: "", websiteUrl: "https://a.in" } }))).toBe(
    "WebsiteVisits",
  )
  expect(recommendedObjective(begunSession({}))).toBe("LeadGeneration")
})

test("calls need a phone and visits a website; leads and messages need neither", () => {
  expect(isPossible("Calls", begunSession({}))).toBe(false)
  expect(isPossible("WebsiteVisits", begunSession({ business: { phone: "+44" } }))).toBe(false)
  expect(isPossible("LeadGeneration", begunSession({}))).toBe(true)
  expect(isPossible("InstantMessages", begunSession({}))).toBe(true)
})

test("an empty website is none", () => {
  expect(isPossible("WebsiteVisits", begunSession({ business: { websiteUrl: "" } }))).toBe(false)
  expect(isPossible("WebsiteVisits", begunSession({ business: { websiteUrl: "https://a.in" } }))).toBe(true)
})

test("WhatsApp is recommended to whoever has a phone", () => {
  expect(recommendedMessagingApp(begunSession({ business: { phone: "+919876543210" } }))).toBe("WhatsApp")
  expect(recommendedMessagingApp(begunSession({ business: { phone: "" } }))).toBe("Messenger")
  expect(recommendedMessagingApp(begunSession())).toBe("Messenger")
})
