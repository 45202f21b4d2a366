import { Effect, type Layer, Option } from "effect"
import { expect, test } from "vitest"
import { ReferralCodeId } from "@domain/businesses"
import { BusinessProfileId, PortalId, SessionId, UserId } from "@domain/kernel"
import { ReferralCodes } from "../services/referral-codes.ts"

const portalId = PortalId.make(1)
const other = PortalId.make(2)
const dana = UserId.make(5)
const noa = UserId.make(6)
const eve = UserId.make(7)
const code = (name: string, userId = dana, at = 1_000) => ({ portalId, userId, code: name, createdAt: at })
const sessionOf = (n: number) => SessionId.make(`00000000-0000-4000-8000-${String(n).padStart(12, "0")}`)
const page = { portalId, userId: dana, skip: 0, limit: 10 }

/**
 * What every repository of referral codes does. The layer begins without codes, with Dana Rao (5) and the nameless
 * noa@one.example (6) at portal 1, and Eve Levi (7) at portal 2.
 */
export const referralCodesConformance = <E>(layer: Layer.Layer<ReferralCodes, E>): void => {
  const run = <A, F>(story: (codes: ReferralCodes["Service"]) => Effect.Effect<A, F>) =>
    Effect.runPromise(Effect.provide(Effect.flatMap(ReferralCodes, story), layer))
  const created = (codes: ReferralCodes["Service"], wanted = code("DANA")) =>
    Effect.map(codes.create(wanted), Option.getOrThrow)

  test("a portal gives a referral code's name once, also after its end", () =>
    run((codes) =>
      Effect.gen(function* () {
        const first = yield* created(codes)
        expect(first).toEqual({ ...code("DANA"), referralCodeId: expect.any(Number) })
        yield* codes.end(page, first.referralCodeId, 2_000)
        expect(yield* codes.create(code("DANA", noa))).toEqual(Option.none())
        expect(yield* codes.create({ ...code("DANA"), portalId: other })).toMatchObject({ _tag: "Some" })
      }),
    ))

  test("a referral code is found by its name at its own portal", () =>
    run((codes) =>
      Effect.gen(function* () {
        const dear = yield* created(codes)
        expect(yield* codes.named(portalId, "DANA")).toEqual(Option.some(dear))
        expect(yield* codes.named(other, "DANA")).toEqual(Option.none())
        expect(yield* codes.named(portalId, "dana")).toEqual(Option.none())
      }),
    ))

  test("only its owner ends a referral code, and its first end stays", () =>
    run((codes) =>
      Effect.gen(function* () {
        const { referralCodeId: id } = yield* created(codes)
        expect(yield* codes.end({ portalId, userId: noa }, id, 2_000)).toEqual(Option.none())
        expect(yield* codes.end({ portalId: other, userId: dana }, id, 2_000)).toEqual(Option.none())
        expect(yield* codes.end(page, ReferralCodeId.make(999_999), 2_000)).toEqual(Option.none())
        expect(yield* codes.end(page, id, 2_000)).toMatchObject({ value: { endedAt: 2_000 } })
        expect(yield* codes.end(page, id, 3_000)).toMatchObject({ value: { endedAt: 2_000 } })
      }),
    ))

  test("somebody's referral codes are listed in pages, the newest first", () =>
    run((codes) =>
      Effect.gen(function* () {
        for (const name of ["ONE", "TWO", "THREE"]) yield* created(codes, code(name))
        yield* created(codes, code("NOA", noa))
        const listed = yield* codes.of({ ...page, skip: 1, limit: 1 })
        expect(listed).toMatchObject({ total: 3, codes: [{ code: "TWO", signUps: 0, campaigns: 0, paid: [] }] })
      }),
    ))

  test("a portal's referral codes are everybody's of it alone, with who made each", () =>
    run((codes) =>
      Effect.gen(function* () {
        const dear = yield* created(codes)
        yield* created(codes, code("NOA", noa))
        yield* created(codes, { ...code("EVE", eve), portalId: other })
        yield* codes.attribute(dear, BusinessProfileId.make(7), 1_500)
        const of = (portal: PortalId, skip = 0) => codes.ofPortal({ portalId: portal, skip, limit: 1 })
        expect(yield* of(portalId)).toMatchObject({
          total: 2,
          codes: [{ code: "NOA", userId: noa, madeBy: "noa@one.example", signUps: 0 }],
        })
        expect(yield* of(portalId, 1)).toMatchObject({
          total: 2,
          codes: [{ code: "DANA", userId: dana, madeBy: "Dana Rao", signUps: 1 }],
        })
        expect(yield* of(other)).toMatchObject({ total: 1, codes: [{ code: "EVE", madeBy: "Eve Levi" }] })
      }),
    ))

  test("a referral code counts its businesses and what their campaigns cost, by currency", () =>
    run((codes) =>
      Effect.gen(function* () {
        const dear = yield* created(codes)
        const late = yield* created(codes, code("LATE"))
        const profile = (n: number) => BusinessProfileId.make(n)
        yield* codes.attribute(dear, profile(7), 1_500)
        yield* codes.attribute(late, profile(7), 1_600)
        yield* codes.attribute(dear, profile(8), 1_700)
        const paid = (n: number, businessProfileId: number, amount: number, currency: "INR" | "GBP") =>
          codes.notePaid({
            portalId,
            businessProfileId: profile(businessProfileId),
            sessionId: sessionOf(n),
            amount,
            currency,
            paidAt: 2_000,
          })
        yield* paid(1, 7, 100, "INR")
        yield* paid(1, 7, 900, "INR")
        yield* paid(2, 8, 50, "INR")
        yield* paid(3, 8, 30, "GBP")
        yield* paid(4, 9, 500, "GBP")
        const brought = Effect.map(codes.of(page), (listed) => listed.codes)
        expect(yield* brought).toMatchObject([
          { code: "LATE", signUps: 0, campaigns: 0, paid: [] },
          {
            code: "DANA",
            signUps: 2,
            campaigns: 3,
            paid: [
              { currency: "GBP", amount: 30 },
              { currency: "INR", amount: 150 },
            ],
          },
        ])
        yield* codes.noteUnpaid(portalId, sessionOf(3))
        expect((yield* brought)[1]).toMatchObject({ campaigns: 2, paid: [{ currency: "INR", amount: 150 }] })
      }),
    ))
}
