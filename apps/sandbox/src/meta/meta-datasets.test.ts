import { expect, test } from "vitest"
import type { Sandbox } from "../start-sandbox.ts"
import { sandboxSettings } from "../credentials.ts"
import { runSandbox } from "../testing/run-sandbox.ts"

const call = async (sandbox: Sandbox, method: string, path: string, body?: unknown) => {
  const { META_ACCESS_TOKEN } = sandboxSettings(sandbox.url)
  const reply = await fetch(`${sandbox.url}/graph/v25.0/${path}`, {
    method,
    headers: { authorization: `Bearer ${META_ACCESS_TOKEN}`, "content-type": "application/json" },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return { status: reply.status, text: await reply.text() }
}

const made = async (sandbox: Sandbox): Promise<string> => {
  const { META_BUSINESS_ID } = sandboxSettings(sandbox.url)
  const { text } = await call(sandbox, "POST", `${META_BUSINESS_ID}/adspixels`, { name: "Conversions 7" })
  return (JSON.parse(text) as { readonly id: string }).id
}

const seconds = () => Math.floor(Date.now() / 1_000) - 60
const em = "a".repeat(64)
const event = (change: Readonly<Record<string, unknown>> = {}) => ({
  event_name: "Purchase",
  event_time: seconds(),
  event_id: "one",
  action_source: "website",
  event_source_url: "https://shop.example.com/thanks",
  user_data: { em: [em], client_user_agent: "Firefox" },
  custom_data: { value: 12.5, currency: "GBP" },
  ...change,
})

test("a dataset takes events, each once, and says when it last did", () =>
  runSandbox({}, async (sandbox) => {
    const id = await made(sandbox)
    expect((await call(sandbox, "GET", `${id}?fields=last_fired_time`)).text).not.toContain("last_fired_time")
    const twice = await call(sandbox, "POST", `${id}/events`, { data: [event(), event()] })
    expect([twice.status, twice.text]).toEqual([200, expect.stringContaining('"events_received":2')])
    expect((await call(sandbox, "GET", `${id}?fields=last_fired_time`)).text).toContain("last_fired_time")
    const { conversions } = (await (await fetch(`${sandbox.url}/control/api/conversions`)).json()) as {
      readonly conversions: ReadonlyArray<unknown>
    }
    expect(conversions).toMatchObject([{ network: "meta", id: "one", worth: "12.5 GBP" }])
  }))

test("Meta takes none of a request in which an event is wrong", () =>
  runSandbox({}, async (sandbox) => {
    const id = await made(sandbox)
    const day = 86_400
    const wrong: ReadonlyArray<readonly [Readonly<Record<string, unknown>>, string]> = [
      [{ colour: "red" }, "colour"],
      [{ event_name: "" }, "event_name"],
      [{ action_source: "billboard" }, "action_source"],
      [{ event_source_url: undefined }, "event_source_url"],
      [{ event_time: seconds() - 8 * day }, "too far in the past"],
      [{ event_time: seconds() + day }, "in the future"],
      [{ user_data: undefined }, "user_data is required"],
      [{ user_data: { client_user_agent: "Firefox" } }, "sufficient customer information"],
      [{ user_data: { em: [em] } }, "client_user_agent"],
      [{ user_data: { em: ["owner@example.com"], client_user_agent: "Firefox" } }, "must be hashed"],
      [{ user_data: { shoe: "42", em: [em], client_user_agent: "Firefox" } }, "user_data[shoe]"],
      [{ user_data: { fbc: "click", client_user_agent: "Firefox" } }, "fbc"],
      [{ custom_data: { value: 12.5, currency: "pounds" } }, "ISO 4217"],
      [{ custom_data: { value: "12.5", currency: "GBP" } }, "must be a number"],
    ]
    for (const [change, reason] of wrong) {
      const { status, text } = await call(sandbox, "POST", `${id}/events`, { data: [event(), event(change)] })
      expect([status, text], reason).toEqual([400, expect.stringContaining(reason)])
    }
    const many = Array.from({ length: 1_001 }, (_, number) => event({ event_id: `e${number}` }))
    expect((await call(sandbox, "POST", `${id}/events`, { data: many })).text).toContain("more than 1000")
    expect((await call(sandbox, "GET", `${id}?fields=last_fired_time`)).text).not.toContain("last_fired_time")
  }))

test("a lead's stage comes from a CRM, under Meta's own number of the lead", () =>
  runSandbox({}, async (sandbox) => {
    const id = await made(sandbox)
    const stage = (change: Readonly<Record<string, unknown>> = {}) => ({
      event_name: "Converted",
      event_time: seconds(),
      event_id: "lead-1-Won",
      action_source: "system_generated",
      user_data: { lead_id: "1234567890123456" },
      custom_data: { event_source: "crm", lead_event_source: "Marquee" },
      ...change,
    })
    expect((await call(sandbox, "POST", `${id}/events`, { data: [stage()] })).status).toBe(200)
    const wrong: ReadonlyArray<readonly [Readonly<Record<string, unknown>>, string]> = [
      [{ user_data: { lead_id: "12" } }, "lead_id"],
      [{ user_data: { lead_id: "a".repeat(16) } }, "lead_id"],
      [{ action_source: "phone_call" }, "system_generated"],
      [{ custom_data: { event_source: "shop", lead_event_source: "Marquee" } }, "event_source"],
      [{ custom_data: { event_source: "crm" } }, "lead_event_source"],
    ]
    for (const [change, reason] of wrong) {
      const { status, text } = await call(sandbox, "POST", `${id}/events`, { data: [stage(change)] })
      expect([status, text], reason).toEqual([400, expect.stringContaining(reason)])
    }
  }))

test("a dataset is shared with accounts that there are", () =>
  runSandbox({}, async (sandbox) => {
    const id = await made(sandbox)
    const { META_BUSINESS_ID: business, META_AD_ACCOUNT_ID } = sandboxSettings(sandbox.url)
    const shared = (account_id: string, owner = business) =>
      call(sandbox, "POST", `${id}/shared_accounts`, { account_id, business: owner })
    expect((await shared(META_AD_ACCOUNT_ID)).status).toBe(200)
    expect((await shared("1")).status).toBe(400)
    expect((await shared(META_AD_ACCOUNT_ID, "1")).status).toBe(403)
  }))
