import { Effect, Layer, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { expect, test } from "vitest"
import { sqlUnitOfWork } from "@adapters/sql"
import { testDatabase } from "@adapters/sql/testing"
import { type Actor, handler, contract, CurrentActor, type UnitOfWork } from "@application/kernel"
import { userActor } from "@application/kernel/testing"
import type { AuditLog, AuditWitness } from "@application/portals/ports"
import { memoryAuditWitness } from "@application/portals/testing"
import {
  listAuditEntries,
  listCampaignHistory,
  listProfileAuditEntries,
  noteAuditHeads,
  verifyAuditLog,
} from "@application/portals/use-cases"
import { BusinessProfileId, CampaignId, PortalId } from "@domain/kernel"
import { migrations } from "../migrations/index.ts"
import { runningDatabase } from "../testing/running-database.ts"
import { sqlCodeOf } from "../testing/sql-code.ts"
import { tables } from "../tables/index.ts"
import { installAudit } from "./install-audit.ts"
import { postgresAuditLog } from "./postgres-audit-log.ts"

type World = AuditLog | AuditWitness | SqlClient.SqlClient | UnitOfWork
const over = <E, R>(database: Layer.Layer<SqlClient.SqlClient, E, R>) =>
  Layer.mergeAll(postgresAuditLog, memoryAuditWitness(), sqlUnitOfWork).pipe(Layer.provideMerge(database))
const asRunning = over(runningDatabase(migrations))
const asSuperuser = Layer.provideMerge(Layer.effectDiscard(installAudit), over(testDatabase(migrations)))

const run = <A, E>(story: Effect.Effect<A, E, World>, world: Layer.Layer<World, unknown> = asRunning) =>
  Effect.runPromise(Effect.provide(story, world))

const written = (statement: string) => Effect.flatMap(SqlClient.SqlClient, (sql) => sql.unsafe(statement))
const portalId = PortalId.make(1)
const admin: Actor = { ...userActor(41), roleIds: ["BizgainAdmin"] }
const as = <A, E, R>(actor: Actor, effect: Effect.Effect<A, E, R>) => Effect.provideService(effect, CurrentActor, actor)

const Write = contract("test/Write", {
  kind: "command",
  access: "system",
  input: Schema.String,
  output: Schema.Struct({}),
})
const write = handler(Write, (statement) => Effect.as(Effect.orDie(written(statement)), {}))
const Alone = contract("test/Alone", {
  kind: "workflow",
  access: "system",
  input: Schema.String,
  output: Schema.Struct({}),
})
const writeAlone = handler(Alone, (statement) => Effect.as(Effect.orDie(written(statement)), {}))
const entries = as(
  admin,
  Effect.map(
    listAuditEntries.handle({ portalId }),
    (page) => (page as { entries: ReadonlyArray<Readonly<Record<string, unknown>>> }).entries,
  ),
)
const verified = as(admin, verifyAuditLog.handle({ portalId }))

const person = (
  id: number,
  portal = 1,
) => `insert into users (portal_id, id, email_address, first_name, last_name, language_id, role_ids, phone_number, password_hash)
  values (${portal}, ${id}, 'asha${id}@example.com', 'Asha', 'Rao', 'en', '{27}', '+919876543210', 'a-hash')`

test("every table is declared, and each column recorded or named with its reason", async () => {
  const columns = await run(
    Effect.flatMap(
      SqlClient.SqlClient,
      (sql) => sql<{
        readonly table: string
        readonly column: string
      }>`select table_name as table, column_name as column
        from information_schema.columns where table_schema = 'public'`,
    ),
    asSuperuser,
  )
  const unknown = columns.filter(({ table, column }) => {
    const audited = tables[table]?.audited
    if (audited === undefined || typeof audited === "string") return audited === undefined
    const { key, documents = [], clear, hidden = [], unrecorded = [] } = audited
    return [key, documents, clear, hidden, unrecorded].filter((names) => names.includes(column)).length !== 1
  })
  expect(unknown).toEqual([])
  expect([...new Set(columns.map(({ table }) => table))].toSorted()).toEqual(Object.keys(tables).toSorted())
})

test("a change names its author, its call, and what was before and after", async () => {
  const story = Effect.gen(function* () {
    yield* as(admin, write.handle(person(41)))
    yield* as(admin, write.handle("update users set first_name = 'Usha', barred = true where id = 41"))
    return yield* entries
  })
  expect(await run(story)).toMatchObject([
    {
      position: 2,
      actor: { kind: "user", userId: 41, name: "Usha Rao" },
      action: "test/Write",
      record: "users",
      change: "update",
      key: { id: 41 },
      before: { barred: false, first_name: "[redacted]" },
      after: { barred: true, first_name: "[redacted]" },
    },
    { position: 1, change: "insert", before: null, after: { language_id: "en", email_address: "[redacted]" } },
  ])
})

test("no entry holds a person's name, address, phone or password", async () => {
  const story = Effect.gen(function* () {
    yield* as(admin, write.handle(person(41)))
    yield* as(admin, write.handle("update users set first_name = 'Usha', phone_number = '+911'"))
    yield* as(admin, write.handle("delete from users"))
    yield* entries
    const rows = yield* written("select content from audit_entries")
    return [rows.length, JSON.stringify(rows)] as const
  })
  const [count, text] = await run(story)
  expect(count).toBe(3)
  expect(text).not.toMatch(/Asha|Usha|asha41|9876543210|a-hash|\+911/)
})

test("a change outside a transaction names its author too", async () => {
  const story = Effect.gen(function* () {
    yield* as(admin, write.handle(person(41)))
    yield* as(admin, writeAlone.handle("update users set barred = true where id = 41"))
    return yield* entries
  })
  expect(await run(story)).toMatchObject([{ action: "test/Alone", actor: { userId: 41 } }, {}])
})

test("a change that is rolled back leaves no entry", async () => {
  const story = Effect.gen(function* () {
    yield* Effect.exit(as(admin, write.handle(`${person(41)}; select 1 / 0`)))
    return yield* entries
  })
  expect(await run(story)).toEqual([])
})

test("a change that nobody of the product made names the database's role", async () => {
  const story = Effect.andThen(written(person(41)), entries)
  expect(await run(story)).toMatchObject([{ actor: { kind: "database", role: "marquee_app" }, action: null }])
})

test("changes made at once form one chain without a fork", async () => {
  const story = Effect.gen(function* () {
    yield* Effect.forEach(
      Array.from({ length: 40 }, (_, index) => index + 1),
      (id) => as(admin, Effect.andThen(write.handle(person(id)), id % 4 === 0 ? entries : Effect.void)),
      { concurrency: 8 },
    )
    return yield* verified
  })
  expect(await run(story)).toMatchObject({ isWhole: true, entries: 40 })
})

const three = Effect.forEach([1, 2, 3], (id) => as(admin, write.handle(person(id))))
const unguarded = written("alter table audit_entries disable trigger all")

test("not even a superuser changes, removes or empties what is in the chain", async () => {
  const changes = ["update audit_entries set position = 9", "delete from audit_entries", "truncate audit_entries"]
  const story = Effect.gen(function* () {
    yield* three
    yield* entries
    const tried = yield* Effect.forEach(changes, (change) => Effect.exit(written(change)))
    return [tried.map(sqlCodeOf), yield* verified]
  })
  expect(await run(story, asSuperuser)).toMatchObject([["42501", "42501", "42501"], { isWhole: true, entries: 3 }])
})

test.each([
  ["changed", "update audit_entries set content = replace(content, 'insert', 'delete') where position = 2", 2],
  ["removed", "delete from audit_entries where position = 2", 2],
  ["removed", "delete from audit_entries where position = 1", 1],
  [
    "reordered",
    "update audit_entries set position = case position when 2 then 13 else 12 end where position in (2, 3); update audit_entries set position = position - 10 where position > 10",
    2,
  ],
])("an entry that was %s as superuser is found", async (kind, tampering, position) => {
  const story = Effect.gen(function* () {
    yield* three
    yield* entries
    yield* unguarded
    yield* written(tampering)
    return yield* verified
  })
  expect(await run(story, asSuperuser)).toMatchObject({ isWhole: false, fault: { kind, position } })
})

test("entries cut off at the end are found by a hash noted earlier", async () => {
  const story = Effect.gen(function* () {
    yield* three
    const noted = yield* verified
    yield* unguarded
    yield* written("delete from audit_entries where position = 3")
    return yield* as(
      admin,
      verifyAuditLog.handle({ portalId, position: 3, hash: String((noted as { hash?: string }).hash) }),
    )
  })
  expect(await run(story, asSuperuser)).toMatchObject({ isWhole: false, fault: { kind: "removed", position: 3 } })
})

test("an entry that was written anew with its hash is found by the hash noted earlier", async () => {
  const content = "replace(content, 'insert', 'delete')"
  const story = Effect.gen(function* () {
    yield* three
    const { hash } = (yield* verified) as { readonly hash?: string }
    yield* unguarded
    yield* written(`update audit_entries set content = ${content},
      hash = encode(sha256(convert_to(previous_hash || ${content}, 'UTF8')), 'hex') where position = 3`)
    const noted = { portalId, position: 3, hash: String(hash) }
    return [yield* verified, yield* as(admin, verifyAuditLog.handle(noted))]
  })
  expect(await run(story, asSuperuser)).toMatchObject([
    { isWhole: true, entries: 3 },
    { isWhole: false, entries: 2, fault: { kind: "changed", position: 3 } },
  ])
})

const system = <A, E, R>(effect: Effect.Effect<A, E, R>) => as({ kind: "system" }, effect)
const rewritten = `update audit_entries set content = replace(content, 'insert', 'delete'),
  hash = encode(sha256(convert_to(previous_hash || replace(content, 'insert', 'delete'), 'UTF8')), 'hex')
  where position = 3`

test.each([
  ["written anew with its hash", "changed", rewritten],
  ["cut off", "removed", "delete from audit_entries where position = 3"],
])("an end of the chain that was %s is found by what was kept outside", async (_how, kind, tampering) => {
  const story = Effect.gen(function* () {
    yield* three
    const noted = yield* system(noteAuditHeads.handle({}))
    yield* unguarded
    yield* written(tampering)
    return [noted, yield* verified]
  })
  expect(await run(story, asSuperuser)).toMatchObject([
    { heads: 1 },
    { isWhole: false, entries: 2, fault: { kind, position: 3 } },
  ])
})

test("heads that are kept twice a day prove what came before the first", async () => {
  const story = Effect.gen(function* () {
    yield* three
    yield* system(noteAuditHeads.handle({}))
    yield* as(admin, write.handle(person(4)))
    yield* as(admin, write.handle(person(5, 2)))
    const second = yield* system(noteAuditHeads.handle({}))
    return [second, yield* verified]
  })
  expect(await run(story)).toMatchObject([{ heads: 2 }, { isWhole: true, entries: 4 }])
})

test("the log and chain of a portal hold no other portal's entries", async () => {
  const story = Effect.gen(function* () {
    yield* as(admin, write.handle(person(41)))
    yield* as(admin, write.handle(person(42, 2)))
    yield* as(admin, write.handle(person(43)))
    return [yield* entries, yield* verified]
  })
  expect(await run(story)).toMatchObject([[{ key: { id: 43 } }, { key: { id: 41 } }], { isWhole: true, entries: 2 }])
})

const profile = (id: number) =>
  `insert into business_profiles (id, portal_id, name, region, currency_id, time_zone_id, time_zone, thumbnail_logo, created_at)
  values (${id}, 1, 'Bakery', 'IN', 1, 1, 'Asia/Kolkata', '', 0)`

test("the log of a profile holds no other profile's entries", async () => {
  const businessProfileId = BusinessProfileId.make(5)
  const story = Effect.gen(function* () {
    yield* as(admin, write.handle(profile(5)))
    yield* as(admin, write.handle(profile(6)))
    return yield* as(admin, listProfileAuditEntries.handle({ businessProfileId }))
  })
  expect(await run(story)).toMatchObject({ entries: [{ businessProfileId, key: { id: 5 } }] })
})

const campaign = (
  id: number,
) => `insert into campaigns (business_profile_id, id, session_id, name, status, created_at, document)
  values (5, ${id}, gen_random_uuid(), 'Bloom', 'Active', 0,
    '{"status": "Active", "budget": {"dailyBudget": 50000, "currency": "INR"}, "endDate": "2026-12-01"}')`

test("the history of a campaign tells its own changes, with their author", async () => {
  const businessProfileId = BusinessProfileId.make(5)
  const story = Effect.gen(function* () {
    yield* as(admin, write.handle(person(41)))
    for (const statement of [profile(5), campaign(61), campaign(62)]) yield* as(admin, write.handle(statement))
    const paused = `update campaigns set name = 'Bloom 2', document = document || '{"status": "Paused", "pauseReason": "owner"}'`
    yield* as(admin, write.handle(`${paused} where id = 61`))
    yield* as(admin, write.handle(`update campaigns set document = document || '{"status": "Archived"}' where id = 62`))
    return yield* as(admin, listCampaignHistory.handle({ businessProfileId, campaignId: CampaignId.make(61) }))
  })
  expect(await run(story)).toMatchObject({
    entries: [
      { by: "Asha Rao", isPersons: true, acts: [{ kind: "Name" }, { kind: "Status", to: "Paused", reason: "owner" }] },
    ],
  })
})

const signIn = `insert into refresh_tokens (portal_id, token_hash, family_id, user_id, expires_at)
  values (1, 'token', '3f8a2c1e-5b7d-4e9f-8a6b-1c2d3e4f5a6b', 41, 9)`

test("a renewed token leaves no entry; the end of its sign-in leaves one", async () => {
  const story = Effect.gen(function* () {
    yield* as(admin, write.handle(person(41)))
    yield* as(admin, write.handle(signIn))
    yield* as(admin, write.handle("update refresh_tokens set spent = true, spent_at = 5"))
    const renewed = yield* entries
    yield* as(admin, write.handle("update refresh_tokens set spent_at = null"))
    yield* as(admin, write.handle("update refresh_tokens set expires_at = 10"))
    return [renewed, yield* entries]
  })
  const [renewed = [], ended = []] = await run(story)
  const signIns = (found: typeof renewed) => found.flatMap(({ record, change }) => (record === "users" ? [] : [change]))
  expect([signIns(renewed), signIns(ended)]).toEqual([["insert"], ["update", "insert"]])
})
