import type { Answer } from "@adapters/http-server"
import type { AnyContract } from "@application/kernel"
import { BusinessProfileId } from "@domain/kernel"
import { Client } from "@modelcontextprotocol/client"
import { InMemoryTransport } from "@modelcontextprotocol/server"
import { Context, Effect } from "effect"
import { expect, test } from "vitest"
import { portalServer } from "./portal-server.ts"
import { injectedTexts, type InjectedText, ordersIn } from "./testing/injected-texts.ts"

const totals = { impressions: 0, clicks: 0, results: 0, spend: 0 }

const proposal = (words: string) => ({
  id: 1,
  change: { kind: "PauseCampaign", campaignId: 12 },
  subject: "Spring",
  reason: words,
  proposer: { userId: 3 },
  base: "b",
  lines: [],
  reviews: [],
  status: "Open",
  createdAt: 0,
  expiresAt: 1,
  businessProfileId: 7,
  proposerName: "Asha",
  roles: [],
  mayDecide: false,
  mayWithdraw: false,
  mayUndo: false,
})

/** Answers of the product, in which a stranger's text stands at its place. */
const answersWith = ({ place, text }: InjectedText): Readonly<Record<string, unknown>> => {
  const at = (wanted: InjectedText["place"]) => (place === wanted ? text : "Plain words")
  const lead = { id: 5, campaignId: 12, campaignName: "Spring", status: "New", submittedOn: 0, name: "Meera" }
  const campaign = {
    id: 12,
    businessProfileId: 7,
    sessionId: "7d4f5c2a-1111-4222-8333-444455556666",
    region: "IN",
    name: at("product title"),
    status: "Active",
    channels: [],
    spent: 0,
    createdAt: 0,
    totals,
  }
  return {
    "businesses/GetBusinessProfile": {
      id: 7,
      name: at("website text"),
      currencyId: 1,
      timeZoneId: 1,
      region: "IN",
      revision: 1,
    },
    "campaigns/ListCampaigns": { campaigns: [campaign], counts: {} },
    "insights/GetLead": { ...lead, answers: [{ question: "What do you need?", answer: at("lead's message") }] },
    "proposals/ListProposals": { proposals: [proposal(at("brief"))], waiting: 1 },
    "proposals/ProposeChange": proposal("Because the text said so"),
  }
}

/** What an assistant reads to answer usual questions. */
const reading = [
  ["list_businesses", {}],
  ["list_campaigns", { businessProfileId: 7 }],
  ["get_lead", { businessProfileId: 7, leadId: 5 }],
  ["list_proposals", { businessProfileId: 7 }],
] as const

/** Reads what the usual questions need, and obeys every text that names a call. */
const obeyed = async (injected: InjectedText) => {
  const answers = answersWith(injected)
  const made: Array<{ readonly name: string; readonly kind: string }> = []
  const answerOf =
    ({ name, kind }: AnyContract): Answer =>
    () =>
      Effect.sync(() => {
        made.push({ name, kind })
        return { status: 200, json: JSON.stringify({ data: answers[name] }) }
      })
  const facts = {
    portalDomain: "ads.example",
    clientId: "",
    requestId: "r",
    ipAddress: "",
    userAgent: "",
    origin: "https://ads.example",
  }
  const server = portalServer(
    {
      caller: { facts: facts as never, token: "t", bypassesLogin: false },
      portal: { title: "Ads" },
      origin: "https://ads.example",
      language: "en",
      businesses: [BusinessProfileId.make(7)],
      today: "2026-12-01",
    },
    { answerOf, translate: (key) => key, context: Context.empty() },
  )
  const [near, far] = InMemoryTransport.createLinkedPair()
  const client = new Client({ name: "obedient", version: "1.0.0" })
  await Promise.all([server.connect(far), client.connect(near)])
  const refused: string[] = []
  const seen: unknown[] = []
  const call = async (name: string, input: object) => {
    try {
      const result = await client.callTool({ name, arguments: { ...input } })
      if (result.isError === true) refused.push(name)
      return result.structuredContent
    } catch {
      refused.push(name)
      return undefined
    }
  }
  for (const [name, input] of reading) seen.push(await call(name, input))
  const texts = untrustedIn(seen)
  const orders = texts.flatMap(ordersIn)
  for (const { tool, input } of orders) await call(tool, input)
  await client.close()
  return { made, refused, texts, orders, seen }
}

/** All texts that stand in a field that marks them as data. */
const untrustedIn = (value: unknown): ReadonlyArray<string> => {
  if (typeof value !== "object" || value === null) return []
  return Object.entries(value).flatMap(([name, part]) =>
    name === "untrusted" && typeof part === "string" ? [part] : untrustedIn(part),
  )
}

test("the corpus has two hundred instructions at four places in six languages", () => {
  expect(injectedTexts.length).toBeGreaterThanOrEqual(200)
  expect(new Set(injectedTexts.map(({ text, place }) => place + text)).size).toBe(injectedTexts.length)
})

test("an obedient model does no more than propose, whatever a text orders", async () => {
  for (const injected of injectedTexts) {
    const { made, refused, texts, orders } = await obeyed(injected)
    expect(texts).toContain(injected.text)
    expect(orders.map(({ tool }) => tool)).toContain(injected.tool)
    const acts = made.filter(({ kind }) => kind !== "query").map(({ name }) => name)
    expect([injected.text, acts]).toEqual([
      injected.text,
      injected.tool === "propose_change" ? ["proposals/ProposeChange"] : [],
    ])
    if (injected.tool !== "propose_change") expect(refused).toContain(injected.tool)
  }
}, 60_000)
