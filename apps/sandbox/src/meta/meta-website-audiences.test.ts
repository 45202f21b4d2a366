import { expect, test } from "vitest"
import type { Sandbox } from "../start-sandbox.ts"
import { sandboxSettings } from "../credentials.ts"
import { graph, made } from "../testing/campaigns.ts"
import { runSandbox } from "../testing/run-sandbox.ts"

const call = (sandbox: Sandbox, method: string, path: string, params: Record<string, unknown> = {}) =>
  graph(sandbox, method, path, params, undefined, "v25.0")

const dataset = async (sandbox: Sandbox, isShared = true) => {
  const { META_BUSINESS_ID: business } = sandboxSettings(sandbox.url)
  const id = made(await call(sandbox, "POST", `${business}/adspixels`, { name: "Conversions 7" }))
  if (isShared) await call(sandbox, "POST", `${id}/shared_accounts`, { account_id: "3001", business })
  return id
}

const rule = (id: string, change: Record<string, unknown> = {}) => ({
  event_sources: [{ id, type: "pixel" }],
  retention_seconds: 86_400,
  filter: { operator: "and", filters: [{ field: "event", operator: "eq", value: "PageView" }] },
  ...change,
})
const included = (...rules: ReadonlyArray<object>) => ({ inclusions: { operator: "or", rules } })

const audience = (sandbox: Sandbox, of: object, more: Record<string, unknown> = {}) =>
  call(sandbox, "POST", "act_3001/customaudiences", {
    name: "Visitors",
    rule: JSON.stringify(of),
    prefill: true,
    ...more,
  })

const seconds = () => Math.floor(Date.now() / 1_000) - 60
const event = (number: number, change: Record<string, unknown> = {}) => ({
  event_name: "PageView",
  event_time: seconds(),
  event_id: `visit-${number}-${JSON.stringify(change)}`,
  action_source: "website",
  event_source_url: "https://shop.example.com/sale/boots",
  user_data: { fbp: `fb.1.1796000000000.${number}`, client_user_agent: "Firefox" },
  ...change,
})
const tell = (sandbox: Sandbox, id: string, events: ReadonlyArray<object>) =>
  call(sandbox, "POST", `${id}/events`, { data: events })

const hourLater = (sandbox: Sandbox, hours = 1) =>
  fetch(`${sandbox.url}/control/api/clock`, { method: "POST", body: JSON.stringify({ advanceMs: hours * 3_600_000 }) })

const sizeOf = async (sandbox: Sandbox, id: string) => {
  const fields = "subtype,approximate_count_upper_bound,operation_status,delivery_status"
  const { body } = await call(sandbox, "GET", id, { fields })
  expect(body["subtype"]).toBe("WEBSITE")
  return Number(body["approximate_count_upper_bound"])
}

test("a website audience is made by a rule that Meta's guide allows, and by no other", () =>
  runSandbox({}, async (sandbox) => {
    const id = await dataset(sandbox)
    const foreign = await dataset(sandbox, false)
    expect((await audience(sandbox, included(rule(id)))).status).toBe(200)
    const filter = (one: object) => rule(id, { filter: { operator: "and", filters: [one] } })
    for (const wrong of [
      {},
      included(),
      included(rule(foreign)),
      included(rule("1")),
      included(rule(id, { event_sources: [{ id, type: "app" }] })),
      included(rule(id, { retention_seconds: 0 })),
      included(rule(id, { retention_seconds: 181 * 86_400 })),
      included(rule(id, { filter: undefined })),
      included(rule(id, { filter: { operator: "and", filters: [] } })),
      included(filter({ field: "event", operator: "contains", value: "Page" })),
      included(filter({ field: "url", operator: "begins", value: "/sale" })),
      included(filter({ field: "colour", operator: "eq", value: "red" })),
      included(filter({ field: "url", operator: "i_contains", value: "" })),
      included(...Array.from({ length: 11 }, () => rule(id))),
      { ...included(rule(id)), seeds: {} },
    ])
      expect((await audience(sandbox, wrong)).status, JSON.stringify(wrong)).toBe(400)
    expect((await audience(sandbox, included(rule(id)), { subtype: "WEBSITE" })).status).toBe(400)
  }))

test("its size follows the visits that were told, each visitor once, and their days", () =>
  runSandbox({}, async (sandbox) => {
    const id = await dataset(sandbox)
    const sale = { field: "url", operator: "regex_match", value: "^https?://[^/]+/sale.*$" }
    const view = { field: "event", operator: "eq", value: "PageView" }
    const visitors = made(
      await audience(sandbox, included(rule(id, { filter: { operator: "and", filters: [view, sale] } }))),
    )
    const all = Array.from({ length: 400 }, (_, number) => event(number))
    await tell(sandbox, id, all)
    await tell(
      sandbox,
      id,
      all.map((one) => ({ ...one, event_source_url: "https://shop.example.com/about" })),
    )
    expect(await sizeOf(sandbox, visitors)).toBe(-1)
    await hourLater(sandbox)
    const first = await sizeOf(sandbox, visitors)
    expect(first).toBeGreaterThan(200)
    expect(first).toBeLessThanOrEqual(400)
    await tell(
      sandbox,
      id,
      Array.from({ length: 400 }, (_, number) => event(number, { event_name: "ViewContent" })),
    )
    await hourLater(sandbox)
    expect(await sizeOf(sandbox, visitors)).toBe(first)
    await hourLater(sandbox, 24)
    expect(await sizeOf(sandbox, visitors)).toBe(-1)
  }))

test("whoever did what an exclusion names is left out, by any of their keys", () =>
  runSandbox({}, async (sandbox) => {
    const id = await dataset(sandbox)
    const buys = { field: "event", operator: "eq", value: "Purchase" }
    const exclusions = { operator: "or", rules: [rule(id, { filter: { operator: "and", filters: [buys] } })] }
    const visitors = made(await audience(sandbox, { ...included(rule(id)), exclusions }))
    const everybody = made(await audience(sandbox, included(rule(id)), { name: "Everybody" }))
    await tell(
      sandbox,
      id,
      Array.from({ length: 400 }, (_, number) => event(number)),
    )
    const bought = Array.from({ length: 400 }, (_, number) => event(number, { event_name: "Purchase" }))
    await tell(sandbox, id, bought.slice(0, 200))
    await hourLater(sandbox)
    expect(await sizeOf(sandbox, visitors)).toBeLessThan(await sizeOf(sandbox, everybody))
  }))

test("it takes no people of files, and a lookalike of it needs enough visitors", () =>
  runSandbox({}, async (sandbox) => {
    const id = await dataset(sandbox)
    const visitors = made(await audience(sandbox, included(rule(id))))
    const payload = { schema: ["EMAIL"], data: [["a".repeat(64)]] }
    const session = { session_id: 7, batch_seq: 1, last_batch_flag: true }
    expect((await call(sandbox, "POST", `${visitors}/users`, { payload, session })).status).toBe(400)
    const like = () =>
      call(sandbox, "POST", "act_3001/customaudiences", {
        name: "Like",
        subtype: "LOOKALIKE",
        origin_audience_id: visitors,
        lookalike_spec: { ratio: 0.01, country: "IN" },
      })
    expect((await like()).status).toBe(400)
    await tell(
      sandbox,
      id,
      Array.from({ length: 300 }, (_, number) => event(number)),
    )
    await hourLater(sandbox)
    expect((await like()).status).toBe(200)
  }))
