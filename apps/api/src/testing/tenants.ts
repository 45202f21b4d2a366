import { randomUUID } from "node:crypto"
import { readdir, readFile } from "node:fs/promises"
import { join } from "node:path"
import { endpoints } from "@adapters/http-api"
import { migrations } from "@adapters/postgres"
import { migrateDatabase } from "@adapters/runtime"
import { createProductDatabase, type DatabaseDump, storedColumns } from "@adapters/sql/testing"
import { AccessTokens } from "@application/identity/ports"
import { PortalId, UserId } from "@domain/kernel"
import { Clock, Effect } from "effect"
import pg from "pg"
import { type Ownership, rowsOf, seedRow, sharedTables, tablesOf } from "./tenant-rows.ts"
import { withApi } from "./with-api.ts"

interface Owner {
  readonly sessionId: string
  readonly businessProfileId: number
  readonly campaignId: number
}

interface Dump extends DatabaseDump {
  readonly takenAt: number
  readonly owners: ReadonlyArray<Owner>
}

/** Somebody with a business, signed in at their portal's host. */
export interface Tenant {
  readonly owns: Ownership
  readonly host: string
  readonly token: string
  /** The same claims in a token that ended an hour ago. */
  readonly expiredToken: string
}

export interface Tenants {
  readonly client: pg.Client
  /** Has a row in every table whose rows say whose they are. */
  readonly victim: Tenant
  /** At the same portal, without a role on the victim's profile. */
  readonly neighbour: Tenant
  /** At another portal. */
  readonly foreigner: Tenant
  readonly handle: (request: Request) => Promise<Response>
  /** Brings back the sign-ins that calls ended, and forgets how often anybody called. */
  readonly refresh: () => Promise<void>
}

const hosts: Readonly<Record<number, string>> = { 1: "localhost", 2: "highstreet.localhost" }
const hour = 3_600_000

const newestDump = async (): Promise<Dump> => {
  const folder = join(import.meta.dirname, "..", "former")
  const names = (await readdir(folder)).filter((name) => name.endsWith(".json")).sort()
  return JSON.parse(await readFile(join(folder, names.at(-1) ?? ""), "utf8"))
}

const ownedBy = async (client: pg.Client, { businessProfileId, ...owner }: Owner): Promise<Ownership> => {
  const { rows } = await client.query<{ readonly user_id: string; readonly portal_id: string }>(
    "select user_id, portal_id from memberships join business_profiles on id = business_profile_id where id = $1",
    [businessProfileId],
  )
  const { rows: payments } = await client.query<{ readonly id: string }>(
    "select id from payments where session_id = $1 order by id limit 1",
    [owner.sessionId],
  )
  return {
    user_id: Number(rows[0]?.user_id),
    portal_id: Number(rows[0]?.portal_id),
    business_profile_id: businessProfileId,
    campaign_id: owner.campaignId,
    session_id: owner.sessionId,
    payment_id: Number(payments[0]?.id ?? 0),
  }
}

/** A copy of somebody's account, profile, campaign and draft at another portal. */
const copyAt = async (client: pg.Client, original: Ownership, portalId: number): Promise<Ownership> => {
  const copy: Ownership = {
    portal_id: portalId,
    user_id: 900_001,
    business_profile_id: 900_002,
    campaign_id: 900_003,
    payment_id: 900_004,
    session_id: randomUUID(),
  }
  const tables = await tablesOf(client)
  const replaced = (row: string): string => {
    const fields: Record<string, unknown> = JSON.parse(
      row
        .replaceAll(original.session_id, copy.session_id)
        .replaceAll(`"userId":${original.user_id}`, `"userId":${copy.user_id}`)
        .replaceAll(
          `"businessProfileId":${original.business_profile_id}`,
          `"businessProfileId":${copy.business_profile_id}`,
        )
        .replaceAll(`"campaignId":${original.campaign_id}`, `"campaignId":${copy.campaign_id}`),
    )
    for (const name of Object.keys(copy)) if (name in fields) fields[name] = copy[name as keyof Ownership]
    return JSON.stringify(fields)
  }
  const keys = {
    users: "user_id",
    memberships: undefined,
    business_profiles: "business_profile_id",
    signup_sessions: undefined,
    campaigns: "campaign_id",
  } as const
  const unique = {
    email_address: "noor@example.com",
    phone_number: null,
    phone_verified: false,
    page_key: "page-of-the-copy",
    encoded_id: "summary-of-the-copy",
  }
  for (const [table, key] of Object.entries(keys))
    for (const row of await rowsOf(client, table, tables.get(table) ?? [], original)) {
      const fields = JSON.parse(replaced(row))
      if (key !== undefined) fields.id = copy[key]
      for (const [name, value] of Object.entries(unique)) if (name in fields) fields[name] = value
      const columns = await storedColumns(client, table)
      await client.query(
        `insert into "${table}" (${columns}) overriding system value
         select ${columns} from json_populate_record(null::"${table}", $1::json)`,
        [JSON.stringify(fields)],
      )
    }
  return copy
}

/** Runs a story with the api on a database in which three tenants have businesses, one of them every kind of record if wanted. */
export const withTenants = async <A>(
  { isEveryKindSeeded }: { readonly isEveryKindSeeded: boolean },
  story: (tenants: Tenants) => Promise<A>,
): Promise<A> => {
  const dump = await newestDump()
  const urls = await createProductDatabase((made) => Effect.runPromise(migrateDatabase(made)), { dump, migrations })
  const client = new pg.Client({ connectionString: urls.owner })
  await client.connect()
  await client.query("set synchronous_commit = off")
  try {
    const [first, second] = dump.owners
    if (first === undefined || second === undefined) throw new Error("The dump has no two owners")
    const victim = await ownedBy(client, first)
    const neighbour = await ownedBy(client, second)
    const foreigner = await copyAt(client, neighbour, 2)
    if (isEveryKindSeeded) await seedEverywhere(client, victim)
    const tenants: Array<Tenant> = []
    const before = Effect.gen(function* () {
      const tokens = yield* AccessTokens
      for (const owns of [victim, neighbour, foreigner]) {
        const familyId = randomUUID()
        const claims = {
          userId: UserId.make(owns.user_id),
          portalId: PortalId.make(owns.portal_id),
          familyId,
          roleIds: [27],
        }
        yield* Effect.promise(() =>
          client.query(
            "insert into refresh_tokens (portal_id, token_hash, family_id, user_id, expires_at) values ($1, $2, $3, $4, $5)",
            [owns.portal_id, `sign-in-${familyId}`, familyId, owns.user_id, dump.takenAt + 1_000 * hour],
          ),
        )
        const { accessToken } = yield* tokens.issue(claims)
        const now = yield* Clock.currentTimeMillis
        const past = { ...(yield* Clock.Clock), currentTimeMillis: Effect.succeed(now - hour) }
        const { accessToken: expiredToken } = yield* Effect.provideService(tokens.issue(claims), Clock.Clock, past)
        tenants.push({ owns, host: hosts[owns.portal_id] ?? "", token: accessToken, expiredToken })
      }
    })
    return await withApi({ databaseUrl: urls.running, rows: endpoints, at: dump.takenAt, before }, async (handle) => {
      const [one, two, three] = tenants
      if (one === undefined || two === undefined || three === undefined) throw new Error("Three tenants sign in")
      const { rows } = await client.query<{ kept: string }>("select json_agg(t)::text as kept from refresh_tokens t")
      const kept = client.escapeLiteral(rows[0]?.kept ?? "[]")
      const refresh = async () => {
        await client.query(`delete from rate_limits; delete from refresh_tokens;
          insert into refresh_tokens select * from json_populate_recordset(null::refresh_tokens, ${kept}::json)`)
      }
      return story({ client, victim: one, neighbour: two, foreigner: three, handle, refresh })
    })
  } finally {
    await client.end()
  }
}

/** Gives somebody a row in every table in which they have none, with numbers that nobody else has. */
const seedEverywhere = async (client: pg.Client, owner: Ownership): Promise<void> => {
  const { rows: sequences } = await client.query<{ name: string }>(
    "select format('%I.%I', schemaname, sequencename) as name from pg_sequences where schemaname = 'public' order by 1",
  )
  for (const [index, { name }] of sequences.entries())
    await client.query("select setval($1::regclass, $2::bigint)", [name, 70_000 + index * 100])
  await client.query(
    `insert into promo_codes (portal_id, code, percent, valid_from, valid_to, created_at)
     values ($1, 'SEEDED', 5, '2026-01-01', '2026-12-31', 0) on conflict do nothing`,
    [owner.portal_id],
  )
  const tables = await tablesOf(client)
  const waiting = new Map([...tables].filter(([table]) => !sharedTables.includes(table)))
  // A row may refer to another that is seeded later.
  for (let round = 0; round < 3 && waiting.size > 0; round += 1)
    for (const [table, columns] of waiting) {
      if ((await rowsOf(client, table, columns, owner)).length === 0)
        await seedRow(client, tables, table, owner).catch((cause: unknown) => {
          if (round === 2) throw new Error(`${table} takes no seeded row`, { cause })
        })
      if ((await rowsOf(client, table, columns, owner)).length > 0) waiting.delete(table)
    }
}
