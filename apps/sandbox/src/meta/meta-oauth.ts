import { createHash } from "node:crypto"
import type { Context as HonoContext } from "hono"
import type { Context } from "../core/context.ts"
import { escapeHtml } from "../core/html.ts"
import { asText, type JsonObject } from "../core/json.ts"
import { randomDigits, randomId } from "../core/random.ts"
import { sameSecret } from "../core/signatures.ts"
import { GraphError, invalidParameter } from "./graph-error.ts"
import { checkGraphParams, requireToken, type GraphRequest } from "./graph-request.ts"
import { pagesOf, PEOPLE } from "./meta-people.ts"
import type { AccessToken } from "./meta-state.ts"

/** The permissions that the demo app may ask for. */
const KNOWN_SCOPES = [
  "ads_management",
  "business_management",
  "instagram_basic",
  "leads_retrieval",
  "pages_manage_ads",
  "pages_manage_metadata",
  "pages_read_engagement",
  "pages_show_list",
]

/** Refuses a call whose person was not asked to allow it. */
export const requireScope = ({ scopes = KNOWN_SCOPES }: AccessToken, scope: string): void => {
  if (!scopes.includes(scope))
    throw new GraphError(200, `(#200) Requires ${scope} permission to manage the object`, { status: 403 })
}

/** What reading these fields of a page asks of the person: its content, and its Instagram account. */
export const requirePageScopes = (token: AccessToken, fields: readonly string[]): void => {
  const plain = new Set(["id", "name", "access_token", "tasks"])
  if (fields.some((name) => !plain.has(name))) requireScope(token, "pages_read_engagement")
  if (fields.includes("instagram_business_account")) requireScope(token, "instagram_basic")
}

const TWO_HOURS_S = 7_200
const SIXTY_DAYS_S = 5_184_000

const issue = (
  context: Context,
  expiresInSeconds: number,
  { personId, scopes }: Pick<AccessToken, "personId" | "scopes">,
): JsonObject => {
  const kind = "user"
  const token = `meta_${kind}_${randomId(24)}`
  context.state.meta.tokens[token] = {
    kind,
    pageId: null,
    expiresMs: Date.now() + expiresInSeconds * 1000,
    ...(personId === undefined ? {} : { personId }),
    ...(scopes === undefined ? {} : { scopes }),
  }
  return { access_token: token, token_type: "bearer", expires_in: expiresInSeconds }
}

/** Token exchange, token inspection and webhook subscriptions: the calls an app makes as itself. */
export const oauthCall = async (context: Context, request: GraphRequest): Promise<JsonObject> => {
  const { params, segments } = request
  const { META_APP_ID, META_APP_SECRET } = context.credentials
  const appToken = `${META_APP_ID}|${META_APP_SECRET}`
  if (segments.join("/") === "oauth/access_token") {
    checkGraphParams(params, [
      "client_id*",
      "client_secret*",
      "grant_type",
      "fb_exchange_token",
      "redirect_uri",
      "code",
      "code_verifier",
    ])
    if (params["client_id"] !== META_APP_ID)
      throw new GraphError(101, "Error validating application. Cannot get application info due to a system error.")
    if (!sameSecret(asText(params["client_secret"]) ?? "", META_APP_SECRET))
      throw new GraphError(1, "Error validating client secret.")
    if (params["grant_type"] === "client_credentials") return { access_token: appToken, token_type: "bearer" }
    if (params["grant_type"] === "fb_exchange_token") {
      const token = asText(params["fb_exchange_token"]) ?? ""
      const known = context.state.meta.tokens[token]
      if (known === undefined) throw new GraphError(190, "Invalid OAuth access token.", { status: 400 })
      return issue(context, SIXTY_DAYS_S, known)
    }
    const code = asText(params["code"]) ?? ""
    const known = context.state.meta.codes[code]
    if (known === undefined) throw new GraphError(100, "Invalid verification code format.", { subcode: 36009 })
    if (known.redirectUri !== params["redirect_uri"])
      throw new GraphError(
        100,
        "Error validating verification code. Please make sure your redirect_uri is identical to the one you used in the OAuth dialog request",
        { subcode: 36008 },
      )
    delete context.state.meta.codes[code]
    const verifier = asText(params["code_verifier"]) ?? ""
    if (known.challenge !== undefined && createHash("sha256").update(verifier).digest("base64url") !== known.challenge)
      throw new GraphError(100, "Invalid code_verifier parameter.", { subcode: 36007 })
    return issue(context, TWO_HOURS_S, known)
  }
  if (segments[0] === "debug_token") {
    checkGraphParams(params, ["input_token*"])
    if (request.token !== appToken) requireToken(context, request)
    const input = context.state.meta.tokens[asText(params["input_token"]) ?? ""]
    const valid = input !== undefined && (input.expiresMs === null || input.expiresMs > Date.now())
    return {
      data: {
        app_id: META_APP_ID,
        type: input?.kind.toUpperCase() ?? "USER",
        is_valid: valid,
        expires_at: input?.expiresMs == null ? 0 : Math.floor(input.expiresMs / 1000),
        scopes: [...(input?.scopes ?? KNOWN_SCOPES)],
      },
    }
  }
  if (segments.join("/") !== `${META_APP_ID}/subscriptions`)
    throw new GraphError(2500, `Unknown path components: /${segments.join("/")}`)
  if (request.token !== appToken) throw new GraphError(15, "(#15) This method must be called with an app access_token.")
  if (request.method === "GET") {
    return {
      data: context.state.meta.subscriptions.map((one) => ({
        object: one.object,
        callback_url: one.callbackUrl,
        active: true,
        fields: one.fields.map((name) => ({ name, version: `v${request.version}.0` })),
      })),
    }
  }
  checkGraphParams(params, ["object*", "callback_url*", "fields*", "verify_token*", "include_values"])
  const callbackUrl = asText(params["callback_url"]) ?? ""
  await verifyCallback(callbackUrl, asText(params["verify_token"]) ?? "")
  const fields = Array.isArray(params["fields"])
    ? params["fields"].map((one) => asText(one) ?? "")
    : (asText(params["fields"]) ?? "").split(",")
  const object = asText(params["object"]) ?? "page"
  context.state.meta.subscriptions = [
    ...context.state.meta.subscriptions.filter((one) => one.callbackUrl !== callbackUrl),
    { object, callbackUrl, fields },
  ]
  return { success: true }
}

/** Calls the receiver with hub.challenge and insists on the challenge as the whole answer. */
export const verifyCallback = async (callbackUrl: string, verifyToken: string): Promise<void> => {
  const challenge = randomDigits(10)
  const url = new URL(callbackUrl)
  url.searchParams.set("hub.mode", "subscribe")
  url.searchParams.set("hub.challenge", challenge)
  url.searchParams.set("hub.verify_token", verifyToken)
  const answer = await fetch(url, { signal: AbortSignal.timeout(10_000) }).then(
    async (response) => ({ status: response.status, text: (await response.text()).trim() }),
    (error: unknown) => ({ status: 0, text: error instanceof Error ? error.message : "unreachable" }),
  )
  if (answer.status !== 200 || answer.text !== challenge) {
    throw new GraphError(
      2200,
      `(#2200) Callback verification failed with the following errors: HTTP Status Code = ${answer.status}; the challenge was not answered.`,
    )
  }
}

/** The sign-in window an owner would see: allow sends them back with a code, cancel with an error. */
export const loginDialog = async (context: Context, c: HonoContext): Promise<Response> => {
  const query = c.req.query()
  const redirect = query["redirect_uri"]
  if (query["client_id"] !== context.credentials.META_APP_ID)
    throw new GraphError(101, "App not found: check client_id.")
  if (redirect === undefined || !URL.canParse(redirect)) throw invalidParameter("redirect_uri is required.")
  const unknown = (query["scope"] ?? "").split(",").find((scope) => scope !== "" && !KNOWN_SCOPES.includes(scope))
  if (unknown !== undefined) throw invalidParameter(`Invalid Scopes: ${unknown}.`)
  const challenge = query["code_challenge"]
  if (challenge !== undefined && query["code_challenge_method"] !== "S256")
    throw invalidParameter("code_challenge_method must be S256.")
  if (c.req.method === "GET") return c.html(dialogPage(context, query["scope"] ?? "pages_show_list"))
  const back = new URL(redirect)
  if (query["state"] !== undefined) back.searchParams.set("state", query["state"])
  const { answer, person } = await c.req.parseBody()
  const allowed = answer === "allow"
  if (allowed) {
    const code = randomId(40)
    context.state.meta.codes[code] = {
      redirectUri: redirect,
      scopes: (query["scope"] ?? "").split(",").filter((one) => one !== ""),
      ...(typeof person === "string" && { personId: person }),
      ...(challenge !== undefined && { challenge }),
    }
    context.save()
    back.searchParams.set("code", code)
  } else {
    back.searchParams.set("error", "access_denied")
    back.searchParams.set("error_reason", "user_denied")
  }
  return c.redirect(back.href, 303)
}

const dialogPage = (context: Context, scope: string): string => `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Sandbox sign-in</title>
<link rel="icon" href="data:,">
<style>body{font:16px/1.5 system-ui;max-width:26rem;margin:10vh auto;padding:0 1.5rem}label{display:block;margin-block:.4rem}button{font:inherit;padding:.7rem 1.4rem;border-radius:.6rem;border:1px solid #1b4fd1;margin-inline-end:.6rem}button[value=allow]{background:#1b4fd1;color:#fff}</style>
<h1>Log in with Facebook</h1><p>Marquee asks for: ${escapeHtml(scope.replaceAll(",", ", "))}.</p>
<form method="post"><fieldset><legend>Continue as</legend>${PEOPLE.map((person, index) => {
  const pages = pagesOf(context, { kind: "user", pageId: null, expiresMs: null, personId: person.id })
  const named = pages.length === 0 ? "administers no page" : pages.map(({ name }) => name).join(", ")
  return `<label><input type="radio" name="person" value="${person.id}"${index === 0 ? " checked" : ""}> ${escapeHtml(person.name)} <small>(${escapeHtml(named)})</small></label>`
}).join(
  "",
)}</fieldset><p><button name="answer" value="allow">Continue</button><button name="answer" value="cancel">Cancel</button></p></form></html>`
