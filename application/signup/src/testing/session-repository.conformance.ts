import { Deferred, Effect, type Layer } from "effect"
import { expect, test } from "vitest"
import { outputIn, UnitOfWork } from "@application/kernel"
import { type SessionParts, withParts } from "@domain/signup"
import { BusinessProfileId, CampaignId, PortalId, UserId } from "@domain/kernel"
import { PriceListId } from "@domain/pricing"
import { GetBusinessDetails } from "../contract/index.ts"
import { type AgentDraftQuery, SessionRepository, type StoredSession } from "../ports/session-repository.ts"
import { freshSession } from "./fresh-session.ts"

const portalId = PortalId.make(1)
const elsewhere = PortalId.make(2)

const next = (session: StoredSession, changes: SessionParts): StoredSession => ({
  ...session,
  details: withParts({ ...session.details, revision: session.details.revision + 1 }, changes),
})

/** What every `SessionRepository` does, on a fresh store per layer build. */
export const sessionRepositoryConformance = (layer: Layer.Layer<SessionRepository | UnitOfWork, unknown>) => {
  const run = <A, E>(effect: Effect.Effect<A, E, SessionRepository | UnitOfWork>) =>
    Effect.runPromise(Effect.scoped(Effect.provide(effect, layer)))
  const repository = SessionRepository

  test("a session is found by its id and by its link, whole", () =>
    run(
      Effect.gen(function* () {
        const sessions = yield* repository
        const session = freshSession(1, {
          business: { name: "Bloom & Söhne" },
          sources: { name: "owner" },
          targeting: { targetGender: "All" },
          creative: { offerDetail: { type: "Percentage", value: 20 } },
          launchState: "Offer",
        })
        yield* sessions.create(session)
        expect(yield* sessions.byId(session.details.sessionId)).toEqual(session)
        expect(yield* sessions.byEncodedId("link-1")).toEqual(session)
      }),
    ))

  test("a session on the wire is what its call encodes, with whose it is", () =>
    run(
      Effect.gen(function* () {
        const sessions = yield* repository
        const owner = { userId: UserId.make(4), businessProfileId: BusinessProfileId.make(7) }
        const session = freshSession(1, { ...owner, business: { name: "Bloom & Söhne" }, launchState: "Offer" })
        yield* sessions.create(session)
        const found = yield* sessions.onWire(session.details.sessionId)
        expect(yield* outputIn(GetBusinessDetails, found.text)).toEqual(session.details)
        expect([found.portalId, found.owner]).toMatchObject([session.portalId, owner])
        expect((yield* Effect.flip(sessions.onWire(freshSession(2).details.sessionId)))._tag).toBe("SessionNotFound")
      }),
    ))

  test("when and by which price list a session was paid is kept", () =>
    run(
      Effect.gen(function* () {
        const sessions = yield* repository
        const first = freshSession(8)
        yield* sessions.create(first)
        const paid = {
          ...next(first, { paid: true }),
          paidAt: 1_800_000_000_000,
          priceListId: PriceListId.make(2),
          place: { undertaking: "AD290326000123A" },
          taxRounding: "halves" as const,
        }
        yield* sessions.save(paid)
        expect(yield* sessions.byId(first.details.sessionId)).toEqual(paid)
      }),
    ))

  test("an unknown id and an unknown link are not found", () =>
    run(
      Effect.gen(function* () {
        const sessions = yield* repository
        const byId = yield* Effect.flip(sessions.byId(freshSession(2).details.sessionId))
        const byLink = yield* Effect.flip(sessions.byEncodedId("link-2"))
        expect([byId._tag, byLink._tag]).toEqual(["SessionNotFound", "SessionNotFound"])
      }),
    ))

  test("only the revision that follows is stored", () =>
    run(
      Effect.gen(function* () {
        const sessions = yield* repository
        const first = freshSession(3)
        yield* sessions.create(first)
        yield* sessions.save(next(first, { business: { name: "Second" } }))
        const late = yield* Effect.exit(sessions.save(next(first, { business: { name: "Also second" } })))
        expect(late._tag).toBe("Failure")
        expect((yield* sessions.byId(first.details.sessionId)).details.business.name).toBe("Second")
      }),
    ))

  test("changes under the lock are never lost, however many come at once", () =>
    run(
      Effect.gen(function* () {
        const sessions = yield* repository
        const { transact } = yield* UnitOfWork
        const first = freshSession(4)
        yield* sessions.create(first)
        const add = transact(
          Effect.flatMap(sessions.forUpdate(first.details.sessionId), (session) =>
            sessions.save(
              next(session, { business: { services: [...(session.details.business.services ?? []), "one more"] } }),
            ),
          ),
        )
        yield* Effect.all(
          Array.from({ length: 6 }, () => add),
          { concurrency: "unbounded" },
        )
        const { details } = yield* sessions.byId(first.details.sessionId)
        expect([details.business.services?.length, details.revision]).toEqual([6, 7])
      }),
    ))

  const agent = UserId.make(31)
  const client = BusinessProfileId.make(41)
  const agentsDraft = (number: number, parts: SessionParts = {}) =>
    freshSession(number, { flavour: "agent", userId: agent, businessProfileId: client, updatedAt: number, ...parts })
  const listed = { portalId, userId: agent, businessProfileIds: [client], search: "", skip: 0, limit: 9 }
  const drafts = (query: Partial<AgentDraftQuery> = {}) =>
    Effect.map(
      Effect.flatMap(repository, (sessions) => sessions.ofAgent({ ...listed, ...query })),
      ({ sessions, total }) => ({ links: sessions.map(({ details }) => details.encodedId), total }),
    )

  test("an agent's drafts are only their own, of their portal and named businesses", () =>
    run(
      Effect.gen(function* () {
        const sessions = yield* repository
        const { businessProfileId: _profile, ...unopened } = agentsDraft(62).details
        yield* sessions.create(agentsDraft(61, { business: { name: "Bloom" } }))
        yield* sessions.create({ portalId, details: unopened })
        yield* sessions.create(agentsDraft(63, { userId: UserId.make(32), queryParameters: { agentid: "a1" } }))
        yield* sessions.create({ ...agentsDraft(64), portalId: elsewhere })
        yield* sessions.create(agentsDraft(65, { flavour: "default", businessProfileId: BusinessProfileId.make(44) }))
        yield* sessions.create(agentsDraft(66, { businessProfileId: BusinessProfileId.make(42) }))
        const { userId: _user, ...ofNobody } = agentsDraft(67).details
        yield* sessions.create({ portalId, details: ofNobody })
        expect(yield* drafts()).toEqual({ links: ["link-62", "link-61"], total: 2 })
        expect(yield* drafts({ businessProfileIds: [] })).toEqual({ links: ["link-62"], total: 1 })
        const [, first] = (yield* sessions.ofAgent(listed)).sessions
        expect(first).toEqual(agentsDraft(61, { business: { name: "Bloom" } }))
      }),
    ))

  test("further drafts of a business that an agent began are the agent's, too", () =>
    run(
      Effect.gen(function* () {
        const sessions = yield* repository
        yield* sessions.create(agentsDraft(91))
        yield* sessions.create(agentsDraft(92, { flavour: "subsequent" }))
        yield* sessions.create(agentsDraft(93, { flavour: "subsequent", userId: UserId.make(32) }))
        const own = BusinessProfileId.make(43)
        yield* sessions.create(agentsDraft(94, { flavour: "subsequent", businessProfileId: own }))
        expect(yield* drafts({ businessProfileIds: [client, own] })).toEqual({
          links: ["link-92", "link-91"],
          total: 2,
        })
        expect(yield* drafts({ businessProfileIds: [own] })).toEqual({ links: [], total: 0 })
        expect([yield* sessions.isAgentsClient(client), yield* sessions.isAgentsClient(own)]).toEqual([true, false])
      }),
    ))

  test("an agent's drafts come by pages, by name and by payment", () =>
    run(
      Effect.gen(function* () {
        const sessions = yield* repository
        yield* sessions.create(agentsDraft(71, { business: { name: "Bloom & Söhne" }, paid: true }))
        yield* sessions.create(agentsDraft(72, { business: { name: "100% Bloom" } }))
        yield* sessions.create(agentsDraft(73))
        expect(yield* drafts({ limit: 2 })).toEqual({ links: ["link-73", "link-72"], total: 3 })
        expect(yield* drafts({ skip: 2, limit: 2 })).toEqual({ links: ["link-71"], total: 3 })
        expect(yield* drafts({ skip: 4, limit: 2 })).toEqual({ links: [], total: 3 })
        expect(yield* drafts({ search: " bloom " })).toEqual({ links: ["link-72", "link-71"], total: 2 })
        expect(yield* drafts({ search: "%" })).toEqual({ links: ["link-72"], total: 1 })
        expect(yield* drafts({ isPaid: true })).toEqual({ links: ["link-71"], total: 1 })
        expect(yield* drafts({ isPaid: false, search: "bloom" })).toEqual({ links: ["link-72"], total: 1 })
      }),
    ))

  test("a profile's latest session and its latest paid one are its own", () =>
    run(
      Effect.gen(function* () {
        const sessions = yield* repository
        const mine = { businessProfileId: BusinessProfileId.make(5), userId: UserId.make(1) }
        yield* sessions.create(freshSession(5, { ...mine, updatedAt: 5, paid: true }))
        yield* sessions.create(freshSession(6, { ...mine, updatedAt: 9 }))
        yield* sessions.create(
          freshSession(7, { businessProfileId: BusinessProfileId.make(6), updatedAt: 20, paid: true }),
        )
        expect((yield* sessions.latestOf(mine.businessProfileId))?.details.encodedId).toBe("link-6")
        expect(yield* sessions.latestOf(BusinessProfileId.make(99))).toBeUndefined()
        const recent = (limit: number) =>
          Effect.map(sessions.recentOf(mine.businessProfileId, limit), (all) =>
            all.map(({ details }) => details.encodedId),
          )
        expect([yield* recent(9), yield* recent(1)]).toEqual([["link-6", "link-5"], ["link-6"]])
        expect((yield* sessions.latestPaidOf(mine.businessProfileId))?.details.encodedId).toBe("link-5")
        expect(yield* sessions.latestPaidOf(BusinessProfileId.make(99))).toBeUndefined()
      }),
    ))

  test("sessions are found by their ids, and sessions of another profile are not", () =>
    run(
      Effect.gen(function* () {
        const sessions = yield* repository
        const mine = { businessProfileId: BusinessProfileId.make(5), userId: UserId.make(1) }
        yield* sessions.create(freshSession(5, mine))
        yield* sessions.create(freshSession(6, mine))
        yield* sessions.create(freshSession(7, { businessProfileId: BusinessProfileId.make(6) }))
        const named = (...numbers: ReadonlyArray<number>) =>
          Effect.map(
            sessions.named(
              mine.businessProfileId,
              numbers.map((number) => freshSession(number).details.sessionId),
            ),
            (found) => found.map(({ details }) => details.encodedId),
          )
        expect(yield* named(6, 7, 8)).toEqual(["link-6"])
        expect(yield* named()).toEqual([])
      }),
    ))

  test("of sessions that want one promo code only one holds it until the hold ends", () =>
    run(
      Effect.gen(function* () {
        const sessions = yield* repository
        const businessProfileId = BusinessProfileId.make(7)
        const hold = (number: number, now: number) => {
          const { sessionId } = freshSession(number).details
          return sessions.holdPromoCode({
            portalId,
            businessProfileId,
            promoCode: "A",
            sessionId,
            now,
            until: now + 100,
          })
        }
        const first = freshSession(1).details.sessionId
        const wanted = yield* Effect.all(
          [1, 2, 3, 4].map((number) => hold(number, 0)),
          { concurrency: "unbounded" },
        )
        expect(wanted.filter(Boolean)).toHaveLength(1)
        expect(yield* hold(1, 200)).toBe(true)
        expect(yield* hold(1, 250)).toBe(true)
        expect(yield* hold(2, 300)).toBe(false)
        expect(yield* sessions.usedPromoCodes(businessProfileId, freshSession(2).details.sessionId, 300)).toEqual(["A"])
        expect(yield* sessions.usedPromoCodes(businessProfileId, first, 300)).toEqual([])
        expect(yield* sessions.usedPromoCodes(businessProfileId, freshSession(2).details.sessionId, 400)).toEqual([])
        expect(yield* hold(2, 400)).toBe(true)
      }),
    ))

  test("of fifty businesses that want a code at once, as many hold it as may in a portal", () =>
    run(
      Effect.gen(function* () {
        const sessions = yield* repository
        const hold = (number: number, now: number, atMost = 7) =>
          sessions.holdPromoCode({
            portalId: number > 50 ? elsewhere : portalId,
            businessProfileId: BusinessProfileId.make(number),
            promoCode: "FEW",
            sessionId: freshSession(number).details.sessionId,
            now,
            until: now + 100,
            atMost,
          })
        const everybody = Array.from({ length: 50 }, (_, index) => index + 1)
        for (const number of everybody) yield* sessions.create(freshSession(number))
        yield* sessions.create({ ...freshSession(51), portalId: elsewhere })
        const wanted = yield* Effect.all(
          everybody.map((number) => hold(number, 0)),
          { concurrency: "unbounded" },
        )
        const holders = everybody.filter((_, index) => wanted[index] === true)
        expect(holders).toHaveLength(7)
        const [one = 0] = holders
        const other = everybody.find((number) => !holders.includes(number)) ?? 0
        expect(yield* sessions.promoUses(portalId, "FEW", freshSession(other).details.sessionId, 99)).toBe(7)
        expect(yield* sessions.promoUses(portalId, "FEW", freshSession(one).details.sessionId, 99)).toBe(6)
        expect(yield* sessions.promoUses(elsewhere, "FEW", freshSession(51).details.sessionId, 99)).toBe(0)
        expect(yield* hold(51, 50, 1)).toBe(true)
        expect(yield* hold(one, 50, 1)).toBe(true)
        expect(yield* hold(other, 99)).toBe(false)
        expect(yield* hold(other, 100)).toBe(true)
        expect(yield* sessions.promoUses(portalId, "FEW", freshSession(99).details.sessionId, 100)).toBe(2)
      }),
    ))

  test("a permanently held promo code stays with its session until it is given back", () =>
    run(
      Effect.gen(function* () {
        const sessions = yield* repository
        const businessProfileId = BusinessProfileId.make(7)
        const hold = (number: number, until?: number, now = 9e15) =>
          sessions.holdPromoCode({
            portalId,
            businessProfileId,
            promoCode: "A",
            sessionId: freshSession(number).details.sessionId,
            now,
            ...(until !== undefined && { until }),
          })
        const used = sessions.usedPromoCodes(businessProfileId, freshSession(2).details.sessionId, 9e15)
        expect(yield* hold(1)).toBe(true)
        expect([yield* hold(2), yield* used]).toEqual([false, ["A"]])
        expect(yield* hold(1, 100, 0)).toBe(true)
        expect([yield* hold(2), yield* used]).toEqual([false, ["A"]])
        const others = yield* sessions.usedPromoCodes(BusinessProfileId.make(8), freshSession(2).details.sessionId, 0)
        expect(others).toEqual([])
        expect(yield* hold(1, 9e15)).toBe(true)
        expect([yield* used, yield* hold(2)]).toEqual([[], true])
      }),
    ))

  const now = 9_000_000
  const limit = 50
  const isKept = (number: number, changes: SessionParts) =>
    run(
      Effect.gen(function* () {
        const sessions = yield* repository
        const session = freshSession(number, { updatedAt: 999, ...changes })
        yield* sessions.create(session)
        const deleted = yield* sessions.deleteAbandoned(1_000, now, limit)
        const stored = yield* Effect.result(sessions.byId(session.details.sessionId))
        expect(deleted).toBe(stored._tag === "Success" ? 0 : 1)
        return stored._tag === "Success"
      }),
    )

  test("a draft that nobody came back to is deleted", async () => {
    expect(await isKept(20, {})).toBe(false)
  })

  test.each<readonly [string, SessionParts]>([
    ["was changed since", { updatedAt: 1_000 }],
    ["was paid", { paid: true }],
    ["has an account", { userId: UserId.make(4) }],
    ["has a business", { businessProfileId: BusinessProfileId.make(5) }],
    ["has a campaign", { campaignId: CampaignId.make(6) }],
  ])("a draft that %s is kept", async (_, changes) => {
    expect(await isKept(21, changes)).toBe(true)
  })

  test("a draft is kept while it holds a promo code, and its hold goes when it ends", () =>
    run(
      Effect.gen(function* () {
        const sessions = yield* repository
        const { sessionId } = freshSession(22).details
        yield* sessions.create(freshSession(22))
        const businessProfileId = BusinessProfileId.make(7)
        const hold = { portalId, businessProfileId, promoCode: "A", sessionId, now: 0, until: now }
        yield* sessions.holdPromoCode(hold)
        const deletedAt = (instant: number) =>
          Effect.all([sessions.deleteAbandoned(9e9, instant, limit), sessions.deleteEndedHolds(instant, limit)])
        expect(yield* deletedAt(now - 1)).toEqual([0, 0])
        expect(yield* deletedAt(now)).toEqual([1, 1])
      }),
    ))

  test("two workers at once delete each abandoned draft once, a batch at a time", () =>
    run(
      Effect.gen(function* () {
        const sessions = yield* repository
        for (let number = 30; number < 42; number += 1) yield* sessions.create(freshSession(number))
        const batch = sessions.deleteAbandoned(9e9, now, 4)
        const counts = yield* Effect.all([batch, batch, batch, batch, batch], { concurrency: "unbounded" })
        expect(Math.max(...counts)).toBe(4)
        expect(counts.reduce((sum, count) => sum + count) + (yield* sessions.deleteAbandoned(9e9, now, limit))).toBe(12)
      }),
    ))

  test("a draft that is being changed is not deleted", () =>
    run(
      Effect.gen(function* () {
        const sessions = yield* repository
        const { transact } = yield* UnitOfWork
        const session = freshSession(50)
        yield* sessions.create(session)
        const isLocked = yield* Deferred.make<void>()
        const changing = transact(
          Effect.gen(function* () {
            const locked = yield* sessions.forUpdate(session.details.sessionId)
            yield* Deferred.succeed(isLocked, undefined)
            yield* Effect.sleep("200 millis")
            yield* sessions.save(next(locked, { updatedAt: 8_000 }))
          }),
        )
        const deleting = Effect.andThen(Deferred.await(isLocked), transact(sessions.deleteAbandoned(5_000, now, limit)))
        const [, deleted] = yield* Effect.all([changing, deleting], { concurrency: "unbounded" })
        expect(deleted).toBe(0)
        expect((yield* sessions.byId(session.details.sessionId)).details.updatedAt).toBe(8_000)
      }),
    ))

  test("sessions are counted by portal, region and payment", () =>
    run(
      Effect.gen(function* () {
        const sessions = yield* repository
        for (const number of [60, 61, 62]) yield* sessions.create(freshSession(number))
        const paid = freshSession(63)
        yield* sessions.create({ ...paid, details: { ...paid.details, paid: true } })
        const british = freshSession(64)
        yield* sessions.create({ ...british, details: { ...british.details, region: "GB" } })
        expect(yield* sessions.counted(portalId, "IN")).toEqual({ waiting: 3, paid: 1 })
        expect(yield* sessions.counted(portalId, "GB")).toEqual({ waiting: 1, paid: 0 })
        expect(yield* sessions.counted(PortalId.make(77), "IN")).toEqual({ waiting: 0, paid: 0 })
      }),
    ))
}
