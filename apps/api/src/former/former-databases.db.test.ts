import { readdir, readFile } from "node:fs/promises"
import { join } from "node:path"
import { endpoints } from "@adapters/http-api"
import { type ApiCaller, apiCaller } from "@adapters/http-client/testing"
import { migrations } from "@adapters/postgres"
import { migrateDatabase } from "@adapters/runtime"
import { createProductDatabase, type DatabaseDump } from "@adapters/sql/testing"
import { GetCampaign, ListCampaigns } from "@application/campaigns/contract"
import { LoginWithPassword } from "@application/identity/contract"
import { signedInOf } from "@application/identity/testing"
import { ListLeads } from "@application/insights/contract"
import { GetBusinessDetails } from "@application/signup/contract"
import { GetWallet, ListTransactions } from "@application/wallet/contract"
import type { EmailAddress } from "@domain/identity"
import type { BusinessProfileId, CampaignId, SessionId } from "@domain/kernel"
import { valuesOf } from "@domain/signup"
import { Effect } from "effect"
import pg from "pg"
import { expect, test } from "vitest"
import { withApi } from "../testing/with-api.ts"

interface Owner {
  readonly owner: { readonly email: EmailAddress; readonly password: string }
  readonly sessionId: SessionId
  readonly businessProfileId: BusinessProfileId
  readonly campaignId: CampaignId
  readonly campaign: Readonly<Record<string, unknown>>
  readonly wallet: Readonly<Record<string, unknown>>
  readonly transactions: ReadonlyArray<unknown>
  readonly leads: number
  readonly draft: Readonly<Record<string, unknown>>
}

interface FormerDatabase extends DatabaseDump {
  readonly takenAt: number
  readonly owners: ReadonlyArray<Owner>
  readonly anonymous: { readonly sessionId: SessionId; readonly name: string }
}

const dumps = (await readdir(import.meta.dirname)).filter((name) => name.endsWith(".json"))

const read = async (name: string): Promise<FormerDatabase> =>
  JSON.parse(await readFile(join(import.meta.dirname, name), "utf8"))

/** Brings a dump up to date and calls the api on it, at the instant of the dump. */
const onFormer = async <A>(
  dump: FormerDatabase,
  story: (caller: () => ApiCaller, ownerUrl: string) => Promise<A>,
): Promise<A> => {
  const urls = await createProductDatabase((made) => Effect.runPromise(migrateDatabase(made)), { dump, migrations })
  return withApi({ databaseUrl: urls.running, rows: endpoints, at: dump.takenAt }, (handle) =>
    story(() => apiCaller("http://localhost:4000", {}, (url, init) => handle(new Request(url, init))), urls.owner),
  )
}

const logIn = async (caller: ApiCaller, { owner }: Owner): Promise<void> => {
  const reply = await caller.ask(LoginWithPassword, { emailAddress: owner.email, password: owner.password })
  const { accessToken, expiresAt } = signedInOf(reply)
  caller.token.set(accessToken, expiresAt)
}

test("a dump of every kept version is here", () => expect(dumps).not.toEqual([]))

test.each(dumps)("owners of %s find their campaigns, money, leads and drafts", async (name) => {
  const dump = await read(name)
  await onFormer(dump, async (newCaller) => {
    expect(dump.owners.length).toBeGreaterThan(1)
    for (const owner of dump.owners) {
      const { sessionId, businessProfileId, campaignId } = owner
      const caller = newCaller()
      await logIn(caller, owner)
      expect(await caller.ask(GetCampaign, { businessProfileId, campaignId })).toMatchObject(owner.campaign)
      const { campaigns } = await caller.ask(ListCampaigns, { businessProfileId, tab: "all", limit: 10 })
      expect(campaigns.map(({ id }) => id)).toEqual([campaignId])
      expect(await caller.ask(GetWallet, { businessProfileId })).toMatchObject(owner.wallet)
      const { transactions } = await caller.ask(ListTransactions, { businessProfileId, limit: 100 })
      expect(transactions).toMatchObject(owner.transactions)
      expect((await caller.ask(ListLeads, { businessProfileId, limit: 1 })).total).toBe(owner.leads)
      const session = await caller.ask(GetBusinessDetails, { sessionId })
      expect({ ...session, ...valuesOf(session) }).toMatchObject(owner.draft)
    }
  })
})

test.each(dumps)("a draft without an account in %s goes on", async (name) => {
  const dump = await read(name)
  const { sessionId } = dump.anonymous
  const details = await onFormer(dump, (newCaller) => newCaller().ask(GetBusinessDetails, { sessionId }))
  expect(details.business.name).toBe(dump.anonymous.name)
})

test.each(dumps)("no ledger entry of %s is lost or changed", async (name) => {
  const dump = await read(name)
  const entries = await onFormer(dump, async (_, url) => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    try {
      const { rows } = await client.query<{ transaction: string; sum: string; count: number }>(
        "select transaction_id::text as transaction, sum(amount)::text as sum, count(*)::int as count from ledger_entries group by 1",
      )
      return rows
    } finally {
      await client.end()
    }
  })
  expect(entries.reduce((all, { count }) => all + count, 0)).toBe(dump.tables["ledger_entries"]?.length)
  expect(entries.filter(({ sum }) => sum !== "0")).toEqual([])
})
