import { Schema } from "effect"
import * as fc from "fast-check"
import { expect, test } from "vitest"
import { BusinessProfileId, UserId } from "@domain/kernel"
import { law } from "@domain/kernel/testing"
import { CallbackRequest } from "./callback.ts"
import { ContactWay, contactLink } from "./contact-link.ts"
import { MessageContent } from "./message-content.ts"
import { referralCodeOf } from "./referral.ts"
import { SummaryMessage } from "./summary-message.ts"
import { subscribed, Subscription, unsubscribed } from "./subscription.ts"
import { anyLinkText, anyMessageContent, anySubscription } from "./testing/index.ts"

const roundTrips = <A, I>(schema: Schema.Codec<A, I>, any: fc.Arbitrary<A>) =>
  law(
    fc.property(any, (value) => {
      const wire: unknown = JSON.parse(JSON.stringify(Schema.encodeSync(schema)(value)))
      expect(Schema.decodeUnknownSync(schema)(wire)).toEqual(value)
    }),
  )

test("nothing at all is no subscription, summary or call-back", () => {
  const schemas = [Subscription, SummaryMessage, CallbackRequest]
  expect(schemas.filter((schema) => Schema.is(Schema.toType(schema))({}))).toEqual([])
})

test("messages, subscriptions, summaries and call-backs survive the wire unchanged", () => {
  roundTrips(
    SummaryMessage,
    fc.record(
      { link: fc.string(), businessName: fc.string(), agentName: fc.string() },
      { requiredKeys: ["link", "businessName"] },
    ),
  )
  roundTrips(
    CallbackRequest,
    fc.record({
      id: fc.integer({ min: 1 }).map((id) => UserId.make(id)),
      businessProfileId: fc.integer({ min: 1 }).map((id) => BusinessProfileId.make(id)),
      phone: fc.string(),
      portal: fc.string(),
    }),
  )
  roundTrips(MessageContent, anyMessageContent)
  roundTrips(Subscription, anySubscription)
})

const parameters: Readonly<Record<ContactWay, string>> = { call: "", sms: "body", whatsApp: "text", mail: "body" }

test("a link contains exactly the text, without another parameter or line", () => {
  law(
    fc.property(fc.constantFrom(...ContactWay.literals), anyLinkText, anyLinkText, (way, subject, text) => {
      const link = contactLink(way, { to: "+919876543210", subject, text })
      expect(link).toMatch(/^[!-~]+$/)
      const [, query = ""] = link.split("?")
      const pairs = query === "" ? [] : query.split("&").map((pair) => pair.split("="))
      expect(pairs.every((pair) => pair.length === 2)).toBe(true)
      const read = new Map(pairs.map(([name = "", value = ""]) => [name, decodeURIComponent(value)]))
      const wanted = text.toWellFormed()
      if (way !== "call" && text !== "")
        expect(read.get(parameters[way])).toBe(way === "mail" ? wanted.replace(/\r?\n/g, "\r\n") : wanted)
      if (way !== "mail") expect(read.has("subject")).toBe(false)
    }),
  )
})

test("subscribing twice is subscribing once, and unsubscribing takes it back", () => {
  law(
    fc.property(fc.array(anySubscription, { maxLength: 6 }), anySubscription, (before, added) => {
      const once = subscribed(before, added)
      expect(subscribed(once, added)).toEqual(once)
      expect(once.filter((one) => JSON.stringify(one) === JSON.stringify(added))).toHaveLength(1)
      expect(unsubscribed(once, added)).toEqual(unsubscribed(before, added))
      expect(unsubscribed(once, added).every((one) => before.includes(one))).toBe(true)
    }),
  )
})

test("a subscription is another's when application, kind or token differ", () => {
  law(
    fc.property(anySubscription, (one) => {
      const others = [
        { ...one, clientCode: `${one.clientCode}2` },
        { ...one, token: `${one.token}2` },
        { ...one, subscriptionType: one.subscriptionType === "Email" ? ("Push" as const) : ("Email" as const) },
      ]
      for (const other of others) expect(unsubscribed([one], other)).toEqual([one])
      const again = { ...one, deviceType: one.deviceType === "Ios" ? ("Android" as const) : ("Ios" as const) }
      expect(subscribed([one, ...others], again)).toEqual([...others, again])
    }),
  )
})

test("a referral code is itself in normal form", () => {
  law(
    fc.property(fc.string({ maxLength: 45 }), (typed) => {
      const code = referralCodeOf(typed)
      if (code !== undefined) expect(referralCodeOf(code)).toBe(code)
    }),
  )
})
