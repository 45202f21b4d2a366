import { Clock, Effect, Layer, Option, Schema } from "effect"
import type { AdNetworkError } from "@application/campaigns/ports"
import { SocialNetwork, SocialRefused } from "@application/channels/ports"
import { CurrencyCode } from "@domain/kernel"
import { at, numberOf, textOf } from "../json-reader.ts"
import { graphClient } from "./graph-client.ts"
import { graphError } from "./graph-error.ts"
import type { MetaLinkingOptions } from "./meta-options.ts"
import { pageFields, pageOf } from "./meta-sources.ts"

/** What a business's login is asked to allow; the last two are to read its page and the page's Instagram account. */
const scope = [
  "pages_show_list",
  "pages_manage_ads",
  "pages_manage_metadata",
  "leads_retrieval",
  "ads_management",
  "business_management",
  "pages_read_engagement",
  "instagram_basic",
].join(",")

/** The page was asked for already. */
const alreadyRequested = 1_690_129
/** A token or its session does not count any more. */
const endedTokens = new Set([102, 190])
const active = 1

const readCurrency = Schema.decodeUnknownOption(CurrencyCode)

const failure = (error: AdNetworkError | SocialRefused): SocialRefused =>
  error._tag === "SocialRefused"
    ? error
    : new SocialRefused({ kind: error._tag === "NetworkRefused" ? "refused" : "unavailable", reason: error.reason })

const errorOf = (status: number, body: unknown): AdNetworkError | SocialRefused => {
  const reason = textOf(at(body, "error", "message")) ?? `HTTP ${status}`
  if (endedTokens.has(numberOf(at(body, "error", "code")))) return new SocialRefused({ kind: "token", reason })
  if (numberOf(at(body, "error", "error_subcode")) === alreadyRequested)
    return new SocialRefused({ kind: "alreadyRequested", reason })
  return graphError(status, body)
}

const refuse = (reason: string) => Effect.fail(new SocialRefused({ kind: "refused", reason }))

const required = (what: string, body: unknown, ...path: ReadonlyArray<string>) => {
  const text = textOf(at(body, ...path))
  return text === undefined ? refuse(`${what} is missing`) : Effect.succeed(text)
}

/** Linking accounts through the Graph API: the person's own calls with their token, all others as the system user. */
export const metaSocialNetwork = (options: MetaLinkingOptions): Layer.Layer<SocialNetwork> => {
  const { appId, appSecret, businessId, adAccounts } = options
  const graph = graphClient<SocialRefused>(options, errorOf)
  const asApp = graphClient<SocialRefused>({ ...options, accessToken: `${appId}|${appSecret}` }, errorOf)
  const app = { client_id: appId, client_secret: appSecret }
  const asked = <A>(work: Effect.Effect<A, AdNetworkError | SocialRefused>) => Effect.mapError(work, failure)

  const isAmong = Effect.fnUntraced(function* (path: string, pageId: string) {
    const pages = yield* graph.list(path, { fields: "id" })
    return pages.some((page) => at(page, "id") === pageId)
  })

  const pageToken = Effect.fnUntraced(function* (pageId: string) {
    return yield* required("Access to the page", yield* graph.get(pageId, { fields: "access_token" }), "access_token")
  })

  const logIn: SocialNetwork["Service"]["logIn"] = Effect.fnUntraced(function* ({ redirectUri, code, codeVerifier }) {
    const given = { redirect_uri: redirectUri, code, code_verifier: codeVerifier }
    const short = yield* required(
      "A token",
      yield* asApp.get("oauth/access_token", { ...app, ...given }),
      "access_token",
    )
    const exchange = { grant_type: "fb_exchange_token", fb_exchange_token: short }
    const long = yield* asApp.get("oauth/access_token", { ...app, ...exchange })
    const token = yield* required("A token", long, "access_token")
    const person = yield* graph.get("me", { fields: "id,name" }, token)
    const seconds = Number(at(long, "expires_in"))
    const now = yield* Clock.currentTimeMillis
    return {
      token,
      userId: yield* required("The person", person, "id"),
      userName: yield* required("The person", person, "name"),
      ...(seconds > 0 && { expiresAt: now + seconds * 1000 }),
    }
  }, asked)

  return Layer.succeed(SocialNetwork, {
    businessId,
    loginAddress: ({ redirectUri, state, codeChallenge }) => {
      const address = new URL(`${options.loginUrl.replace(/\/$/, "")}/${options.version}/dialog/oauth`)
      const query = { client_id: appId, redirect_uri: redirectUri, state, scope, response_type: "code" }
      for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value)
      address.searchParams.set("code_challenge", codeChallenge)
      address.searchParams.set("code_challenge_method", "S256")
      return address.href
    },
    logIn,
    administered: (token) =>
      asked(graph.list("me/accounts", { fields: pageFields }, token)).pipe(
        Effect.map((nodes) => nodes.flatMap((node) => pageOf(node) ?? [])),
      ),
    revoke: (token) =>
      asked(graph.remove("me/permissions", token)).pipe(
        Effect.catchIf(
          ({ kind }) => kind === "token",
          () => Effect.void,
        ),
        Effect.asVoid,
      ),
    isTokenOf: (token, pageId) =>
      asked(graph.get("me", { fields: "id" }, token)).pipe(
        Effect.map((me) => at(me, "id") === pageId),
        Effect.catchIf(
          ({ kind }) => kind === "token",
          () => Effect.succeed(false),
        ),
      ),
    askForPage: (pageId) =>
      asked(graph.post(`${businessId}/client_pages`, { page_id: pageId })).pipe(
        Effect.map((body) => (at(body, "access_status") === "CONFIRMED" ? "Approved" : "Requested")),
      ),
    accessTo: (pageId) =>
      asked(
        Effect.gen(function* () {
          if (yield* isAmong(`${businessId}/client_pages`, pageId)) return "granted"
          return (yield* isAmong(`${businessId}/pending_client_pages`, pageId)) ? "pending" : "none"
        }),
      ),
    assignSystemUser: (pageId) =>
      asked(
        Effect.gen(function* () {
          const user = yield* required("The system user", yield* graph.get("me", { fields: "id" }), "id")
          const tasks = ["ADVERTISE", "ANALYZE", "CREATE_CONTENT", "MANAGE"]
          yield* graph.post(`${pageId}/assigned_users`, { user, tasks, business: businessId })
        }),
      ),
    assignAssets: (pageId) =>
      asked(
        Effect.gen(function* () {
          yield* graph.post(`${pageId}/subscribed_apps`, { subscribed_fields: "leadgen" }, yield* pageToken(pageId))
        }),
      ),
    instagramOf: (pageId) =>
      asked(
        Effect.gen(function* () {
          const page = yield* graph.get(pageId, { fields: "instagram_business_account" })
          const own = textOf(at(page, "instagram_business_account", "id"))
          if (own !== undefined) return own
          const made = yield* graph.post(`${pageId}/page_backed_instagram_accounts`, {}, yield* pageToken(pageId))
          return yield* required("The Instagram account", made, "id")
        }),
      ),
    adAccountOf: (region) =>
      asked(
        Effect.gen(function* () {
          const id = adAccounts[region]
          const account = yield* graph.get(`act_${id}`, { fields: "account_status,currency,timezone_name" })
          const currency = Option.getOrUndefined(readCurrency(at(account, "currency")))
          if (currency === undefined) return yield* refuse("The ad account has another currency")
          const timeZone = yield* required("The time zone", account, "timezone_name")
          const isActive = at(account, "account_status") === active
          return { id, currency, timeZone, isActive }
        }),
      ),
    mayPromote: (accountId, pageId) => asked(isAmong(`act_${accountId}/promote_pages`, pageId)),
    addInstagram: (accountId, instagramId) =>
      asked(graph.post(`${instagramId}/authorized_adaccounts`, { account_id: accountId, business: businessId })).pipe(
        Effect.asVoid,
      ),
  })
}
