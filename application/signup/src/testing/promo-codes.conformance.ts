import { Effect, type Layer } from "effect"
import { expect, test } from "vitest"
import { BusinessProfileId, PortalId } from "@domain/kernel"
import type { NewPromoCode, PortalPromoCode, PromoCodeId } from "@domain/pricing"
import { type PromoCodeQuery, PromoCodes } from "../ports/promo-codes.ts"
import { freshSession } from "./fresh-session.ts"

const here = PortalId.make(1)
const elsewhere = PortalId.make(2)
const profile = (number: number) => BusinessProfileId.make(number)
const sessionOf = (number: number) => freshSession(number).details.sessionId

const spring: NewPromoCode = {
  code: "SPRING20",
  region: "GB",
  validFrom: "2026-03-01",
  validTo: "2026-05-31",
  discount: { kind: "percent", percent: 12.5, atMost: 50_00 },
  usesAtMost: 7,
  usesPerProfile: 2,
}
const rakhi: NewPromoCode = {
  code: "RAKHI_500",
  validFrom: "2026-08-01",
  validTo: "2026-08-31",
  discount: { kind: "flat", currency: "INR", amount: 500_00 },
}
const everything: PromoCodeQuery = {
  search: "",
  today: { IN: "2026-06-01", GB: "2026-05-31", everywhere: "2026-06-01" },
  sort: "createdAt",
  isDescending: false,
  skip: 0,
  limit: 50,
}

const known = (code: PortalPromoCode | undefined): PortalPromoCode => {
  if (code === undefined) throw new Error("The code was not created")
  return code
}

/** What every `PromoCodes` does, on a fresh store per layer build that has portals 1 and 2. */
export const promoCodesConformance = (layer: Layer.Layer<PromoCodes, unknown>) => {
  const run = <A, E>(story: (codes: PromoCodes["Service"]) => Effect.Effect<A, E>) =>
    Effect.runPromise(Effect.scoped(Effect.provide(Effect.flatMap(PromoCodes, story), layer)))
  const created = (codes: PromoCodes["Service"], wanted: NewPromoCode, at = 1_000, portalId = here) =>
    Effect.map(codes.create(portalId, wanted, at), known)
  const hold = (
    codes: PromoCodes["Service"],
    promoCodeId: PromoCodeId,
    number: number,
    business = number,
    now = 2_000,
  ) =>
    codes.hold({
      promoCodeId,
      businessProfileId: profile(business),
      sessionId: sessionOf(number),
      now,
      until: now + 100,
    })

  test("a code is found as it was created, by nobody of another portal", () =>
    run((codes) =>
      Effect.gen(function* () {
        for (const wanted of [spring, rakhi]) {
          const code = yield* created(codes, wanted)
          expect(code).toEqual({ ...wanted, id: code.id, portalId: here, createdAt: 1_000 })
          expect(yield* codes.byId(here, code.id)).toEqual({ promoCode: code, uses: 0 })
          expect((yield* Effect.flip(codes.byId(elsewhere, code.id)))._tag).toBe("PromoCodeNotFound")
        }
      }),
    ))

  test("a name is used once in a portal, and free in another", () =>
    run((codes) =>
      Effect.gen(function* () {
        const first = yield* created(codes, spring)
        expect(yield* codes.create(here, { ...rakhi, code: spring.code }, 2_000)).toBeUndefined()
        const second = yield* created(codes, spring, 1_000, elsewhere)
        for (const number of [1, 2, 3]) expect(yield* hold(codes, first.id, number)).toBe(true)
        const standing = yield* codes.standing({ portalId: elsewhere, now: 2_001 }, spring.code)
        expect(standing).toEqual({ promoCode: second, uses: 0, profileUses: 0, isHeld: false })
      }),
    ))

  test("of fifty businesses that want a code at once, as many have it as may", () =>
    run((codes) =>
      Effect.gen(function* () {
        const { id } = yield* created(codes, spring)
        const everybody = Array.from({ length: 50 }, (_, index) => index + 1)
        const wanted = yield* Effect.forEach(everybody, (number) => hold(codes, id, number), {
          concurrency: "unbounded",
        })
        expect(wanted.filter(Boolean)).toHaveLength(7)
        const loser = everybody.find((_, index) => wanted[index] !== true) ?? 0
        expect(yield* hold(codes, id, loser, loser, 2_099)).toBe(false)
        expect(yield* hold(codes, id, loser, loser, 2_100)).toBe(true)
      }),
    ))

  test("of one business's campaigns at once, as many have a code as it may use", () =>
    run((codes) =>
      Effect.gen(function* () {
        const { usesAtMost: _limit, ...unlimited } = spring
        const twice = yield* created(codes, unlimited)
        const once = yield* created(codes, rakhi)
        const sessions = Array.from({ length: 12 }, (_, index) => index + 1)
        const wanted = (id: PromoCodeId) =>
          Effect.forEach(sessions, (number) => hold(codes, id, number, 5), { concurrency: "unbounded" })
        expect((yield* wanted(twice.id)).filter(Boolean)).toHaveLength(2)
        expect((yield* wanted(once.id)).filter(Boolean)).toHaveLength(1)
        const order = { portalId: here, businessProfileId: profile(5), sessionId: sessionOf(99), now: 2_050 }
        expect(yield* codes.standing(order, spring.code)).toMatchObject({ uses: 0, profileUses: 2, isHeld: false })
        expect(yield* codes.standing({ ...order, now: 2_100 }, spring.code)).toMatchObject({ profileUses: 0 })
      }),
    ))

  test("an order's own hold is not among the others', and stays until it is given back", () =>
    run((codes) =>
      Effect.gen(function* () {
        const { id } = yield* created(codes, spring)
        const own = { promoCodeId: id, businessProfileId: profile(5), sessionId: sessionOf(1), now: 2_000 }
        expect(yield* codes.hold(own)).toBe(true)
        expect(yield* codes.hold({ ...own, until: 2_100 })).toBe(true)
        const order = { portalId: here, businessProfileId: profile(5), sessionId: sessionOf(1), now: 9_000_000 }
        const standing = codes.standing(order, spring.code)
        expect(yield* standing).toMatchObject({ uses: 0, profileUses: 0, isHeld: true })
        const other = yield* codes.standing({ ...order, sessionId: sessionOf(2) }, spring.code)
        expect(other).toMatchObject({ uses: 1, profileUses: 1, isHeld: false })
        yield* codes.hold({ ...own, until: 2_000 })
        expect(yield* standing).toMatchObject({ uses: 0, isHeld: false })
      }),
    ))

  test("a code stands from its creation on, and ends once", () =>
    run((codes) =>
      Effect.gen(function* () {
        const { id } = yield* created(codes, spring)
        expect(yield* codes.standing({ portalId: here, now: 999 }, spring.code)).toBeUndefined()
        yield* codes.end(elsewhere, id, 3_000)
        expect((yield* codes.byId(here, id)).promoCode).not.toHaveProperty("endedAt")
        yield* codes.end(here, id, 4_000)
        yield* codes.end(here, id, 5_000)
        expect((yield* codes.byId(here, id)).promoCode.endedAt).toBe(4_000)
      }),
    ))

  test("uses are those that were paid, the latest first", () =>
    run((codes) =>
      Effect.gen(function* () {
        const { id } = yield* created(codes, spring)
        yield* hold(codes, id, 1)
        for (const number of [2, 3, 1]) {
          const use = { usedAt: 3_000 + number, amount: 10_00 * number, currency: "GBP" } as const
          const order = { promoCodeId: id, businessProfileId: profile(number), sessionId: sessionOf(number) }
          expect(yield* codes.hold({ ...order, now: 3_000, use })).toBe(true)
        }
        yield* hold(codes, id, 4)
        const { uses, total } = yield* codes.uses(id, { skip: 1, limit: 5 })
        expect([total, uses.map(({ businessProfileId, amount }) => [businessProfileId, amount])]).toEqual([
          3,
          [
            [2, 20_00],
            [1, 10_00],
          ],
        ])
        expect((yield* codes.byId(here, id)).uses).toBe(3)
        expect(yield* codes.deleteEndedHolds(9_000, 10)).toBe(1)
        expect((yield* codes.byId(here, id)).uses).toBe(3)
      }),
    ))

  test("codes are searched, filtered by state in their region, sorted and paged", () =>
    run((codes) =>
      Effect.gen(function* () {
        const first = yield* created(codes, spring)
        yield* created(codes, { ...rakhi, validFrom: "2026-06-01" }, 2_000)
        const last = yield* created(codes, { ...spring, code: "SPRING30", region: "IN" }, 3_000)
        yield* created(codes, spring, 1_000, elsewhere)
        const found = (query: Partial<PromoCodeQuery>) =>
          Effect.map(codes.list(here, { ...everything, ...query }), ({ codes: page, total }) => [
            total,
            ...page.map(({ promoCode }) => promoCode.code),
          ])
        expect(yield* found({})).toEqual([3, "SPRING20", "RAKHI_500", "SPRING30"])
        expect(yield* found({ isDescending: true, skip: 1, limit: 1 })).toEqual([3, "RAKHI_500"])
        expect(yield* found({ sort: "code" })).toEqual([3, "RAKHI_500", "SPRING20", "SPRING30"])
        expect(yield* found({ sort: "validTo", isDescending: true })).toEqual([3, "RAKHI_500", "SPRING20", "SPRING30"])
        expect(yield* found({ search: "ring3" })).toEqual([1, "SPRING30"])
        expect(yield* found({ search: "%" })).toEqual([0])
        expect(yield* found({ state: "current" })).toEqual([2, "SPRING20", "RAKHI_500"])
        expect(yield* found({ state: "over" })).toEqual([1, "SPRING30"])
        expect(yield* found({ state: "upcoming", today: { ...everything.today, everywhere: "2026-05-31" } })).toEqual([
          1,
          "RAKHI_500",
        ])
        yield* codes.end(here, first.id, 4_000)
        expect(yield* found({ state: "over" })).toEqual([2, "SPRING20", "SPRING30"])
        const use = { usedAt: 3_000, amount: 10_00, currency: "INR" } as const
        yield* codes.hold({
          promoCodeId: last.id,
          businessProfileId: profile(1),
          sessionId: sessionOf(1),
          now: 3_000,
          use,
        })
        expect(yield* found({ sort: "uses", isDescending: true })).toEqual([3, "SPRING30", "SPRING20", "RAKHI_500"])
      }),
    ))
}
