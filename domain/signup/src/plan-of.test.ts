import { calledPhone, CampaignPlan } from "@domain/campaigns"
import { law } from "@domain/kernel/testing"
import { Schema } from "effect"
import * as fc from "fast-check"
import { expect, test } from "vitest"
import { planOf } from "./plan-of.ts"
import { anySession, begunSession } from "./testing/index.ts"

const gstBilling = { gstin: "", businessName: "Rye", billingAddress: "", state: "" }

test("an owner's private mobile is never called", () => {
  const proved = { ...begunSession(), ownerPhone: "+919876543210", phoneVerified: true }
  expect(calledPhone(planOf(proved))).toBeUndefined()
  const asBusiness = { ...proved, business: { phone: "+919876543210" }, sources: { phone: "account" as const } }
  expect(calledPhone(planOf(asBusiness))).toBeUndefined()
})

test("a plan has nothing of the journey and its person", () => {
  const session = begunSession({
    business: { name: "Rye", phone: "+918041234567" },
    budget: { gstBilling },
    accounts: { freshChatRestoreId: "chat" },
    longestPrimaryText: 125,
    channelsOffered: ["Social"],
  })
  expect(planOf(session)).toEqual({
    region: "IN",
    business: { name: "Rye" },
    contact: { phone: "+918041234567" },
    creative: {},
    targeting: {},
    budget: {},
    accounts: {},
    longestPrimaryText: 125,
    channelsOffered: ["Social"],
  })
})

test("a plan is stored and read as it was", () => {
  law(
    fc.property(anySession, (session) => {
      const plan = planOf(session)
      const stored: unknown = JSON.parse(JSON.stringify(Schema.encodeSync(CampaignPlan)(plan)))
      expect(Schema.decodeUnknownSync(CampaignPlan)(stored)).toEqual(plan)
    }),
  )
})
