import { Effect, Layer } from "effect"
import { expect, test } from "vitest"
import { ProfileCategories } from "@application/businesses/services"
import { CurrentActor, type ProfileFacts } from "@application/kernel"
import { bakeryFacts, MemoryDatabase, profilesIn, userActor } from "@application/kernel/testing"
import type { Role } from "@domain/identity"
import { BusinessProfileId, CampaignId, PortalId, type SessionId, UserId } from "@domain/kernel"
import type { SignupSession } from "@domain/signup"
import { memoryCampaignPortals, sampleDraft } from "../testing/index.ts"
import { decideOnChange, runningCampaign, sent, typed, withHeadline } from "../testing/changed-campaign.ts"
import { inLaunchWorld } from "../testing/launched-world.ts"
import { applyCampaignEdit } from "./apply-campaign-edit.ts"
import { draftPlanOf } from "./campaign-plans.ts"
import { copyCampaign } from "./copy-campaign.ts"

const own = sampleDraft.businessProfileId ?? BusinessProfileId.make(7)
const other = BusinessProfileId.make(8)

/** A second business with a session of its own, and these facts. */
const besides = Effect.fnUntraced(function* (
  facts: Partial<ProfileFacts> = {},
  business: Partial<SignupSession["business"]> = {},
) {
  const database = yield* MemoryDatabase
  profilesIn(database).set(other, bakeryFacts({ id: other, ...facts }))
  const { region = "IN" } = facts
  const address = { addressLine: "2 Sea Road", city: "Mumbai", postalCode: "400001", countryCode: region }
  const session: SignupSession = {
    ...sampleDraft,
    sessionId: "00000000-0000-4000-8000-0000000000b2" as SessionId,
    businessProfileId: other,
    region,
    business: {
      ...sampleDraft.business,
      name: "Harbour Dental",
      phone: "+91-9000000000",
      location: address,
      ...business,
    },
    creative: { creativeDetail: {} },
    targeting: {},
  }
  database.table<SessionId, SignupSession>("sessions").set(session.sessionId, session)
  return { ...(yield* runningCampaign), toBusinessProfileId: other }
})

const as = (profiles: ReadonlyArray<BusinessProfileId>, role?: Role) =>
  Effect.provideService(CurrentActor, userActor(3, profiles, role))

const asBoth = as([own, other])

test("a copy is a draft with the ads that run, whatever the session says", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* runningCampaign
      yield* typed(key, (edit) => withHeadline(edit, "New words"))
      yield* sent(key)
      yield* applyCampaignEdit.handle(key)
      yield* decideOnChange(key, "Social", { status: "Active" })
      const copy = yield* copyCampaign.handle(key)
      expect([copy.status, copy.name, copy.id === key.campaignId]).toEqual(["Draft", "Sunrise Dental Care 2", false])
      const { creative, targeting } = yield* draftPlanOf(copy)
      expect(creative.creativeDetail?.adDetail).toMatchObject({ headline: "New words", accepted: false })
      expect(targeting.keywords).toContain("dentist pune")
    }),
  ))

test("no copy is made of an unknown campaign, or where the portal lets nobody launch", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* runningCampaign
      const unknown = copyCampaign.handle({ ...key, campaignId: CampaignId.make(404) })
      expect(yield* Effect.flip(unknown)).toMatchObject({ _tag: "CampaignNotFound" })
      const closed = Effect.provide(copyCampaign.handle(key), memoryCampaignPortals({ isCampaignLaunchDisabled: true }))
      expect(yield* Effect.flip(closed)).toMatchObject({ _tag: "CampaignMoveNotOffered" })
    }),
  ))

test("a copy to another business is that business's draft, under its name", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const copy = yield* asBoth(copyCampaign.handle(yield* besides()))
      expect([copy.businessProfileId, copy.name, copy.status]).toEqual([other, "Harbour Dental 1", "Draft"])
      const { business, creative, targeting, budget } = yield* draftPlanOf(copy)
      expect(business).toMatchObject({ name: "Harbour Dental", location: { city: "Mumbai" } })
      expect(creative.creativeDetail?.searchAd?.headlines).toContain("Harbour Dental")
      expect(JSON.stringify([creative, targeting])).not.toMatch(/Sunrise|Pune/iu)
      expect([creative.creativeDetail?.adDetail?.accepted, budget.budget?.dailyBudget]).toEqual([false, 70_001])
    }),
  ))

test("whoever may not edit campaigns in the other business is refused as ever", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const input = yield* besides()
      const foreign = { _tag: "ForbiddenBusinessProfile", businessProfileId: other }
      expect(yield* Effect.flip(as([own])(copyCampaign.handle(input)))).toMatchObject(foreign)
      const unknown = { ...input, toBusinessProfileId: BusinessProfileId.make(404) }
      expect(yield* Effect.flip(asBoth(copyCampaign.handle(unknown)))).toMatchObject({
        ...foreign,
        businessProfileId: 404,
      })
      const watching = yield* Effect.flip(as([own, other], "BrandManager")(copyCampaign.handle(input)))
      expect(watching._tag).toBe("RoleForbidden")
    }),
  ))

test("a business of another portal is refused as another's", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const input = yield* besides({ portalId: PortalId.make(2) })
      expect(yield* Effect.flip(asBoth(copyCampaign.handle(input)))).toMatchObject({
        _tag: "ForbiddenBusinessProfile",
        businessProfileId: other,
      })
    }),
  ))

test("a sign-in by an embed key and support that acts copy as far as they edit", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const input = yield* besides()
      const embedded = { ...userActor(3, [own, other]), embedKeyId: "site" }
      const acting = { ...userActor(3, [own, other]), actedBy: UserId.make(9) }
      for (const actor of [embedded, acting]) {
        const copy = yield* Effect.provideService(copyCampaign.handle(input), CurrentActor, actor)
        expect(copy.businessProfileId).toBe(other)
      }
      const halfEmbedded = { ...userActor(3, [own]), embedKeyId: "site" }
      const refused = Effect.flip(Effect.provideService(copyCampaign.handle(input), CurrentActor, halfEmbedded))
      expect(yield* refused).toMatchObject({ _tag: "ForbiddenBusinessProfile" })
    }),
  ))

test("a business whose category launches nothing takes no copy", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const input = yield* besides()
      const builders = Layer.succeed(ProfileCategories, {
        of: (id) => Effect.succeed(id === other ? ("CreativeBuilder" as const) : undefined),
      })
      const refused = Effect.provide(asBoth(copyCampaign.handle(input)), builders)
      expect(yield* Effect.flip(refused)).toMatchObject({ _tag: "CampaignMoveNotOffered", move: "launch" })
    }),
  ))

test("a business of another region gets no amount in foreign money", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const british = { city: "Bath", postalCode: "BA1 1AA", countryCode: "GB" as const }
      const input = yield* besides({ region: "GB" }, { location: british })
      const copy = yield* asBoth(copyCampaign.handle(input))
      expect([copy.region, (yield* draftPlanOf(copy)).budget]).toEqual(["GB", {}])
    }),
  ))

test("a business that has not said what every ad needs takes no copy", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const input = yield* besides({}, { location: {} })
      expect(yield* Effect.flip(asBoth(copyCampaign.handle(input)))).toMatchObject({
        _tag: "BusinessUnfinished",
        businessProfileId: other,
      })
    }),
  ))

test("a copy to the same business is a copy within it", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* runningCampaign
      const copy = yield* copyCampaign.handle({ ...key, toBusinessProfileId: key.businessProfileId })
      expect([copy.businessProfileId, copy.name]).toEqual([own, "Sunrise Dental Care 2"])
      expect((yield* draftPlanOf(copy)).targeting.keywords).toContain("dentist pune")
    }),
  ))
