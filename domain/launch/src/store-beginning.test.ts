import { law } from "@domain/kernel/testing"
import * as fc from "fast-check"
import { expect, test } from "vitest"
import {
  mayLinkStoreLater,
  storeBeginning,
  storeTypeAt,
  storeVerification,
  visitorsBeginning,
} from "./store-beginning.ts"

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

test("an agent or a website begins with the ads, but not at a builder's portal", () => {
  const shops = { flags, signup: { begins: "store" } } as const
  const builders = { flags: { ...flags, isCreativeBuilderPortal: true } }
  for (const query of [{ agentid: "7" }, { normalFlow: "true" }, { website: "rye.example" }])
    expect([visitorsBeginning(shops, query), visitorsBeginning(builders, query)?.page]).toEqual([undefined, "user"])
  expect(visitorsBeginning(shops, { region: "IN" })?.page).toBe("storefront")
})

test("a builder's portal onboards builders whatever the address asks for", () => {
  const builders = { flags: { ...flags, isRichMediaAdBuilderPortal: true } }
  const asked = [null, "Shopify", "nonsense"]
  expect(asked.map((type) => storeTypeAt(builders, type))).toEqual(asked.map(() => "RichMediaAdBuilder"))
  expect(asked.map((type) => storeTypeAt({ flags }, type))).toEqual(["Default", "Shopify", "Default"])
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
