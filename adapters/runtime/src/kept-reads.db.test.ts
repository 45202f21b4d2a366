import { keptPortalAdministration, keptPortalDirectory, keptPriceLists } from "@adapters/postgres"
import { keptReads, PgPool, pgLayer } from "@adapters/sql"
import { createProductDatabase } from "@adapters/sql/testing"
import { PortalDirectory, PortalDomains, PortalRecords } from "@application/portals/ports"
import { PriceLists } from "@application/signup/ports"
import { PortalId } from "@domain/kernel"
import { seedPriceLists } from "@domain/pricing/seed"
import { Effect, Layer, ManagedRuntime } from "effect"
import { expect, test, vi } from "vitest"
import { migrateDatabase } from "./migrate-database.ts"

/** What a server has, on a pool of its own. */
const serverOn = (url: string) =>
  ManagedRuntime.make(
    Layer.mergeAll(keptPortalAdministration, keptPortalDirectory, keptPriceLists).pipe(
      Layer.provide(keptReads),
      Layer.provideMerge(pgLayer({ url, maxConnections: 2 })),
    ),
  )
type Server = ReturnType<typeof serverOn>

const here = PortalId.make(1)
const portalAt = (server: Server) =>
  server.runPromise(Effect.flatMap(PortalDirectory, ({ byDomain }) => byDomain("localhost")))
const titleAt = async (server: Server) => (await portalAt(server)).title
const retitle = (server: Server, title: string) =>
  server.runPromise(
    Effect.gen(function* () {
      const { byId, change } = yield* PortalRecords
      const { portal, revision } = yield* byId(here)
      return yield* change({ portal: { ...portal, title }, revision })
    }),
  )
const feeAt = (server: Server) =>
  server.runPromise(
    Effect.flatMap(PriceLists, ({ inForce }) =>
      inForce({ portalId: here, region: "IN", currency: "INR" }, "2032-01-01"),
    ),
  )

/** Far shorter than a value is believed without a word. */
const soon = { timeout: 5_000, interval: 20 }

/** Two servers on one database. */
const withServers = async (story: (one: Server, other: Server) => Promise<void>): Promise<void> => {
  const urls = await createProductDatabase((made) => Effect.runPromise(migrateDatabase(made)))
  const [one, other] = [serverOn(urls.running), serverOn(urls.running)]
  try {
    await story(one, other)
  } finally {
    await Promise.all([one.dispose(), other.dispose()])
  }
}

const poolOf = (server: Server) => server.runPromise(Effect.map(PgPool, (pool) => pool))

/** How many statements a server's pool sends meanwhile. */
const sentBy = async (server: Server, work: () => Promise<unknown>): Promise<number> => {
  const pool = await poolOf(server)
  const spy = vi.spyOn(pool, "query")
  await work()
  const { length } = spy.mock.calls
  spy.mockRestore()
  return length
}

test("a portal is read once, and a change on one server is seen on both", () =>
  withServers(async (one, other) => {
    expect([await titleAt(one), await titleAt(other)]).toEqual(["Marquee", "Marquee"])
    expect(await sentBy(other, () => titleAt(other))).toBe(0)
    await retitle(one, "Our own sign")
    expect(await titleAt(one)).toBe("Our own sign")
    await vi.waitFor(async () => expect(await titleAt(other)).toBe("Our own sign"), soon)
  }))

test("a host that is verified or taken away on one server is so on the other", () =>
  withServers(async (one, other) => {
    const atOther = () => other.runPromise(Effect.flatMap(PortalDirectory, ({ hostsOf }) => hostsOf(here)))
    const before = await atOther()
    const proven = {
      portalId: here,
      host: "ads.example.com",
      state: "verified",
      token: "t",
      addedAt: 1,
      attempts: 1,
    } as const
    await one.runPromise(Effect.flatMap(PortalDomains, ({ save }) => save({ ...proven, verifiedAt: 1 })))
    await vi.waitFor(async () => expect(await atOther()).toEqual(["ads.example.com", ...before]), soon)
    await one.runPromise(Effect.flatMap(PortalDomains, ({ remove }) => remove(here, proven.host)))
    await vi.waitFor(async () => expect(await atOther()).toEqual(before), soon)
  }))

test("a price list that one server adds is in force on the other", () =>
  withServers(async (one, other) => {
    const { id: _id, ...list } = seedPriceLists.IN
    expect((await feeAt(other)).serviceFeePercent).toBe(list.serviceFeePercent)
    expect(await sentBy(other, () => feeAt(other))).toBe(0)
    const dearer = { ...list, effectiveFrom: "2031-01-01", serviceFeePercent: 33 }
    await one.runPromise(Effect.flatMap(PriceLists, ({ add }) => add(dearer)))
    expect((await feeAt(one)).serviceFeePercent).toBe(33)
    await vi.waitFor(async () => expect((await feeAt(other)).serviceFeePercent).toBe(33), soon)
  }))

test("what changes while a server hears nothing is seen when it hears again", () =>
  withServers(async (one, other) => {
    expect(await titleAt(one)).toBe("Marquee")
    const pool = await poolOf(other)
    const { rowCount } = await pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and query like 'LISTEN%'`,
    )
    expect(rowCount).toBe(2)
    await pool.query(`update portals set document = document || '{"title": "Changed unheard"}' where id = $1`, [here])
    await vi.waitFor(async () => expect(await titleAt(one)).toBe("Changed unheard"), soon)
  }))
