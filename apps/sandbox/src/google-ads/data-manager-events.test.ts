import { expect, test } from "vitest"
import { sandboxSettings } from "../credentials.ts"
import type { Sandbox } from "../start-sandbox.ts"
import { google } from "../testing/campaigns.ts"
import { runSandbox } from "../testing/run-sandbox.ts"

const customer = "4445556666"
const email = "a".repeat(64)

const madeAction = async (sandbox: Sandbox, change: Readonly<Record<string, unknown>> = {}) => {
  const create = { name: "Orders", type: "UPLOAD_CLICKS", category: "PURCHASE", status: "ENABLED", ...change }
  return google(sandbox, `customers/${customer}/conversionActions:mutate`, { operations: [{ create }] })
}
const idOf = (body: Record<string, unknown>): string =>
  (body["results"] as ReadonlyArray<{ readonly resourceName: string }>)[0]?.resourceName.split("/").at(-1) ?? ""

const asked = async (sandbox: Sandbox, path: string, body?: unknown) => {
  const settings = sandboxSettings(sandbox.url)
  const grant = await fetch(settings.GOOGLE_OAUTH_URL, {
    method: "POST",
    body: new URLSearchParams({
      grant_type: "refresh_token",
      client_id: settings.GOOGLE_ADS_CLIENT_ID,
      client_secret: settings.GOOGLE_ADS_CLIENT_SECRET,
      refresh_token: settings.GOOGLE_ADS_REFRESH_TOKEN,
    }),
  })
  const { access_token: token } = (await grant.json()) as { readonly access_token: string }
  const reply = await fetch(`${sandbox.url}/gdm/v1/${path}`, {
    method: body === undefined ? "GET" : "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return { status: reply.status, text: await reply.text() }
}

const event = (change: Readonly<Record<string, unknown>> = {}) => ({
  transactionId: "one",
  eventTimestamp: new Date(Date.now() - 60_000).toISOString(),
  eventSource: "WEB",
  adIdentifiers: { gclid: "click" },
  userData: { userIdentifiers: [{ emailAddress: email }] },
  conversionValue: 12.5,
  currency: "GBP",
  ...change,
})
const request = (action: string, events: ReadonlyArray<unknown>) => ({
  destinations: [
    { operatingAccount: { accountType: "GOOGLE_ADS", accountId: customer }, productDestinationId: action },
  ],
  events,
  encoding: "HEX",
})

test("a conversion action has a type that is made, its own name, 1 to 90 days", () =>
  runSandbox({}, async (sandbox) => {
    expect((await madeAction(sandbox)).status).toBe(200)
    expect(JSON.stringify((await madeAction(sandbox)).body)).toContain("DUPLICATE_NAME")
    for (const wrong of [
      { name: "Two", type: "STORE_VISITS" },
      { name: "Two", clickThroughLookbackWindowDays: "91" },
      { name: "Two", category: "SHOES" },
      { name: "Two", colour: "red" },
    ])
      expect((await madeAction(sandbox, wrong)).status, JSON.stringify(wrong)).toBe(400)
  }))

test("wrong events are named by their places, and none of the request is taken", () =>
  runSandbox({}, async (sandbox) => {
    const action = idOf((await madeAction(sandbox)).body)
    const old = new Date(Date.now() - 91 * 86_400_000).toISOString()
    const wrong: ReadonlyArray<readonly [Readonly<Record<string, unknown>>, string]> = [
      [{ eventTimestamp: old }, "EVENT_TIME_INVALID"],
      [{ eventTimestamp: new Date(Date.now() + 86_400_000).toISOString() }, "EVENT_TIME_INVALID"],
      [{ eventSource: undefined }, "REQUIRED_FIELD_MISSING"],
      [{ adIdentifiers: undefined, userData: undefined }, "NO_IDENTIFIERS_PROVIDED"],
      [{ adIdentifiers: { gclid: "a", wbraid: "b" } }, "INVALID_EVENT"],
      [{ currency: "pounds" }, "INVALID_CURRENCY_CODE"],
      [{ userData: { userIdentifiers: [{ emailAddress: "owner@example.com" }] } }, "INVALID_SHA256_ENCODING"],
    ]
    for (const [change, reason] of wrong) {
      const { status, text } = await asked(sandbox, "events:ingest", request(action, [event(), event(change)]))
      expect([status, text], reason).toEqual([400, expect.stringContaining(reason)])
      expect(text).toContain("events[1]")
    }
    const many = Array.from({ length: 2_001 }, () => event())
    expect((await asked(sandbox, "events:ingest", request(action, many))).text).toContain("TOO_MANY_EVENTS")
    expect((await asked(sandbox, "events:ingest", request("1", [event()]))).text).toContain("INVALID_DESTINATION")
    const unknown = request(action, [event({ eventSource: "BILLBOARD" })])
    expect((await asked(sandbox, "events:ingest", unknown)).status).toBe(400)
    const answer = await (await fetch(`${sandbox.url}/control/api/conversions`)).json()
    expect(answer).toEqual({ conversions: [] })
  }))

test("a known transaction with another worth has it from then on, and counts once", () =>
  runSandbox({}, async (sandbox) => {
    const action = idOf((await madeAction(sandbox)).body)
    await asked(sandbox, "events:ingest", request(action, [event()]))
    await asked(sandbox, "events:ingest", request(action, [event({ conversionValue: 0 })]))
    const answer = (await (await fetch(`${sandbox.url}/control/api/conversions`)).json()) as {
      readonly conversions: ReadonlyArray<{ readonly worth: string }>
    }
    expect(answer.conversions.map(({ worth }) => worth)).toEqual(["0 GBP"])
  }))

test("a request's status is told after an hour, and a known transaction is a duplicate", () =>
  runSandbox({}, async (sandbox) => {
    const action = idOf((await madeAction(sandbox)).body)
    await asked(sandbox, "events:ingest", request(action, [event()]))
    const { text } = await asked(sandbox, "events:ingest", request(action, [event(), event({ transactionId: "two" })]))
    const { requestId } = JSON.parse(text) as { readonly requestId: string }
    const status = async () => (await asked(sandbox, `requestStatus:retrieve?requestId=${requestId}`)).text
    expect(await status()).toContain("PROCESSING")
    await fetch(`${sandbox.url}/control/api/clock`, {
      method: "POST",
      body: JSON.stringify({ advanceMs: 3_600_000 }),
    })
    expect(await status()).toContain("PARTIAL_SUCCESS")
    expect(await status()).toContain("DUPLICATE_TRANSACTION_ID")
    expect((await asked(sandbox, "requestStatus:retrieve?requestId=nothing")).text).toContain("INVALID_REQUEST_ID")
  }))
