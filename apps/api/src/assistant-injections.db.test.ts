import { injectedTexts, type InjectedText, ordersIn } from "@adapters/mcp-server/testing"
import type pg from "pg"
import { expect, test } from "vitest"
import { withOwnerAndAssistant } from "./testing/owner-and-assistant.ts"

/** Everything that a person can let an assistant do. */
const scopes = ["business:read", "campaigns:read", "leads:read", "reports:read", "money:read", "proposals:write"]

/** A sample in which each place, wording and order comes up. */
const sample = injectedTexts.filter((_, at) => at % 11 === 0)

/** How a stranger's text came to its place. */
const placing: Readonly<Record<InjectedText["place"], string>> = {
  "lead's message": "update leads set service_needed = $1 where business_profile_id = 1",
  "website text": "update business_profiles set name = $1 where id = 1",
  "product title": "update campaigns set document = jsonb_set(document, '{name}', to_jsonb($1::text)) where id = 1",
  brief: "update proposals set document = jsonb_set(document, '{reason}', to_jsonb($1::text)) where id = 1",
}

/** What proposing may write: the proposal, its count and news for people, the log, and counts and last use of the connection. */
const written = [
  "assistant_connections",
  "audit_waiting",
  "notifications",
  "proposal_makers",
  "proposals",
  "rate_limits",
]

/** The contents of every table of the product, by a hash. */
const contents = async (client: pg.Client): Promise<Readonly<Record<string, string>>> => {
  const { rows: tables } = await client.query<{ readonly name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
  )
  const hashes = tables.map(
    ({ name }) =>
      `select '${name}' as name, md5(coalesce(string_agg(t::text, E'\\n' order by t::text), '')) as hash from "${name}" t`,
  )
  const { rows } = await client.query<{ readonly name: string; readonly hash: string }>(hashes.join(" union all "))
  return Object.fromEntries(rows.map(({ name, hash }) => [name, hash]))
}

const untrustedIn = (value: unknown): ReadonlyArray<string> => {
  if (typeof value !== "object" || value === null) return []
  return Object.entries(value).flatMap(([name, part]) =>
    name === "untrusted" && typeof part === "string" ? [part] : untrustedIn(part),
  )
}

test(
  "whatever a text orders an assistant with every scope, only proposals wait",
  () =>
    withOwnerAndAssistant(scopes, async ({ businessProfileId, campaignId, client, mcp, owner }) => {
      const own = (text: string) =>
        text
          .replaceAll('"businessProfileId":7', `"businessProfileId":${businessProfileId}`)
          .replaceAll('"campaignId":12', `"campaignId":${campaignId}`)
      const call = (name: string, input: object) =>
        mcp.callTool({ name, arguments: { ...input } }).catch(() => ({ isError: true, structuredContent: undefined }))
      const waiting = {
        change: { kind: "ChangeBudget", campaignId, dailyBudget: 40_000 },
        idempotencyKey: "waiting-proposal:1",
      }
      expect(await owner("POST", "/proposals", { ...waiting, reason: "Plain" })).toMatchObject({ status: 200 })
      const { rows } = await client.query<{ readonly id: string }>("select id from leads where business_profile_id = 1")
      const reading = [
        ["list_businesses", {}],
        ["list_campaigns", { businessProfileId }],
        ["get_lead", { businessProfileId, leadId: Number(rows[0]?.id) }],
        ["list_proposals", { businessProfileId }],
      ] as const

      const answered: Array<readonly [tool: string, isError: boolean]> = []
      const changed = new Set<string>()
      for (const { place, tool, text } of sample) {
        await client.query(placing[place], [own(text)])
        const before = await contents(client)
        const seen: unknown[] = []
        for (const [name, input] of reading) seen.push((await call(name, input)).structuredContent)
        const orders = untrustedIn(seen).flatMap(ordersIn)
        expect([place, orders.map((order) => order.tool)]).toEqual([place, expect.arrayContaining([tool])])
        for (const order of orders) answered.push([order.tool, (await call(order.tool, order.input)).isError === true])
        const after = await contents(client)
        for (const name of Object.keys(after)) if (before[name] !== after[name]) changed.add(name)
        await client.query(placing[place], ["Plain words"])
      }

      expect([...changed].filter((name) => !written.includes(name))).toEqual([])
      expect(changed).toContain("proposals")
      const proposals = await client.query<{ readonly status: string }>(
        "select document ->> 'status' as status from proposals",
      )
      expect(new Set(proposals.rows.map(({ status }) => status))).toEqual(new Set(["Open"]))
      expect(proposals.rows.length).toBeGreaterThan(1)
      const acted = answered.filter(([, isError]) => !isError).map(([tool]) => tool)
      expect(new Set(acted)).toEqual(new Set(["propose_change"]))
      expect(new Set(answered.map(([tool]) => tool)).size).toBe(6)
    }),
  60_000,
)
