import type { Offer } from "@domain/creatives"
import { type PromoCode } from "@domain/pricing"
import { seedPriceLists } from "@domain/pricing/seed"
import { expect, test } from "vitest"
import { draftsOfFlavour, offerPromotions, promoCodePromotions } from "./promotions.ts"
import { begunSession } from "./testing/session.arbitrary.ts"

const today = "2026-11-20"
const offering = (offerDetail: Offer) => begunSession({ creative: { offerDetail } })
const tenth: Offer = { type: "Percentage", value: 10, validUntil: "2026-11-20" }

test("offers are promotions in the words of ads, each once and the latest first", () => {
  const promotions = offerPromotions([offering(tenth), offering({ type: "FreeDelivery" }), offering(tenth)], today)
  expect(promotions).toMatchObject([
    { kind: "offer", offer: tenth, text: "10% off", validTo: "2026-11-20" },
    { kind: "offer", offer: { type: "FreeDelivery" } },
  ])
  expect(promotions[1]).not.toHaveProperty("validTo")
  expect(new Set(promotions.map(({ id }) => id)).size).toBe(2)
})

test("an offer that is over, unfinished or none is no promotion", () => {
  const drafts = [
    offering({ ...tenth, validUntil: "2026-11-19" }),
    offering({ type: "Custom" }),
    offering({ type: "Skip" }),
    begunSession(),
  ]
  expect(offerPromotions(drafts, today)).toEqual([])
})

test("a journey's drafts are its own, and a product's all", () => {
  const drafts = [begunSession({ flavour: "v2" }), begunSession({ flavour: "agent" })]
  expect(draftsOfFlavour(drafts, "v2")).toEqual(drafts.slice(0, 1))
  expect(draftsOfFlavour(drafts, "smallBusiness")).toEqual(drafts)
})

test("a promo code is a promotion where, when and as often as it may be used", () => {
  const code = (name: string, more: Partial<PromoCode> = {}): PromoCode => ({
    code: name,
    validFrom: "2026-01-01",
    validTo: "2026-12-31",
    discount: { kind: "percent", percent: 10 },
    ...more,
  })
  const promoCodes = [
    code("OPEN"),
    code("BRITISH", { region: "GB" }),
    code("OVER", { validTo: "2026-11-19" }),
    code("USED"),
    code("LIMITED", { usesAtMost: 2 }),
    code("GONE", { usesAtMost: 2 }),
  ]
  const uses = { LIMITED: 1, GONE: 2 }
  const promotions = promoCodePromotions({ ...seedPriceLists.IN, promoCodes }, today, { used: ["USED"], uses })
  expect(promotions.map(({ id }) => id)).toEqual(["code-OPEN", "code-LIMITED"])
  expect(promotions[0]).toEqual({
    id: "code-OPEN",
    kind: "promoCode",
    code: "OPEN",
    discount: { kind: "percent", percent: 10 },
    validFrom: "2026-01-01",
    validTo: "2026-12-31",
  })
})
