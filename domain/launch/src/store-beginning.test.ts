import { law } from "@domain/kernel/testing"
import * as fc from "fast-check"
import { expect, test } from "vitest"
import { mayLinkStoreLater, storeBeginning, storeVerification } from "./store-beginning.ts"

const flags = {
  isSignupEnabled: true,
  isCampaignLaunchDisabled: false,
  isScheduleEditEnabled: true,
  isBrandPortal: false,
  isCreativeBuilderPortal: false,
}

test("a portal leads to the choice of a store where its settings say so", () => {
  expect([
    storeBeginning({ flags }),
    storeBeginning({ flags, signup: { begins: "business" } }),
    storeBeginning({ flags, signup: { begins: "store" } }),
  ]).toEqual([undefined, undefined, { type: "Default", page: "storefront" }])
})

test("a portal for a builder leads to its account, whatever its settings", () => {
  expect([
    storeBeginning({ flags: { ...flags, isCreativeBuilderPortal: true }, signup: { begins: "store" } }),
    storeBeginning({ flags: { ...flags, isRichMediaAdBuilderPortal: true } }),
    storeBeginning({ flags: { ...flags, isBrandPortal: true } }),
  ]).toEqual([{ type: "CreativeBuilder", page: "user" }, { type: "RichMediaAdBuilder", page: "user" }, undefined])
})

test("linking waits where the business's own settings offer it", () => {
  expect([
    mayLinkStoreLater({ flags }),
    mayLinkStoreLater({ flags: { ...flags, isBrandPortal: true } }),
    mayLinkStoreLater({ flags: { ...flags, isCreativeBuilderPortal: true } }),
  ]).toEqual([true, false, false])
})

test("a link that expired or is invalid can be sent anew, and then has been", () => {
  const facts = { isVerified: false, hasKey: true, isSent: false }
  expect([
    storeVerification({ ...facts, check: "pending" }),
    storeVerification({ ...facts, check: "expired" }),
    storeVerification({ ...facts, check: "invalid" }),
    storeVerification({ ...facts, check: "expired", isSent: true }),
    storeVerification({ ...facts, hasKey: false, check: "none" }),
  ]).toEqual(["checking", "expired", "invalid", "sent", "pending"])
})

test("a verified address is verified, whatever links were used", () => {
  law(
    fc.property(
      fc.boolean(),
      fc.constantFrom("none", "pending", "done", "expired", "invalid"),
      fc.boolean(),
      (hasKey, check, isSent) => {
        expect(storeVerification({ isVerified: true, hasKey, check, isSent })).toBe("verified")
      },
    ),
  )
})
