import { Schema } from "effect"
import { expect, test } from "vitest"
import { BusinessProfileId } from "@domain/kernel"
import { notificationPath, notificationTarget } from "./notification-target.ts"
import { attributionOf, referralCodeOf } from "./referral.ts"
import { channelOfSubscription, DeviceType, SubscriptionType } from "./subscription.ts"

test("devices and subscriptions have the specification's numbers", () => {
  expect((["Android", "Ios"] as const).map((name) => Schema.encodeSync(DeviceType)(name))).toEqual([1, 2])
  const types = ["Email", "Push", "Text", "WhatsApp"] as const
  expect(types.map((name) => Schema.encodeSync(SubscriptionType)(name))).toEqual([0, 1, 2, 3])
  expect([0, 1, 2, 3].map((number) => Schema.decodeUnknownSync(SubscriptionType)(number))).toEqual(types)
})

test("every subscription but a push has a channel", () => {
  expect((["Email", "Push", "Text", "WhatsApp"] as const).map(channelOfSubscription)).toEqual([
    "Email",
    undefined,
    "Sms",
    "WhatsApp",
  ])
})

const profile = BusinessProfileId.make(7)

test("a tap leads to the screen of what the notification is about", () => {
  const path = (type: string, id?: number) => notificationPath(profile, notificationTarget(type, id))
  expect(path("campaign", 3)).toBe("/app/7/dashboard")
  expect(path("report", 3)).toBe("/app/7/publishedReports?reportId=3")
  expect(path("report")).toBe("/app/7/publishedReports")
  expect(path("lead", 3)).toBe("/app/7/leads")
  expect([path("balance"), path("wallet", 9)]).toEqual(["/app/7/wallet", "/app/7/wallet"])
  expect(path("nonsense", 3)).toBe("/app/7/dashboard")
})

test("a report's id never breaks out of its parameter", () => {
  expect(notificationPath(profile, notificationTarget("report", "3&tab=x#\ud800"))).toBe(
    "/app/7/publishedReports?reportId=3%26tab%3Dx%23%EF%BF%BD",
  )
})

test("a referral code is 3 to 40 letters, digits, dashes or underscores", () => {
  expect([" mate-20 ", "ABC", "a_b", "x".repeat(40)].map(referralCodeOf)).toEqual([
    "MATE-20",
    "ABC",
    "A_B",
    "X".repeat(40),
  ])
  expect(["ab", "x".repeat(41), "a b c", "<b>", "", "!abc", "abc!"].map(referralCodeOf)).toEqual(
    Array.from({ length: 7 }, () => undefined),
  )
})

test("a visitor is brought in by refcode, else by code, and by an agent", () => {
  expect(attributionOf({ refcode: "mate", code: "other", agentid: " 42 " })).toEqual({
    referralCode: "MATE",
    agentId: "42",
  })
  expect(attributionOf({ refcode: "?", code: "other" })).toEqual({ referralCode: "OTHER" })
  expect(attributionOf({ agentid: " " })).toStrictEqual({})
})
