import { Effect } from "effect"
import { expect, test } from "vitest"
import { Memberships } from "@application/identity/ports"
import { Profiles } from "@application/kernel"
import { BusinessProfileId, PortalId, UserId } from "@domain/kernel"
import { atDesk, DeskEvents } from "../testing/desk-world.ts"
import { bakery } from "../testing/profile-world.ts"
import { freezeBusiness, releaseBusiness } from "./freezes.ts"
import { getPortalBusiness } from "./portal-businesses.ts"
import { profileFacts } from "./profile-facts.ts"

const of = { portalId: PortalId.make(1), businessProfileId: bakery.id }
const freeze = (reason = "Two cards were stolen") => freezeBusiness.handle({ ...of, reason })
const release = releaseBusiness.handle({ ...of, reason: "The bank confirmed them" })

/** Whether the business is frozen for everybody who asks what it is, and for its members' rights. */
const frozenFor = Effect.gen(function* () {
  const facts = yield* Effect.flatMap(Profiles, (profiles) => profiles.of(bakery.id)).pipe(Effect.provide(profileFacts))
  const [membership] = yield* (yield* Memberships).of(UserId.make(41))
  return [facts.isFrozen, membership?.isFrozen]
})

test("a freeze holds for facts and rights until its release, and names its people", () =>
  atDesk(
    Effect.gen(function* () {
      expect(yield* freeze()).toMatchObject({ frozenBy: "User 9", reason: "Two cards were stolen" })
      expect(yield* frozenFor).toEqual([true, true])
      const shown = yield* getPortalBusiness.handle(of)
      expect([shown.business.standing, shown.freeze?.reason]).toEqual(["Frozen", "Two cards were stolen"])
      expect((yield* release).freeze).toMatchObject({
        releasedBy: "User 9",
        releaseReason: "The bank confirmed them",
      })
      expect(yield* frozenFor).toEqual([undefined, undefined])
      expect((yield* getPortalBusiness.handle(of)).business.standing).toBe("Idle")
    }),
  ))

test("freezing and releasing twice stop, resume and tell once", () =>
  atDesk(
    Effect.gen(function* () {
      const first = yield* freeze()
      expect(yield* freeze("Another reason")).toEqual(first)
      const released = yield* release
      expect(yield* release).toEqual(released)
      const { told, followed } = yield* DeskEvents
      expect(told).toEqual([
        [41, "frozen"],
        [41, "released"],
      ])
      expect(followed).toEqual([bakery.id, bakery.id])
    }),
  ))

test("releasing a business that was never frozen tells nobody", () =>
  atDesk(
    Effect.gen(function* () {
      expect(yield* release).toEqual({})
      expect((yield* DeskEvents).told).toEqual([])
    }),
  ))

test("a business of another portal is unknown, and another portal is refused", () =>
  atDesk(
    Effect.gen(function* () {
      const foreign = { ...of, businessProfileId: BusinessProfileId.make(900), reason: "Any reason" }
      expect(yield* Effect.flip(freezeBusiness.handle(foreign))).toMatchObject({ _tag: "BusinessProfileNotFound" })
      expect(yield* Effect.flip(freezeBusiness.handle({ ...foreign, portalId: PortalId.make(2) }))).toMatchObject({
        _tag: "ForbiddenPortal",
      })
    }),
  ))
