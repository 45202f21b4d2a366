import { Effect, Layer, Option } from "effect"
import { afterAll, beforeAll, expect, test } from "vitest"
import {
  googleKeywordIdeas,
  googlePlaceCodes,
  metaInterestSearch,
  metaLinkablePages,
  metaTokenExchange,
} from "./index.ts"
import { PlaceCodes } from "@application/businesses/ports"
import { InterestSearch, KeywordIdeas } from "@application/campaigns/ports"
import { LinkablePages } from "@application/channels/ports"
import type { Place } from "@domain/businesses"
import type { AimedKind } from "@domain/campaigns"
import { credentialsFrom } from "@apps/sandbox/settings"
import { type Sandbox, startSandbox } from "@apps/sandbox/testing"

const keys = credentialsFrom({})
let sandbox: Sandbox

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, smtpPort: 0 })
})

afterAll(() => sandbox.stop())

const meta = (version: string, accessToken = keys.META_ACCESS_TOKEN) => ({
  baseUrl: `${sandbox.url}/graph`,
  version,
  accessToken,
  appSecret: keys.META_APP_SECRET,
  adAccounts: { IN: keys.META_AD_ACCOUNT_ID, GB: "3002" },
  portalPageId: keys.META_PAGE_ID,
  businessId: "9",
})

const google = () => ({
  baseUrl: `${sandbox.url}/gads`,
  version: "v25",
  dataManagerUrl: "http://127.0.0.1:1",
  tokenUrl: `${sandbox.url}/oauth2/token`,
  developerToken: keys.GOOGLE_ADS_DEVELOPER_TOKEN,
  clientId: keys.GOOGLE_ADS_CLIENT_ID,
  clientSecret: keys.GOOGLE_ADS_CLIENT_SECRET,
  refreshToken: keys.GOOGLE_ADS_REFRESH_TOKEN,
  loginCustomerId: keys.GOOGLE_ADS_LOGIN_CUSTOMER_ID,
  customers: { IN: keys.GOOGLE_ADS_CUSTOMER_ID, GB: "4445556667" },
})

const run = <A, R>(work: Effect.Effect<A, never, R>, layer: () => Layer.Layer<R>) =>
  Effect.runPromise(Effect.provide(work, Layer.unwrap(Effect.sync(layer))))

const interests = Effect.flatMap(InterestSearch, (search) => search.matching("yoga", "en"))

test.each(["v8.0", "v25.0"])("Graph %s finds interests with their path and size", async (version) => {
  const matches = await run(interests, () => metaInterestSearch(meta(version)))
  expect(matches.length).toBeGreaterThan(0)
  expect(matches[0]).toMatchObject({ name: expect.any(String), path: expect.arrayContaining(["Interests"]) })
  expect(matches.every(({ audienceSize }) => (audienceSize ?? 0) > 0)).toBe(true)
})

test.each(["v8.0", "v25.0"])(
  "Graph %s names interests in the language asked for, whatever the words' own",
  async (version) => {
    for (const words of ["yoga", "יוגה"]) {
      const matching = Effect.flatMap(InterestSearch, (search) => search.matching(words, "he"))
      const [first] = await run(matching, () => metaInterestSearch(meta(version)))
      expect(first).toMatchObject({ id: "6003306084421", name: "יוגה", path: ["תחומי עניין", "כושר", "יוגה"] })
    }
  },
)

test.each(["v8.0", "v25.0"])("Graph %s finds behaviours apart from interests", async (version) => {
  const search = (kind: AimedKind) =>
    run(
      Effect.flatMap(InterestSearch, ({ matching }) => matching("shopping", "en", kind)),
      () => metaInterestSearch(meta(version)),
    )
  expect(await search("Behaviour")).toMatchObject([
    { id: "6071631541183", name: "Engaged shoppers", type: "Behaviour", audienceSize: expect.any(Number) },
  ])
  expect((await search("Interest")).map(({ name }) => name)).not.toContain("Engaged shoppers")
})

test("interests are empty, not a failure, when the network refuses", async () => {
  expect(await run(interests, () => metaInterestSearch(meta("v8.0", "expired")))).toEqual([])
})

const ideas = (query: { readonly seeds: ReadonlyArray<string>; readonly websiteUrl?: string }) =>
  Effect.flatMap(KeywordIdeas, (source) => source.around({ ...query, region: "GB", language: "en" }))

test("keyword ideas come from words, a site or both, most searched first", async () => {
  const queries = [
    { seeds: ["plumber"] },
    { seeds: [], websiteUrl: "https://oakfield-plumbing.example" },
    { seeds: ["plumber"], websiteUrl: "https://oakfield-plumbing.example" },
  ]
  for (const query of queries) {
    const keywords = await run(ideas(query), () => googleKeywordIdeas(google()))
    expect(keywords.length).toBeGreaterThan(5)
    const searches = keywords.map(({ monthlySearches }) => monthlySearches ?? 0)
    expect(searches).toEqual(searches.toSorted((a, b) => b - a))
  }
})

test("a site that cannot be read leaves the ideas from words", async () => {
  const keywords = await run(ideas({ seeds: ["plumber"], websiteUrl: "no address" }), () =>
    googleKeywordIdeas(google()),
  )
  expect(keywords.map(({ keyword }) => keyword)).toContain("plumber")
})

test("keyword ideas are empty, not a failure, without a right to ask", async () => {
  const keywords = await run(ideas({ seeds: ["plumber"] }), () =>
    googleKeywordIdeas({ ...google(), refreshToken: "revoked" }),
  )
  expect(keywords).toEqual([])
})

test("the platform's own page comes with its name and picture", async () => {
  const portalPage = await run(
    Effect.flatMap(LinkablePages, (pages) => pages.portalPage),
    () => metaLinkablePages(meta("v8.0")),
  )
  expect(portalPage).toMatchObject({ id: keys.META_PAGE_ID, name: "Local Offers", pictureUrl: expect.any(String) })
})

test("Facebook exchanges a token that it knows for a new one, and no other", async () => {
  const exchange = metaTokenExchange({ ...meta("v25.0"), appId: keys.META_APP_ID })
  const [known, unknown] = await Effect.runPromise(Effect.all([exchange(keys.META_ACCESS_TOKEN), exchange("made up")]))
  expect(Option.getOrUndefined(known)).toMatch(/^meta_user_/)
  expect(unknown).toEqual(Option.none())
})

const place = (id: string, name: string, facts: Partial<Place> = {}): Place => ({
  id,
  name,
  kind: "City",
  state: "Maharashtra",
  countryCode: "IN",
  latitude: 18.5,
  longitude: 73.9,
  ...facts,
})

test("a place has Google's code if Google knows it by kind, name and state", async () => {
  const places = [
    place("pune", "Pune"),
    place("elsewhere", "Pune", { state: "Kerala" }),
    place("village", "Nowhere Khurd"),
    place("state", "Maharashtra", { kind: "State" }),
    place("pin", "Shivajinagar", { kind: "PostalCode", postcode: "411005" }),
    place("bristol", "Bristol", { state: "England", countryCode: "GB" }),
  ]
  const codes = await run(
    Effect.flatMap(PlaceCodes, ({ of }) => of(places)),
    () => googlePlaceCodes(google()),
  )
  expect([...codes.keys()].toSorted()).toEqual(["bristol", "pin", "pune", "state"])
  expect(codes.get("pune")).toBe("1007788")
})

test("no place has a code while Google refuses", async () => {
  const codes = Effect.flatMap(PlaceCodes, ({ of }) => of([place("pune", "Pune")]))
  expect((await run(codes, () => googlePlaceCodes({ ...google(), developerToken: "wrong" }))).size).toBe(0)
})
