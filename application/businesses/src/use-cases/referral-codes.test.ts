import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { expect, test } from "vitest"
import { CurrentActor, denialOf } from "@application/kernel"
import { userActor } from "@application/kernel/testing"
import { BusinessProfileId, PortalId, SessionId, UserId } from "@domain/kernel"
import { ListPortalReferralCodes } from "../contract/referral-codes.ts"
import { ReferralCodes } from "../services/referral-codes.ts"
import { attributeSignUp } from "../services/attribute-sign-up.ts"
import { inProfiles } from "../testing/profile-world.ts"
import { createBusinessProfile } from "./profiles.ts"
import { createReferralCode, endReferralCode, listPortalReferralCodes, listReferralCodes } from "./referral-codes.ts"

const as = (userId: number) => Effect.provideService(CurrentActor, userActor(userId))
const dana = as(5)
const noa = as(6)
const listed = dana(Effect.map(listReferralCodes.handle({}), ({ codes }) => codes))
const signedUp = (userId: number, businessProfileId: number, referralCode: string, portalId = 1) =>
  attributeSignUp({
    portalId: PortalId.make(portalId),
    userId: UserId.make(userId),
    businessProfileId: BusinessProfileId.make(businessProfileId),
    referralCode,
  })

test("a code is created in capitals, and its name given once", () =>
  inProfiles(
    Effect.gen(function* () {
      expect(yield* dana(createReferralCode.handle({ code: " dana-1 " }))).toMatchObject({ code: "DANA-1" })
      expect(yield* Effect.flip(noa(createReferralCode.handle({ code: "Dana-1" })))).toMatchObject({
        _tag: "ReferralCodeTaken",
        errorCode: 101,
      })
      for (const code of ["", "ab", "two words", "דנה"])
        expect(yield* Effect.flip(dana(createReferralCode.handle({ code })))).toMatchObject({ _tag: "InvalidFields" })
      expect(yield* listed).toMatchObject([{ code: "DANA-1", signUps: 0, campaigns: 0, paid: [] }])
    }),
  ))

test("a code counts others' sign-ups at its portal, in whatever case they typed it", () =>
  inProfiles(
    Effect.gen(function* () {
      yield* dana(createReferralCode.handle({ code: "DANA" }))
      yield* signedUp(7, 70, "dana")
      yield* signedUp(5, 71, "DANA")
      yield* signedUp(8, 72, "NOBODY")
      yield* signedUp(8, 73, "DANA", 2)
      yield* signedUp(8, 74, "")
      expect(yield* listed).toMatchObject([{ code: "DANA", signUps: 1 }])
    }),
  ))

test("an ended code keeps what it brought and brings nothing more", () =>
  inProfiles(
    Effect.gen(function* () {
      const { referralCodeId } = yield* dana(createReferralCode.handle({ code: "DANA" }))
      yield* signedUp(7, 70, "DANA")
      yield* TestClock.adjust("1 hour")
      expect(yield* Effect.flip(noa(endReferralCode.handle({ referralCodeId })))).toMatchObject({
        _tag: "ReferralCodeNotFound",
      })
      const ended = yield* dana(endReferralCode.handle({ referralCodeId }))
      yield* TestClock.adjust("1 hour")
      expect(yield* dana(endReferralCode.handle({ referralCodeId }))).toEqual(ended)
      yield* signedUp(8, 71, "DANA")
      expect(yield* listed).toMatchObject([{ signUps: 1, endedAt: ended.endedAt }])
    }).pipe(Effect.provide(TestClock.layer())),
  ))

test("paid campaigns of businesses that a code brought are counted with their price", () =>
  inProfiles(
    Effect.gen(function* () {
      yield* dana(createReferralCode.handle({ code: "DANA" }))
      yield* signedUp(7, 70, "DANA")
      const { notePaid } = yield* ReferralCodes
      const sessionId = SessionId.make("00000000-0000-4000-8000-000000000001")
      const businessProfileId = BusinessProfileId.make(70)
      const portalId = PortalId.make(1)
      yield* notePaid({ portalId, businessProfileId, sessionId, amount: 500, currency: "INR", paidAt: 1 })
      expect(yield* listed).toMatchObject([{ campaigns: 1, paid: [{ currency: "INR", amount: 500 }] }])
    }),
  ))

test("an agent sees no other agent's codes, an administrator none of another portal", () =>
  inProfiles(
    Effect.gen(function* () {
      yield* dana(createReferralCode.handle({ code: "DANA" }))
      yield* noa(createReferralCode.handle({ code: "NOA" }))
      const elsewhere = Effect.provideService(CurrentActor, { ...userActor(8), portalId: PortalId.make(2) })
      yield* elsewhere(createReferralCode.handle({ code: "EVE" }))
      const names = ({ codes }: { readonly codes: ReadonlyArray<{ readonly code: string }> }) =>
        codes.map(({ code }) => code)
      expect(names(yield* noa(listReferralCodes.handle({})))).toEqual(["NOA"])
      const portalId = PortalId.make(2)
      const own = yield* elsewhere(listPortalReferralCodes.handle({ portalId }))
      expect(own).toMatchObject({ codes: [{ code: "EVE", madeBy: { userId: 8 } }], total: 1 })
      const refused = yield* Effect.flip(elsewhere(listPortalReferralCodes.handle({ portalId: PortalId.make(1) })))
      expect(refused).toMatchObject({ _tag: "ForbiddenPortal" })
    }),
  ))

test("only administrators of the portal see everybody's codes", () => {
  const denial = (roleIds: ReadonlyArray<"ClientAccess" | "PortalAdministrator">) =>
    denialOf({ ...userActor(6), roleIds }, ListPortalReferralCodes.access, { portalId: 1 })
  expect(denial(["ClientAccess"])).toMatchObject({ _tag: "RoleForbidden" })
  expect(denial(["PortalAdministrator"])).toBeUndefined()
})

test("a profile that is made with a code is attributed, and keeps any code as typed", () =>
  inProfiles(
    Effect.gen(function* () {
      yield* dana(createReferralCode.handle({ code: "DANA" }))
      const made = (referralCode: string) =>
        noa(createBusinessProfile.handle({ name: "Rye", currencyId: 17, timeZoneId: 142, referralCode }))
      expect(yield* made("dana")).toMatchObject({ referralCode: "dana" })
      expect(yield* made("unknown")).toMatchObject({ referralCode: "unknown" })
      expect(yield* listed).toMatchObject([{ signUps: 1 }])
    }),
  ))

test("one account creates at most twenty codes a day", () =>
  inProfiles(
    Effect.gen(function* () {
      for (let at = 0; at < 20; at += 1) yield* dana(createReferralCode.handle({ code: `CODE-${at}` }))
      expect(yield* Effect.flip(dana(createReferralCode.handle({ code: "ONE-MORE" })))).toMatchObject({
        _tag: "TooManyRequests",
      })
      const { codes, total } = yield* dana(listReferralCodes.handle({ page: 2, limit: 15 }))
      expect([codes.length, total]).toEqual([5, 20])
    }),
  ))
