import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { expect, test } from "vitest"
import { type BusinessProfileId, PortalId } from "@domain/kernel"
import type { SessionParts } from "@domain/signup"
import { ProfileOpening } from "../ports/profile-opening.ts"
import { SessionRepository } from "../ports/session-repository.ts"
import { freshSession } from "../testing/fresh-session.ts"
import { inSignup, type SignupPorts } from "../testing/in-signup.ts"
import { memoryPortal } from "../testing/memory-providers.ts"
import {
  listCategoryCreatives,
  listPromotionCreatives,
  listPromotions,
  listSearchCreatives,
} from "./creative-suggestions.ts"

const today = Date.parse("2026-11-20T10:00:00Z")
const bakery: SessionParts = {
  business: { name: "Rye", category: { slug: "bakery", name: "Bakery" }, services: ["Bread"] },
  creative: { objective: "Calls", offerDetail: { type: "Percentage", value: 20 } },
}

/** A profile whose drafts, the last one the latest, hold these. */
const profileWith = Effect.fnUntraced(function* (drafts: ReadonlyArray<SessionParts>) {
  yield* TestClock.setTime(today)
  const opened = {
    portalId: memoryPortal.id,
    name: "Rye",
    region: "IN",
    logo: undefined,
    referralCode: undefined,
  } as const
  const businessProfileId = yield* (yield* ProfileOpening).open(opened)
  const sessions = yield* SessionRepository
  for (const [index, parts] of drafts.entries())
    yield* sessions.create(freshSession(index + 1, { ...parts, businessProfileId, updatedAt: index }))
  return businessProfileId
})

const inProfile = <A, E>(
  drafts: ReadonlyArray<SessionParts>,
  ask: (businessProfileId: BusinessProfileId) => Effect.Effect<A, E, SignupPorts>,
) => inSignup(Effect.flatMap(profileWith(drafts), ask))

test("a profile's promotions are its drafts' offers and the promo codes it may use", async () => {
  const promotions = await inProfile([{ creative: { offerDetail: { type: "FreeDelivery" } } }, bakery], (id) =>
    listPromotions.handle({ businessProfileId: id }),
  )
  expect(promotions.map((one) => (one.kind === "offer" ? one.offer.type : one.code))).toEqual([
    "Percentage",
    "FreeDelivery",
    "WELCOME10",
    "NAMASTE500",
  ])
})

test("a promo code that another campaign of the profile has is no promotion", async () => {
  const codes = await inProfile([bakery, bakery], (businessProfileId) =>
    Effect.gen(function* () {
      const { sessionId } = freshSession(1).details
      const hold = { portalId: PortalId.make(1), businessProfileId, promoCode: "WELCOME10", sessionId, now: 0 }
      yield* (yield* SessionRepository).holdPromoCode(hold)
      const promotions = yield* listPromotions.handle({ businessProfileId })
      return promotions.flatMap((one) => (one.kind === "promoCode" ? [one.code] : []))
    }),
  )
  expect(codes).toEqual(["NAMASTE500"])
})

test("a flavour's offers are those of its journey", async () => {
  const offersIn = (flavour: "v2" | "smallBusiness") =>
    inProfile([{ ...bakery, flavour: "agent" }], (id) =>
      listPromotions.handle({ businessProfileId: id, flavour }),
    ).then((promotions) => promotions.filter(({ kind }) => kind === "offer").length)
  expect([await offersIn("v2"), await offersIn("smallBusiness")]).toEqual([0, 1])
})

test("a promotion's ads word its offer, and an unknown one is not found", async () => {
  const [offered, coded, refusal] = await inProfile(
    [{ creative: { offerDetail: { type: "FreeDelivery" } } }, bakery],
    (businessProfileId) =>
      Effect.gen(function* () {
        const promotions = yield* listPromotions.handle({ businessProfileId })
        const adsOf = (promotionId = "") => listPromotionCreatives.handle({ businessProfileId, promotionId })
        return [
          yield* adsOf(promotions[1]?.id),
          yield* adsOf("code-WELCOME10"),
          yield* Effect.flip(adsOf("x")),
        ] as const
      }),
  )
  expect([offered[0]?.content.offerText, coded[0]?.content.offerText]).toEqual(["Free delivery", "20% off"])
  expect(refusal).toMatchObject({ _tag: "PromotionNotFound", errorCode: 104 })
})

test("a category is named by its key or its name, and has ads of its services", async () => {
  const [byKey, byName, refusal] = await inProfile([bakery], (businessProfileId) => {
    const adsOf = (category: string) => listCategoryCreatives.handle({ businessProfileId, category })
    return Effect.all([adsOf("dentist"), adsOf(" DENTIST "), Effect.flip(adsOf("no such kind"))])
  })
  expect(JSON.stringify(byKey)).toContain("Dental implants")
  expect(byName).toEqual(byKey)
  expect(refusal).toMatchObject({ errorCode: 102, fields: { category: ["validation.required"] } })
})

test("search ads are about the theme, which is not blank", async () => {
  const [all, themed, refusal] = await inProfile([bakery], (businessProfileId) => {
    const adsOf = (theme: string) => listSearchCreatives.handle({ businessProfileId, theme })
    return Effect.all([listSearchCreatives.handle({ businessProfileId }), adsOf("Rye bread"), Effect.flip(adsOf(" "))])
  })
  expect([all, themed].map((ads) => ads.map(({ theme }) => theme))).toEqual([["Bakery", "Bread"], ["Rye bread"]])
  expect(refusal).toMatchObject({ errorCode: 102 })
})

test("a profile without a draft has promo codes to use, and no ads", async () => {
  const [codes, ...ads] = await inProfile([], (businessProfileId) =>
    Effect.all([
      listPromotions.handle({ businessProfileId }),
      listPromotionCreatives.handle({ businessProfileId, promotionId: "code-WELCOME10" }),
      listCategoryCreatives.handle({ businessProfileId, category: "dentist" }),
      listSearchCreatives.handle({ businessProfileId }),
    ]),
  )
  expect(codes.map(({ kind }) => kind)).toEqual(["promoCode", "promoCode"])
  expect(ads).toEqual([[], [], []])
})
