import { allowedHosts } from "@adapters/web-extraction"
import { LeadReceivers, type ReceiverTarget } from "@application/integrations/ports"
import { sandboxSettings } from "@apps/sandbox/settings"
import { type Sandbox, startSandbox } from "@apps/sandbox/start-sandbox"
import {
  type Connection,
  type DestinationKind,
  destinationKind,
  exampleValues,
  type FieldMapping,
  type LeadValues,
  meaningOf,
  messageOf,
} from "@domain/integrations"
import { BusinessProfileId } from "@domain/kernel"
import { Effect } from "effect"
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { leadReceivers } from "./lead-receivers.ts"

const businessProfileId = BusinessProfileId.make(7)
const tokens = { full: "pat-eu1-sandbox-reads-and-writes-contacts", reading: "pat-eu1-sandbox-only-reads-contacts" }
const sheets = {
  shared: "sandboxSpreadsheetOfLeads01",
  toLook: "sandboxSpreadsheetToLook02",
  private: "sandboxSpreadsheetPrivate03",
}

let sandbox: Sandbox
let layer: ReturnType<typeof leadReceivers>
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, smtpPort: 0 })
  const settings = sandboxSettings(sandbox.url)
  layer = leadReceivers(
    { allowed: allowedHosts(new URL(sandbox.url).host) },
    {
      hubSpot: { baseUrl: settings.HUBSPOT_BASE_URL },
      googleSheets: {
        baseUrl: settings.GOOGLE_SHEETS_BASE_URL,
        tokenUrl: settings.GOOGLE_SHEETS_TOKEN_URL,
        account: settings.GOOGLE_SHEETS_ACCOUNT,
        privateKey: settings.GOOGLE_SHEETS_PRIVATE_KEY,
      },
    },
  )
})
afterAll(() => sandbox.stop())

const control = (path: string, method = "GET", body?: object) =>
  fetch(`${sandbox.url}/control/api/${path}`, { method, ...(body !== undefined && { body: JSON.stringify(body) }) })
interface Systems {
  readonly contacts: ReadonlyArray<{ readonly properties: Readonly<Record<string, string>> }>
  readonly spreadsheets: Readonly<
    Record<string, { readonly tabs: Readonly<Record<string, ReadonlyArray<ReadonlyArray<unknown>>>> }>
  >
}
const systems = async () => (await (await control("lead-systems")).json()) as Systems
const rows = async () => (await systems()).spreadsheets[sheets.shared]?.tabs["Leads 7"] ?? []
const addTab = (id: string, tab = "Leads 7") => control(`lead-systems/spreadsheets/${id}`, "POST", { tab })
const fail = (kind: string, status?: number, path?: string) =>
  control("failures", "POST", { provider: provider, kind, count: 1, ...(status && { status }), ...(path && { path }) })
let provider = ""

beforeEach(async () => {
  await control("reset", "POST")
  await addTab(sheets.shared)
  await addTab(sheets.toLook)
})

const connections = {
  HubSpot: { accessToken: tokens.full },
  GoogleSheets: { spreadsheet: sheets.shared },
} as const

interface Sending {
  readonly connection?: Connection
  readonly mapping?: FieldMapping
  readonly values?: LeadValues
  readonly leadId?: number
}
const targetOf = (kind: "HubSpot" | "GoogleSheets", { connection, mapping }: Sending): ReceiverTarget => ({
  businessProfileId,
  kind,
  connection: connection ?? connections[kind],
  mapping: mapping ?? destinationKind(kind).mapping,
  signing: [],
})

const send = (kind: "HubSpot" | "GoogleSheets", sending: Sending = {}) => {
  const target = targetOf(kind, sending)
  const { values = exampleValues, leadId = 5 } = sending
  const message = messageOf({ kind: "lead.created", at: 0 }, target, { ...values, id: leadId })
  return Effect.flatMap(LeadReceivers, (receivers) =>
    receivers.send(target, { id: "lead_3_5_created", leadId, at: 0, message }),
  ).pipe(Effect.provide(layer), Effect.runPromise)
}
const check = (kind: "HubSpot" | "GoogleSheets", sending: Sending = {}) =>
  Effect.flatMap(LeadReceivers, (receivers) => receivers.check(targetOf(kind, sending))).pipe(
    Effect.provide(layer),
    Effect.runPromise,
  )

/** What each kind keeps of leads, whatever it calls them. */
const kept = {
  HubSpot: async () => (await systems()).contacts.map(({ properties }) => properties),
  GoogleSheets: async () => {
    const [headings = [], ...lines] = await rows()
    return lines.map((line) => Object.fromEntries(headings.map((name, index) => [String(name), String(line[index])])))
  },
} satisfies Readonly<Record<Exclude<DestinationKind, "Webhook">, unknown>>

const providers = { HubSpot: "hubSpot", GoogleSheets: "googleSheets" } as const

describe.each(["HubSpot", "GoogleSheets"] as const)("%s", (kind) => {
  beforeEach(() => void (provider = providers[kind]))

  test("a connection that is let in says where it leads", async () => {
    const answer = await check(kind)
    expect(meaningOf(answer)).toBe("Taken")
    expect(answer.connectedTo).toMatch(kind === "HubSpot" ? /^144567890 / : /^Leads of the bakery$/)
  })

  test("a lead that comes twice is one, as it is the last time", async () => {
    expect(meaningOf(await send(kind))).toBe("Taken")
    expect(meaningOf(await send(kind, { values: { ...exampleValues, city: "York" } }))).toBe("Taken")
    expect(await kept[kind]()).toMatchObject([{ city: "York", phone: "+441632960987" }])
  })

  test("a lead whose answer was lost is one after the next try", async () => {
    await fail("lostReply", undefined, kind === "HubSpot" ? "upsert" : "append")
    expect(meaningOf(await send(kind))).toBe("Again")
    expect(meaningOf(await send(kind))).toBe("Taken")
    expect(await kept[kind]()).toHaveLength(1)
  })

  test("leads that come at once are as many", async () => {
    const ids = [1, 2, 3, 4, 5, 6, 7, 8]
    await Promise.all(
      ids.map((leadId) => send(kind, { leadId, values: { ...exampleValues, email: `a${leadId}@example.com` } })),
    )
    expect(await kept[kind]()).toHaveLength(ids.length)
  })

  test("what looks like a formula stays a text", async () => {
    await send(kind, { values: { ...exampleValues, city: "=1+1" } })
    expect(await kept[kind]()).toMatchObject([{ city: "=1+1" }])
  })

  test("a text that is longer than a field is cut, and taken", async () => {
    const answers = [{ question: "Q", answer: "a".repeat(70_000) }]
    expect(meaningOf(await send(kind, { values: { ...exampleValues, answers } }))).toBe("Taken")
  })

  test("too many calls are told with how long to wait", async () => {
    await fail("rateLimit")
    const answer = await send(kind)
    expect(answer).toMatchObject({ status: 429, trouble: "TooManyCalls" })
    expect(answer.retryAfterSeconds).toBeGreaterThan(0)
  })

  test("a provider that fails is tried again without a trouble of ours", async () => {
    await fail("error", 503)
    expect(await send(kind)).toMatchObject({ status: 503 })
    expect(await send(kind)).not.toHaveProperty("trouble")
  })
})

test("a token that HubSpot does not know, or that may only read, is told", async () => {
  const unknown = { accessToken: "pat-eu1-nobody-has-made-this-token" }
  expect(await check("HubSpot", { connection: unknown })).toMatchObject({ status: 401, trouble: "TokenRefused" })
  expect(await send("HubSpot", { connection: unknown })).toMatchObject({ status: 401, trouble: "TokenRefused" })
  const reading = { connection: { accessToken: tokens.reading } }
  const missing = { status: 403, trouble: "ScopeMissing", about: "crm.objects.contacts.write" }
  expect(await check("HubSpot", reading)).toMatchObject(missing)
  expect(await send("HubSpot", reading)).toMatchObject(missing)
})

test("properties that HubSpot lacks are named before and after", async () => {
  const mapping: FieldMapping = [...destinationKind("HubSpot").mapping, { to: "shoe_size", fixed: "42" }]
  const unknown = { trouble: "FieldUnknown", about: "shoe_size" }
  expect(await check("HubSpot", { mapping })).toMatchObject(unknown)
  expect(await send("HubSpot", { mapping })).toMatchObject({ status: 400, ...unknown })
})

test("a value that HubSpot's property does not take is told by its name", async () => {
  const mapping: FieldMapping = [...destinationKind("HubSpot").mapping, { to: "hs_lead_status", fixed: "Fresh" }]
  expect(await send("HubSpot", { mapping })).toMatchObject({ trouble: "ValueRefused", about: "hs_lead_status" })
})

test("a lead without an e-mail is one contact by a property of unique values", async () => {
  const connection = { accessToken: tokens.full, uniqueProperty: "lead_number" }
  const { email, ...values } = exampleValues
  for (let times = 0; times < 2; times += 1)
    expect(meaningOf(await send("HubSpot", { connection, values }))).toBe("Taken")
  expect(meaningOf(await send("HubSpot", { connection, values: { ...values, email } as LeadValues }))).toBe("Taken")
  expect(await kept.HubSpot()).toMatchObject([{ lead_number: "5", email: "asha@example.com" }])
})

test("a property that several contacts may share cannot tell leads apart", async () => {
  const connection = { accessToken: tokens.full, uniqueProperty: "city" }
  expect(await check("HubSpot", { connection })).toMatchObject({ trouble: "FieldNotUnique", about: "city" })
})

test("HubSpot's daily limit is waited for longer than its limit of seconds", async () => {
  provider = "hubSpot"
  await fail("error", 429)
  expect(await send("HubSpot")).toMatchObject({ trouble: "DailyLimit" })
})

test("a spreadsheet that is not shared, only to look at, or not there is told", async () => {
  const of = (spreadsheet: string) => ({ connection: { spreadsheet } })
  const notShared = { trouble: "NotShared", about: "leads@marquee-sandbox.iam.gserviceaccount.com" }
  for (const id of [sheets.private, sheets.toLook]) {
    expect(await check("GoogleSheets", of(id))).toMatchObject({ status: 403, ...notShared })
    expect(await send("GoogleSheets", of(id))).toMatchObject({ status: 403, ...notShared })
  }
  expect(await send("GoogleSheets", of("nobodyMadeThisSpreadsheet"))).toMatchObject({
    status: 404,
    trouble: "PlaceMissing",
  })
})

test("a tab that is not named for the business gets nothing", async () => {
  await control("reset", "POST")
  await addTab(sheets.shared, "Leads 8")
  const missing = { trouble: "TabMissing", about: "Leads 7" }
  expect(await check("GoogleSheets")).toMatchObject(missing)
  expect(await send("GoogleSheets")).toMatchObject({ status: 400, ...missing })
})

test("columns may be moved, and others of the owner's own stay as they are", async () => {
  await send("GoogleSheets")
  const spreadsheet = (await systems()).spreadsheets[sheets.shared]
  const [headings = [], first = []] = spreadsheet?.tabs["Leads 7"] ?? []
  expect([headings[0], first[0]]).toEqual(["id", 5])
  expect(await rows()).toHaveLength(2)
  const mapping: FieldMapping = [
    { to: "Town", from: "city" },
    { to: "id", from: "id" },
  ]
  await send("GoogleSheets", { mapping })
  const [after = [], line = []] = await rows()
  expect(after).toEqual([...headings, "Town"])
  expect(line).toEqual([...first, "Leeds"])
})

test("more columns than a tab has are told as a full place", async () => {
  const mapping: FieldMapping = [
    { to: "id", from: "id" },
    ...Array.from({ length: 30 }, (_, index) => ({ to: `Column ${index}`, fixed: "x" })),
  ]
  expect(await send("GoogleSheets", { mapping })).toMatchObject({ status: 400, trouble: "PlaceFull" })
})

test("a key that Google refuses is the installation's trouble, not the owner's", async () => {
  provider = "googleSheets"
  await fail("error", 400, "token")
  const fresh = leadReceivers(
    { allowed: allowedHosts(new URL(sandbox.url).host) },
    {
      googleSheets: {
        baseUrl: `${sandbox.url}/sheets`,
        tokenUrl: `${sandbox.url}/sheets/token`,
        account: "leads@marquee-sandbox.iam.gserviceaccount.com",
        privateKey: sandboxSettings(sandbox.url).GOOGLE_SHEETS_PRIVATE_KEY,
      },
    },
  )
  const answer = await Effect.flatMap(LeadReceivers, ({ check: ask }) => ask(targetOf("GoogleSheets", {}))).pipe(
    Effect.provide(fresh),
    Effect.runPromise,
  )
  expect(answer).toMatchObject({ status: 400, trouble: "InstallationRefused" })
})

test("kinds that an installation has not set up are not offered", async () => {
  const { availableKinds, sharedWith } = await Effect.runPromise(Effect.provide(LeadReceivers, leadReceivers({})))
  expect(availableKinds).toEqual(["Webhook"])
  expect(sharedWith).toBeUndefined()
})
