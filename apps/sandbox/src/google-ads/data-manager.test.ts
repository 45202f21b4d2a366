import { expect, test } from "vitest"
import type { Sandbox } from "../start-sandbox.ts"
import { google } from "../testing/campaigns.ts"
import { runSandbox } from "../testing/run-sandbox.ts"

const customer = "4445556666"

const makeList = async (sandbox: Sandbox, change: Record<string, unknown> = {}) => {
  const create = {
    name: "Customers",
    membershipLifeSpan: "540",
    crmBasedUserList: { uploadKeyType: "CONTACT_INFO" },
    ...change,
  }
  return google(sandbox, `customers/${customer}/userLists:mutate`, { operations: [{ create }] })
}

const nameOf = (body: Record<string, unknown>): string =>
  (body["results"] as ReadonlyArray<{ readonly resourceName: string }>)[0]?.resourceName ?? ""

const token = async (sandbox: Sandbox): Promise<string> => {
  const grant = await fetch(`${sandbox.url}/oauth2/token`, {
    method: "POST",
    body: new URLSearchParams({
      grant_type: "refresh_token",
      client_id: "gads_client",
      client_secret: "gads_secret",
      refresh_token: "gads_refresh",
    }),
  })
  const { access_token: value }: { readonly access_token: string } = await grant.json()
  return value
}

const hash = (number: number): string => number.toString(16).padStart(64, "0")
const members = (count: number) =>
  Array.from({ length: count }, (_, number) => ({ userData: { userIdentifiers: [{ emailAddress: hash(number) }] } }))

const requestTo = (list: string) => ({
  destinations: [
    {
      operatingAccount: { accountType: "GOOGLE_ADS", accountId: customer },
      productDestinationId: list.split("/").at(-1),
    },
  ],
  audienceMembers: members(3),
  encoding: "HEX",
  consent: { adUserData: "CONSENT_GRANTED", adPersonalization: "CONSENT_GRANTED" },
  termsOfService: { customerMatchTermsOfServiceStatus: "ACCEPTED" },
})

const ingest = async (sandbox: Sandbox, body: unknown, authorization?: string) => {
  const reply = await fetch(`${sandbox.url}/gdm/v1/audienceMembers:ingest`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      authorization: authorization ?? `Bearer ${await token(sandbox)}`,
    },
    body: JSON.stringify(body),
  })
  return { status: reply.status, text: await reply.text() }
}

test("a list of customers has a kind of key, a name of its own and at most 540 days", () =>
  runSandbox({}, async (sandbox) => {
    expect((await makeList(sandbox)).status).toBe(200)
    expect(JSON.stringify((await makeList(sandbox)).body)).toContain("NAME_ALREADY_USED")
    for (const wrong of [
      { name: "Two", membershipLifeSpan: "541" },
      { name: "Two", crmBasedUserList: {} },
      { name: "Two", crmBasedUserList: { uploadKeyType: "SHOE_SIZE" } },
      { name: "Two", colour: "red" },
    ])
      expect((await makeList(sandbox, wrong)).status, JSON.stringify(wrong)).toBe(400)
  }))

test("people are put on a list with consent, terms and hashes alone", () =>
  runSandbox({}, async (sandbox) => {
    const request = requestTo(nameOf((await makeList(sandbox)).body))
    expect((await ingest(sandbox, request)).status).toBe(200)
    const identified = (identifier: unknown) => [{ userData: { userIdentifiers: [identifier] } }]
    const address = { givenName: hash(1), familyName: hash(2), regionCode: "GB", postalCode: "SW1A 1AA" }
    expect((await ingest(sandbox, { ...request, audienceMembers: identified({ address }) })).status).toBe(200)
    const refusals: ReadonlyArray<readonly [unknown, string]> = [
      [{ ...request, consent: undefined }, "INVALID_ARGUMENT"],
      [{ ...request, consent: { adUserData: "CONSENT_GRANTED" } }, "INVALID_ARGUMENT"],
      [{ ...request, termsOfService: undefined }, "TERMS_AND_CONDITIONS_NOT_SIGNED"],
      [{ ...request, encoding: undefined }, "INVALID_ENUM_VALUE"],
      [{ ...request, colour: "red" }, "INVALID_ARGUMENT"],
      [{ ...request, audienceMembers: [] }, "REQUIRED_FIELD_MISSING"],
      [{ ...request, audienceMembers: identified({ emailAddress: "owner@example.com" }) }, "INVALID_SHA256_ENCODING"],
      [
        { ...request, audienceMembers: identified({ address: { ...address, regionCode: "gb" } }) },
        "INVALID_REGION_CODE",
      ],
      [{ ...request, audienceMembers: members(10_001) }, "TOO_MANY_AUDIENCE_MEMBERS"],
      [{ ...request, destinations: requestTo("customers/1/userLists/9").destinations }, "INVALID_USER_LIST_ID"],
    ]
    for (const [body, reason] of refusals) {
      const { status, text } = await ingest(sandbox, body)
      expect([status, text], reason).toEqual([400, expect.stringContaining(reason)])
    }
  }))

test("nobody without a token puts people on a list", () =>
  runSandbox({}, async (sandbox) => {
    const request = requestTo(nameOf((await makeList(sandbox)).body))
    expect((await ingest(sandbox, request, "Bearer nobody")).status).toBe(401)
  }))

test("sizes are told after a day, and a removed list is in no answer", () =>
  runSandbox({}, async (sandbox) => {
    const list = nameOf((await makeList(sandbox)).body)
    await ingest(sandbox, { ...requestTo(list), audienceMembers: members(1_600) })
    const query = "SELECT user_list.size_for_search, user_list.eligible_for_search FROM user_list"
    const rows = async () =>
      JSON.stringify((await google(sandbox, `customers/${customer}/googleAds:searchStream`, { query })).list)
    expect(await rows()).not.toContain('"sizeForSearch":')
    await fetch(`${sandbox.url}/control/api/clock`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ advanceMs: 86_400_000 }),
    })
    expect(await rows()).toContain('"sizeForSearch":"1200","eligibleForSearch":true')
    await google(sandbox, `customers/${customer}/userLists:mutate`, { operations: [{ remove: list }] })
    expect(await rows()).not.toContain(list)
  }))
