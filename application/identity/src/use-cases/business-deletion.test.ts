import { MemoryDatabase, userActor } from "@application/kernel/testing"
import { CurrentActor } from "@application/kernel"
import { deletionPolicy } from "@domain/identity"
import { BusinessProfileId, PortalId, UserId } from "@domain/kernel"
import { Effect, Layer } from "effect"
import { TestClock } from "effect/testing"
import { expect, test } from "vitest"
import { BusinessArchives } from "../ports/business-archives.ts"
import { Memberships } from "../ports/memberships.ts"
import { BusinessDeletions } from "../stores/index.ts"
import { DeletionEvents, deletionTables, deletionWorld } from "../testing/deletion-world.ts"
import { ClosedAccounts } from "../testing/index.ts"
import { asha, bakery, inWorld, person, type SignInWorld } from "../testing/sign-in-world.ts"
import { signedInAs } from "../testing/signed-in-as.ts"
import {
  deletePortalBusiness,
  exportBusiness,
  getBusinessDeletion,
  getPortalBusinessDeletion,
  keepPortalBusiness,
  prepareBusinessDeletion,
  requestBusinessDeletion,
  undoBusinessDeletion,
} from "./business-deletion.ts"
import { eraseBusinesses } from "./erase-businesses.ts"

const of = { businessProfileId: bakery.id }
const ofPortal = { portalId: PortalId.make(1), ...of }
const agent = person(42, "Meera", ["AccountManager"])
const administrator = { ...userActor(9), portalId: PortalId.make(1), roleIds: ["PortalAdministrator" as const] }
const asAdministrator = Effect.provideService(CurrentActor, administrator)
const own = signedInAs(asha)

const ask = requestBusinessDeletion.handle({ ...of, password: "Right-1word" }).pipe(own)
const run = eraseBusinesses.handle({})
const aDayLater = TestClock.adjust(86_400_000)
const itsTime = TestClock.adjust(deletionPolicy.graceMilliseconds)
const standing = Effect.flatMap(BusinessDeletions, (store) => store.find(of))

const archive = Layer.succeed(BusinessArchives, { of: () => Effect.succeed((async function* () {})()) })

const business = Layer.merge(archive, deletionWorld)

/** Everything in the tables that a deletion reads and changes. */
const stored = Effect.map(deletionTables, (tables) =>
  JSON.stringify(Object.values(tables).map((table) => [...table.entries()])),
)

/** The bakery with its owner, its agency's person, a running campaign and money that two payments brought. */
const withBakery = <A, E>(story: Effect.Effect<A, E, SignInWorld | Layer.Success<typeof business>>): Promise<A> =>
  inWorld(
    Effect.gen(function* () {
      const memberships = yield* Memberships
      yield* memberships.join(UserId.make(41), { businessProfileId: bakery.id, roleId: "ClientAccess" })
      yield* memberships.join(UserId.make(42), { businessProfileId: bakery.id, roleId: "AccountManager" })
      const { campaigns, wallets, payments } = yield* deletionTables
      campaigns.set(1, { ...of, status: "Active" })
      wallets.set(bakery.id, { ...of, availableBalance: 300, promisedBalance: 0, lockedBalance: 700 })
      payments.set(1, { ...of, status: "Succeeded", amount: 1_000 })
      return yield* story
    }).pipe(Effect.provide(business)),
    [asha, agent],
  )

test("a deletion shows what goes, what is kept by the country's law and what goes back", () =>
  withBakery(
    Effect.gen(function* () {
      const { plan, deletion } = yield* prepareBusinessDeletion.handle(of)
      expect(deletion).toBeUndefined()
      expect(plan).toMatchObject({
        name: "Rao's Bakery",
        contents: { people: 2, campaigns: 1 },
        openCampaigns: 1,
        refund: { amount: 1_000, currency: "INR" },
        keptYears: 8,
        obstacles: [],
      })
    }),
  ))

test("asking stops the ads once, and tells every member once", () =>
  withBakery(
    Effect.gen(function* () {
      const shown = yield* ask
      expect(shown).toMatchObject({ state: "Waiting", erasesAt: deletionPolicy.graceMilliseconds, mayTakeBack: true })
      expect(yield* ask).toEqual(shown)
      const { told, followed } = yield* DeletionEvents
      expect(followed).toEqual([bakery.id])
      expect(told).toEqual([
        [41, "asked"],
        [42, "asked"],
      ])
    }),
  ))

test("a wrong password asks for nothing", () =>
  withBakery(
    Effect.gen(function* () {
      const wrong = requestBusinessDeletion.handle({ ...of, password: "Wrong-1word" }).pipe(own)
      expect(yield* Effect.flip(wrong)).toMatchObject({ _tag: "InvalidCredentials" })
      expect(yield* getBusinessDeletion.handle(of)).toEqual({})
    }),
  ))

test("members are frozen while a deletion waits, and what was taken back is as before", () =>
  withBakery(
    Effect.gen(function* () {
      const memberships = yield* Memberships
      const before = yield* Effect.all([memberships.of(UserId.make(41)), stored])
      yield* ask
      expect((yield* memberships.of(UserId.make(41)))[0]?.isFrozen).toBe(true)
      yield* undoBusinessDeletion.handle(of)
      yield* undoBusinessDeletion.handle(of)
      expect(yield* Effect.all([memberships.of(UserId.make(41)), stored])).toEqual(before)
      yield* itsTime
      expect(yield* run).toEqual({ erased: 0 })
      expect((yield* DeletionEvents).told.map(([, news]) => news)).toEqual(["asked", "asked", "undone", "undone"])
    }),
  ))

test("campaigns end, money goes back, and the business is erased after that", () =>
  withBakery(
    Effect.gen(function* () {
      yield* ask
      const { campaigns, wallets, refunds } = yield* deletionTables
      expect(yield* run).toEqual({ erased: 0 })
      expect(campaigns.get(1)?.status).toBe("Active")
      yield* itsTime
      expect(yield* run).toEqual({ erased: 0 })
      expect([campaigns.get(1)?.status, wallets.get(bakery.id)?.availableBalance, refunds.size]).toEqual([
        "Completed",
        1_000,
        0,
      ])
      yield* aDayLater
      expect(yield* run).toEqual({ erased: 0 })
      expect([...refunds.values()]).toMatchObject([{ amount: 1_000, state: "InProgress" }])
      expect((yield* getBusinessDeletion.handle(of)).deletion?.obstacles).toEqual(["refund"])
      yield* aDayLater
      expect(yield* run).toEqual({ erased: 0 })
      for (const [id, refund] of refunds) refunds.set(id, { ...refund, state: "Successful" })
      expect([yield* run, yield* run]).toEqual([{ erased: 1 }, { erased: 0 }])
      expect(yield* (yield* Memberships).onProfile(bakery.id)).toEqual([])
      expect(yield* (yield* ClosedAccounts).all).toEqual([bakery.id])
      const { askedBy, reason, state } = (yield* standing) ?? {}
      expect([state, askedBy, reason]).toEqual(["Erased", undefined, undefined])
      expect((yield* DeletionEvents).told.slice(2)).toEqual([
        [41, "erasedTax"],
        [42, "erasedTax"],
      ])
    }),
  ))

test("a refund that fails puts its money back, and is asked for again the next day", () =>
  withBakery(
    Effect.gen(function* () {
      yield* ask
      yield* itsTime
      yield* run
      yield* aDayLater
      yield* run
      const { wallets, refunds } = yield* deletionTables
      refunds.set(0, { ...of, amount: 1_000, state: "Failed" })
      wallets.set(bakery.id, { ...of, availableBalance: 1_000, promisedBalance: 0, lockedBalance: 0 })
      yield* aDayLater
      expect(yield* run).toEqual({ erased: 0 })
      expect(refunds.get(1)).toMatchObject({ amount: 1_000, state: "InProgress" })
    }),
  ))

test("a disputed payment and a freeze are waited for, and said to owner and portal", () =>
  withBakery(
    Effect.gen(function* () {
      yield* ask
      const { payments } = yield* deletionTables
      payments.set(2, { ...of, status: "Succeeded", standing: "Disputed", amount: 50 })
      const database = yield* MemoryDatabase
      database.table<string, object>("business_freezes").set("5", { ...of, releasedAt: null })
      yield* itsTime
      expect(yield* run).toEqual({ erased: 0 })
      expect((yield* getBusinessDeletion.handle(of)).deletion?.obstacles).toEqual(["dispute", "frozen"])
      const shown = yield* getPortalBusinessDeletion.handle(ofPortal).pipe(asAdministrator)
      expect(shown.plan.obstacles).toEqual(["dispute", "frozen"])
    }),
  ))

test("the portal deletes with a reason that members read, and takes back its own alone", () =>
  withBakery(
    Effect.gen(function* () {
      yield* deletePortalBusiness.handle({ ...ofPortal, reason: "  The shop has closed " }).pipe(asAdministrator)
      const { deletion } = yield* getBusinessDeletion.handle(of)
      expect(deletion).toMatchObject({ isByPortal: true, reason: "The shop has closed", mayTakeBack: false })
      expect(yield* Effect.flip(undoBusinessDeletion.handle(of))).toMatchObject({ _tag: "DeletionNotTakenBack" })
      yield* keepPortalBusiness.handle(ofPortal).pipe(asAdministrator)
      expect((yield* DeletionEvents).told.map(([, news]) => news)).toEqual([
        "askedByPortal",
        "askedByPortal",
        "undone",
        "undone",
      ])
      yield* ask
      expect(yield* Effect.flip(keepPortalBusiness.handle(ofPortal).pipe(asAdministrator))).toMatchObject({
        _tag: "DeletionNotTakenBack",
      })
    }),
  ))

test("another portal's business and another portal are refused", () =>
  withBakery(
    Effect.gen(function* () {
      const stranger = { ...ofPortal, businessProfileId: BusinessProfileId.make(99) }
      expect(yield* Effect.flip(getPortalBusinessDeletion.handle(stranger).pipe(asAdministrator))).toMatchObject({
        _tag: "ForbiddenPortal",
      })
      const elsewhere = { ...ofPortal, portalId: PortalId.make(2), reason: "Any reason" }
      expect(yield* Effect.flip(deletePortalBusiness.handle(elsewhere).pipe(asAdministrator))).toMatchObject({
        _tag: "ForbiddenPortal",
      })
    }),
  ))

test("ten files of everything may be taken out within an hour", () =>
  withBakery(
    Effect.gen(function* () {
      const files = yield* Effect.all(Array.from({ length: 10 }, () => exportBusiness.handle(of).pipe(own)))
      expect(files[0]?.fileName).toBe("business-5-1970-01-01.zip")
      expect(yield* Effect.flip(exportBusiness.handle(of).pipe(own))).toMatchObject({ _tag: "TooManyRequests" })
    }),
  ))
