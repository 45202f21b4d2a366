import { audienceNetworksConformance, type AudienceDriver, hashedPeople } from "@application/audiences/conformance"
import { AudienceNetworks } from "@application/audiences/ports"
import { NetworkRefused, NetworkUnavailable } from "@application/campaigns/ports"
import { sandboxSettings } from "@apps/sandbox/settings"
import { control as controlRoom, type Sandbox, startSandbox } from "@apps/sandbox/testing"
import { Effect, Layer } from "effect"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { audienceNetworks } from "./index.ts"
import { adNetworkOptions } from "./settings.ts"

let sandbox: Sandbox

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, smtpPort: 0 })
})

afterAll(() => sandbox.stop())

const control = (path: string, method = "GET", body?: unknown) => controlRoom(sandbox, method, `/${path}`, body)

const networksOf = (metaVersion: string, googleVersion: string) =>
  Layer.unwrap(
    Effect.sync(() =>
      audienceNetworks(
        adNetworkOptions({
          ...sandboxSettings(sandbox.url),
          META_GRAPH_VERSION: metaVersion,
          GOOGLE_ADS_VERSION: googleVersion,
        }),
      ),
    ),
  )

const twoDays = 2 * 86_400_000

const driver: AudienceDriver = {
  prepare: async () => {
    await control("reset", "POST")
  },
  settle: Effect.asVoid(Effect.promise(() => control("clock", "POST", { advanceMs: twoDays }))),
  now: Effect.map(
    Effect.promise(() => control("clock")),
    (clock) => Date.parse(String((clock as { readonly now: string }).now)),
  ),
}

describe("Meta, Graph v8", () => audienceNetworksConformance(networksOf("v8.0", "v25"), "Meta", driver))
describe("Meta, Graph v25", () => audienceNetworksConformance(networksOf("v25.0", "v25"), "Meta", driver))
describe("Google Ads v23", () => audienceNetworksConformance(networksOf("v25.0", "v23"), "Google", driver))
describe("Google Ads v25", () => audienceNetworksConformance(networksOf("v25.0", "v25"), "Google", driver))

const within = async <A, E>(work: (networks: AudienceNetworks["Service"]) => Effect.Effect<A, E>) => {
  await driver.prepare?.()
  return Effect.runPromise(Effect.provide(Effect.flatMap(AudienceNetworks, work), networksOf("v25.0", "v25")))
}

const failing = (provider: "meta" | "googleAds", kind: string, path: string) =>
  Effect.promise(() => control("failures", "PUT", [{ id: "one", provider, kind, path, count: 1 }]))

interface Logged {
  readonly method: string
  readonly path: string
  readonly body: Readonly<Record<string, unknown>>
}

const logged = (provider: string, path: string) =>
  Effect.map(
    Effect.promise(() => control(`requests?provider=${provider}&path=${path}`)),
    (answer) => (answer as { readonly requests: ReadonlyArray<Logged> }).requests,
  )

const listIn = (networks: AudienceNetworks["Service"], network: "Meta" | "Google") =>
  Effect.map(
    networks.makeCustomerList({ network, region: "IN", name: "Customers 7" }),
    (externalId) => ({ network, externalId }) as const,
  )

test("terms that nobody accepted are refused in Meta's words until they are accepted", () =>
  within((networks) =>
    Effect.gen(function* () {
      yield* failing("meta", "decline", "customaudiences")
      const refused = yield* Effect.flip(listIn(networks, "Meta"))
      expect(refused).toBeInstanceOf(NetworkRefused)
      expect(refused.reason).toContain("Custom Audience terms")
      expect((yield* listIn(networks, "Meta")).externalId).not.toBe("")
    }),
  ))

test("terms that nobody accepted are refused in Google's words", () =>
  within((networks) =>
    Effect.gen(function* () {
      const list = yield* listIn(networks, "Google")
      yield* failing("googleAds", "decline", "audienceMembers")
      const refused = yield* Effect.flip(networks.addPeople(list, hashedPeople(3)))
      expect(refused).toBeInstanceOf(NetworkRefused)
      expect(refused.reason).toContain("terms")
      yield* networks.addPeople(list, hashedPeople(3))
    }),
  ))

test.each([
  ["Meta", "meta", "customaudiences"],
  ["Google", "googleAds", "userLists"],
] as const)("a list of %s whose reply was lost is found by the next try", (network, provider, path) =>
  within((networks) =>
    Effect.gen(function* () {
      yield* Effect.promise(() =>
        control("failures", "PUT", [{ id: "one", provider, kind: "lostReply", path, method: "POST", count: 1 }]),
      )
      expect(yield* Effect.flip(listIn(networks, network))).toBeInstanceOf(NetworkUnavailable)
      const { externalId } = yield* listIn(networks, network)
      expect((yield* listIn(networks, network)).externalId).toBe(externalId)
    }),
  ),
)

test.each([
  ["Meta", "meta", "users"],
  ["Google", "googleAds", "audienceMembers"],
] as const)("a passing failure of %s may be retried", (network, provider, path) =>
  within((networks) =>
    Effect.gen(function* () {
      const list = yield* listIn(networks, network)
      yield* failing(provider, "rateLimit", path)
      expect(yield* Effect.flip(networks.addPeople(list, hashedPeople(3)))).toBeInstanceOf(NetworkUnavailable)
      yield* networks.addPeople(list, hashedPeople(3))
    }),
  ),
)

test("Google is told that people consented, and of an address only as a whole", () =>
  within((networks) =>
    Effect.gen(function* () {
      const list = yield* listIn(networks, "Google")
      const [person] = hashedPeople(1)
      if (person === undefined) throw new Error("Nobody was made")
      const { postcode: _postcode, ...partly } = person
      yield* networks.addPeople(list, [person, partly])
      const [request] = yield* logged("googleAds", "audienceMembers")
      const { email: emailAddress, phone: phoneNumber, firstName: givenName, lastName: familyName } = person
      const plain = [{ emailAddress }, { phoneNumber }]
      const address = { givenName, familyName, regionCode: "GB", postalCode: "sw1a1" }
      expect(request?.body).toMatchObject({
        consent: { adUserData: "CONSENT_GRANTED", adPersonalization: "CONSENT_GRANTED" },
        encoding: "HEX",
        audienceMembers: [
          { userData: { userIdentifiers: [...plain, { address }] } },
          { userData: { userIdentifiers: plain } },
        ],
        destinations: [{ operatingAccount: { accountType: "GOOGLE_ADS", accountId: "4445556666" } }],
      })
    }),
  ))

test("Meta is told of every part of a person by its hash alone", () =>
  within((networks) =>
    Effect.gen(function* () {
      yield* networks.addPeople(yield* listIn(networks, "Meta"), hashedPeople(1))
      const [request] = yield* logged("meta", "users")
      const payload: unknown = JSON.parse(String(request?.body["payload"]))
      expect(payload).toMatchObject({ schema: ["EMAIL", "PHONE", "FN", "LN", "ZIP", "COUNTRY"] })
      const [row] = (payload as { readonly data: ReadonlyArray<ReadonlyArray<string>> }).data
      expect(row).toHaveLength(6)
      expect(row?.every((value) => /^[0-9a-f]{64}$/u.test(value))).toBe(true)
    }),
  ))

test("a network that is not set up refuses, and is not offered", async () => {
  const { meta } = adNetworkOptions(sandboxSettings(sandbox.url))
  await Effect.runPromise(
    Effect.gen(function* () {
      const networks = yield* AudienceNetworks
      expect(networks.availableNetworks).toEqual(["Meta"])
      expect(networks.lookalikeNetworks).toEqual(["Meta"])
      expect(yield* Effect.flip(listIn(networks, "Google"))).toBeInstanceOf(NetworkRefused)
    }).pipe(Effect.provide(audienceNetworks({ meta }))),
  )
})
