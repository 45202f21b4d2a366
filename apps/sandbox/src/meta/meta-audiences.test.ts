import { expect, test } from "vitest"
import type { Sandbox } from "../start-sandbox.ts"
import { graph, made } from "../testing/campaigns.ts"
import { runSandbox } from "../testing/run-sandbox.ts"

const call = (sandbox: Sandbox, method: string, path: string, params: Record<string, unknown> = {}) =>
  graph(sandbox, method, path, params, undefined, "v25.0")

const makeList = (sandbox: Sandbox, params: Record<string, unknown> = {}) =>
  call(sandbox, "POST", "act_3001/customaudiences", {
    name: "Customers",
    subtype: "CUSTOM",
    customer_file_source: "USER_PROVIDED_ONLY",
    ...params,
  })

const hash = (number: number): string => number.toString(16).padStart(64, "0")
const rows = (count: number) => Array.from({ length: count }, (_, number) => [hash(number)])
const session = { session_id: 7, batch_seq: 1, last_batch_flag: true }

const upload = (sandbox: Sandbox, id: string, data: unknown, more: Record<string, unknown> = {}) =>
  call(sandbox, "POST", `${id}/users`, { payload: { schema: ["EMAIL"], data }, session, ...more })

const sizesOf = async (sandbox: Sandbox, id: string) => {
  const fields = "approximate_count_lower_bound,operation_status,delivery_status"
  const { body } = await call(sandbox, "GET", id, { fields })
  const code = (name: string) => (body[name] as { readonly code: number }).code
  return [body["approximate_count_lower_bound"], code("operation_status"), code("delivery_status")]
}

test("a list says where its people come from, and what no list has is refused", () =>
  runSandbox({}, async (sandbox) => {
    expect((await makeList(sandbox)).status).toBe(200)
    for (const wrong of [
      { customer_file_source: undefined },
      { customer_file_source: "BOUGHT" },
      { subtype: "WEBSITE" },
      { name: "" },
      { colour: "red" },
    ])
      expect((await makeList(sandbox, wrong)).status, JSON.stringify(wrong)).toBe(400)
  }))

test("people are found an hour after they were told of, three in four of them", () =>
  runSandbox({}, async (sandbox) => {
    const id = made(await makeList(sandbox))
    expect(await sizesOf(sandbox, id)).toEqual([-1, 410, 300])
    expect((await upload(sandbox, id, rows(1_600))).body).toMatchObject({ num_received: 1_600, num_invalid_entries: 0 })
    expect(await sizesOf(sandbox, id)).toEqual([-1, 441, 300])
    await fetch(`${sandbox.url}/control/api/clock`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ advanceMs: 3_600_000 }),
    })
    expect(await sizesOf(sandbox, id)).toEqual([1_200, 200, 200])
  }))

test("what is no hash is counted as invalid, and plain addresses find nobody", () =>
  runSandbox({}, async (sandbox) => {
    const id = made(await makeList(sandbox))
    const { body } = await upload(sandbox, id, [["owner@example.com"], [hash(1).toUpperCase()], [hash(10)], [""]])
    expect(body).toMatchObject({ num_received: 4, num_invalid_entries: 2 })
  }))

test("a request without a session, with unknown keys or with too many rows is refused", () =>
  runSandbox({}, async (sandbox) => {
    const id = made(await makeList(sandbox))
    expect((await upload(sandbox, id, rows(10_001))).status).toBe(400)
    expect((await upload(sandbox, id, rows(1), { session: { session_id: 7 } })).status).toBe(400)
    const payload = { schema: ["SHOE_SIZE"], data: rows(1) }
    expect((await upload(sandbox, id, rows(1), { payload })).status).toBe(400)
    expect((await upload(sandbox, id, rows(10_000))).status).toBe(200)
  }))

test("a lookalike is described as Meta's guide says, and of enough people", () =>
  runSandbox({}, async (sandbox) => {
    const source = made(await makeList(sandbox))
    const alike = (spec: unknown, more: Record<string, unknown> = {}) =>
      makeList(sandbox, {
        subtype: "LOOKALIKE",
        customer_file_source: undefined,
        origin_audience_id: source,
        lookalike_spec: spec,
        ...more,
      })
    const spec = { ratio: 0.01, country: "GB" }
    await upload(sandbox, source, rows(60))
    expect(JSON.stringify((await alike(spec)).body)).toContain("at least 100 people")
    await upload(sandbox, source, rows(400))
    for (const wrong of [
      { ratio: 0.015, country: "GB" },
      { ratio: 0.3, country: "GB" },
      { ratio: 0.01 },
      { percent: 1 },
    ])
      expect((await alike(wrong)).status, JSON.stringify(wrong)).toBe(400)
    expect((await alike(spec, { origin_audience_id: "1" })).status).toBe(400)
    expect((await alike(spec)).status).toBe(200)
  }))

test("unaccepted terms are refused by the codes of Meta's error reference", () =>
  runSandbox({}, async (sandbox) => {
    await fetch(`${sandbox.url}/control/api/failures`, {
      method: "PUT",
      headers: { "content-type": "application/json" },
      body: JSON.stringify([{ id: "terms", provider: "meta", kind: "decline", path: "customaudiences", count: 1 }]),
    })
    expect((await makeList(sandbox)).body).toMatchObject({ error: { code: 200, error_subcode: 1870034 } })
    expect((await makeList(sandbox)).status).toBe(200)
  }))
