import { createHash } from "node:crypto"
import { Effect } from "effect"
import { afterAll, beforeAll, expect, test } from "vitest"
import { SocialNetwork, type SocialRefused } from "@application/channels/ports"
import { credentialsFrom } from "@apps/sandbox/settings"
import { type Sandbox, startSandbox } from "@apps/sandbox/testing"
import { metaSocialNetwork } from "./meta-social-network.ts"

const keys = credentialsFrom({})
const redirectUri = "https://ads.example/linked/facebook"
const codeVerifier = "verifier-of-at-least-forty-three-characters-long"
let sandbox: Sandbox

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, smtpPort: 0 })
})

afterAll(() => sandbox.stop())

const run = <A, E>(story: (network: SocialNetwork["Service"]) => Effect.Effect<A, E>, version = "v8.0"): Promise<A> =>
  Effect.runPromise(
    Effect.provide(
      Effect.flatMap(SocialNetwork, story),
      metaSocialNetwork({
        baseUrl: `${sandbox.url}/graph`,
        loginUrl: `${sandbox.url}/graph`,
        version,
        accessToken: keys.META_ACCESS_TOKEN,
        appId: keys.META_APP_ID,
        appSecret: keys.META_APP_SECRET,
        businessId: keys.META_BUSINESS_ID,
        adAccounts: { IN: keys.META_AD_ACCOUNT_ID, GB: "3002" },
        portalPageId: keys.META_PAGE_ID,
      }),
    ),
  )

const kind = <A>(work: Effect.Effect<A, SocialRefused>) => Effect.map(Effect.flip(work), ({ kind }) => kind)

/** What the consent screen sends a person back with. */
const consent = (network: SocialNetwork["Service"], person: string, answer = "allow") =>
  Effect.promise(async () => {
    const codeChallenge = createHash("sha256").update(codeVerifier).digest("base64url")
    const address = network.loginAddress({ redirectUri, state: "7.state", codeChallenge })
    const reply = await fetch(address, {
      method: "POST",
      redirect: "manual",
      body: new URLSearchParams({ answer, person }),
    })
    return new URL(reply.headers.get("location") ?? "").searchParams
  })

const logIn = (network: SocialNetwork["Service"], person: string) =>
  Effect.flatMap(consent(network, person), (query) =>
    network.logIn({ redirectUri, code: query.get("code") ?? "", codeVerifier }),
  )

const decide = (pageId: string, act: string) =>
  Effect.promise(async () => (await fetch(`${sandbox.url}/control/api/pages/${pageId}/${act}`, { method: "POST" })).ok)

test.each(["v8.0", "v25.0"])("Graph %s: a person logs in by code and sees the pages they administer", (version) =>
  run(
    Effect.fnUntraced(function* (network) {
      const login = yield* logIn(network, "5002")
      expect(login).toMatchObject({ userId: "5002", userName: "Meera Kulkarni", expiresAt: expect.any(Number) })
      const pages = yield* network.administered(login.token)
      expect(pages.map(({ name }) => name).toSorted()).toEqual(["Nilgiri Yoga Shala", "Sunrise Dental Care"])
      expect(yield* network.administered((yield* logIn(network, "5004")).token)).toEqual([])
    }),
    version,
  ),
)

test("a cancelled consent says so, with the state, and gives no code", () =>
  run(
    Effect.fnUntraced(function* (network) {
      const query = yield* consent(network, "5002", "cancel")
      expect([query.get("error"), query.get("state"), query.get("code")]).toEqual(["access_denied", "7.state", null])
    }),
  ))

test("a code counts once, and only with its verifier", () =>
  run(
    Effect.fnUntraced(function* (network) {
      const code = (yield* consent(network, "5002")).get("code") ?? ""
      const wrong = network.logIn({ redirectUri, code, codeVerifier: "another-verifier" })
      expect(yield* kind(wrong)).toBe("refused")
      expect(yield* kind(network.logIn({ redirectUri, code, codeVerifier }))).toBe("refused")
    }),
  ))

test("a revoked token lists nothing, and can be revoked again", () =>
  run(
    Effect.fnUntraced(function* (network) {
      const { token } = yield* logIn(network, "5003")
      yield* network.revoke(token)
      expect(yield* kind(network.administered(token))).toBe("token")
      yield* network.revoke(token)
    }),
  ))

test("a page is asked for, refused, approved, set up and withdrawn", () =>
  run(
    Effect.fnUntraced(function* (network) {
      const pageId = "4005"
      expect(yield* network.accessTo(pageId)).toBe("none")
      expect(yield* kind(network.assignSystemUser(pageId))).toBe("refused")
      expect(yield* network.askForPage(pageId)).toBe("Requested")
      expect(yield* kind(network.askForPage(pageId))).toBe("alreadyRequested")
      expect(yield* network.accessTo(pageId)).toBe("pending")
      expect(yield* decide(pageId, "refuse")).toBe(true)
      expect(yield* network.accessTo(pageId)).toBe("none")
      expect(yield* network.askForPage(pageId)).toBe("Requested")
      expect(yield* network.mayPromote("3001", pageId)).toBe(false)
      expect(yield* kind(network.assignAssets(pageId))).toBe("refused")
      expect(yield* decide(pageId, "approve")).toBe(true)
      expect(yield* network.accessTo(pageId)).toBe("granted")
      yield* network.assignSystemUser(pageId)
      yield* network.assignAssets(pageId)
      const instagramId = yield* network.instagramOf(pageId)
      expect(yield* network.instagramOf(pageId)).toBe(instagramId)
      expect(yield* network.mayPromote("3001", pageId)).toBe(true)
      yield* network.addInstagram("3001", instagramId)
      expect(yield* decide(pageId, "withdraw")).toBe(true)
      expect(yield* network.accessTo(pageId)).toBe("none")
      expect(yield* kind(network.addInstagram("3001", instagramId))).toBe("refused")
    }),
  ))

test("a page's token is that page's, and neither another's nor a person's", () =>
  run(
    Effect.fnUntraced(function* (network) {
      const { token } = yield* logIn(network, "5002")
      const tokens = ["page_token_4005", "page_token_4003", token, "made up"]
      expect(yield* Effect.forEach(tokens, (one) => network.isTokenOf(one, "4005"))).toEqual([
        true,
        false,
        false,
        false,
      ])
    }),
  ))

test("each region has its active ad account", () =>
  run(
    Effect.fnUntraced(function* (network) {
      expect(yield* network.adAccountOf("IN")).toEqual({
        id: "3001",
        currency: "INR",
        timeZone: "Asia/Kolkata",
        isActive: true,
      })
      expect((yield* network.adAccountOf("GB")).currency).toBe("GBP")
    }),
  ))
