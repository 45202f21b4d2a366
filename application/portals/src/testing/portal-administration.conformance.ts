import { Effect, type Layer } from "effect"
import { describe, expect, test } from "vitest"
import { PortalId } from "@domain/kernel"
import { addedDomain, checkedDomain, newPortal, type PortalDomain, proofRecord, seededPortals } from "@domain/portals"
import { PortalDirectory } from "../ports/portal-directory.ts"
import { PortalDomains } from "../ports/portal-domains.ts"
import { PortalRecords } from "../ports/portal-records.ts"
import { seedPortals } from "../use-cases/seed-portals.ts"

type Ports = PortalDirectory | PortalDomains | PortalRecords

const host = "ads.bloom.example"
const now = 1_700_000_000_000
const minute = 60_000
const [marquee = expect.unreachable()] = seededPortals

const pending = (portalId: PortalId, of = host): PortalDomain => addedDomain(portalId, of, `token-of-${portalId}`, now)
const verified = (domain: PortalDomain) => checkedDomain(domain, [proofRecord(domain).text], now + minute)

const added = Effect.gen(function* () {
  const records = yield* PortalRecords
  const portal = yield* Effect.fromResult(newPortal(yield* records.nextId, { title: "Bloom Ads", domain: host }))
  yield* records.create(portal)
  yield* (yield* PortalDomains).save(pending(portal.id))
  return portal
})

/** What changing portals does on every store; the layer begins without portals. */
export const portalAdministrationConformance = <E>(layer: Layer.Layer<Ports, E>): void => {
  const run = <A, F>(effect: Effect.Effect<A, F, Ports>) =>
    Effect.runPromise(Effect.provide(Effect.andThen(seedPortals, effect), layer))

  describe("portals to be changed", () => {
    test("a change raises the revision, and one of an older revision is not stored", () =>
      run(
        Effect.gen(function* () {
          const records = yield* PortalRecords
          const { portal, revision } = yield* records.byId(marquee.id)
          expect([portal, revision]).toEqual([marquee, 0])
          const renamed = { ...portal, title: "Bright Lights" }
          expect(yield* records.change({ portal: renamed, revision })).toBe(true)
          expect(yield* records.change({ portal: { ...portal, title: "Late" }, revision })).toBe(false)
          expect(yield* records.byId(marquee.id)).toEqual({ portal: renamed, revision: 1 })
          expect((yield* (yield* PortalDirectory).byDomain("localhost")).title).toBe("Bright Lights")
        }),
      ))

    test("a new portal has an id of its own and is listed, and no host of another portal", () =>
      run(
        Effect.gen(function* () {
          const records = yield* PortalRecords
          const portal = yield* added
          expect(seededPortals.map(({ id }) => id)).not.toContain(portal.id)
          expect((yield* records.all).map(({ portal: { title } }) => title)).toEqual([
            ...seededPortals.map(({ title }) => title),
            "Bloom Ads",
          ])
          const twin = { ...portal, id: yield* records.nextId }
          expect(yield* Effect.flip(records.create(twin))).toMatchObject({ _tag: "DomainTaken", host })
        }),
      ))

    test("an id that no portal has is an invalid portal", () =>
      run(
        Effect.gen(function* () {
          const failure = yield* Effect.flip((yield* PortalRecords).byId(PortalId.make(9_999)))
          expect(failure.errorCode).toBe(55)
        }),
      ))
  })

  describe("hosts of portals", () => {
    test("a portal answers at a host once it is verified, and no longer once it is removed", () =>
      run(
        Effect.gen(function* () {
          const domains = yield* PortalDomains
          const { byDomain } = yield* PortalDirectory
          const { id } = yield* added
          expect((yield* Effect.flip(byDomain(host))).errorCode).toBe(55)
          expect(yield* domains.save(verified(pending(id)))).toBe(true)
          expect((yield* byDomain(`${host}:443`)).id).toBe(id)
          expect(yield* domains.ownerOf(host)).toBe(id)
          yield* domains.remove(id, host)
          expect((yield* Effect.flip(byDomain(host))).errorCode).toBe(55)
          expect(yield* domains.ownerOf(host)).toBeUndefined()
        }),
      ))

    test("a second host leads to the same portal", () =>
      run(
        Effect.gen(function* () {
          yield* (yield* PortalDomains).save(verified(pending(marquee.id)))
          const { byDomain } = yield* PortalDirectory
          expect((yield* byDomain(host)).id).toBe(marquee.id)
          expect((yield* byDomain("localhost")).id).toBe(marquee.id)
        }),
      ))

    test("of two portals that try one host, the first to prove it has it", () =>
      run(
        Effect.gen(function* () {
          const domains = yield* PortalDomains
          const { id } = yield* added
          yield* domains.save(pending(marquee.id))
          expect(yield* domains.save(verified(pending(id)))).toBe(true)
          expect(yield* domains.save(verified(pending(marquee.id)))).toBe(false)
          expect(yield* domains.byHost(marquee.id, host)).toEqual(pending(marquee.id))
        }),
      ))

    test("hosts are listed oldest first and found by portal alone", () =>
      run(
        Effect.gen(function* () {
          const domains = yield* PortalDomains
          const { id } = yield* added
          yield* domains.save({ ...pending(id, "b.example"), addedAt: now + 2 })
          yield* domains.save({ ...pending(id, "a.example"), addedAt: now + 1 })
          expect((yield* domains.of(id)).map((domain) => domain.host)).toEqual([host, "a.example", "b.example"])
          expect((yield* Effect.flip(domains.byHost(marquee.id, host)))._tag).toBe("DomainNotFound")
        }),
      ))

    test("only pending hosts whose pause is over are due, the longest due first", () =>
      run(
        Effect.gen(function* () {
          const domains = yield* PortalDomains
          const { id } = yield* added
          yield* domains.save(checkedDomain(pending(id, "late.example"), [], now + minute))
          yield* domains.save(verified(pending(id, "proved.example")))
          yield* domains.save({ ...pending(id, "failed.example"), state: "failed" })
          expect((yield* domains.byHost(id, "late.example")).fault).toBe("noRecord")
          const dueAt = (at: number, limit = 9) =>
            Effect.map(domains.due(at, limit), (due) => due.map((domain) => domain.host))
          expect(yield* dueAt(now + minute - 1)).toEqual([])
          expect(yield* dueAt(now + minute)).toEqual([host])
          expect(yield* dueAt(now + 3 * minute)).toEqual([host, "late.example"])
          expect(yield* dueAt(now + 3 * minute, 1)).toEqual([host])
        }),
      ))
  })
}
