import type { Context as HonoContext } from "hono"
import type { Context, Env } from "../core/context.ts"
import { asObject, asText, parseJson } from "../core/json.ts"
import { randomId } from "../core/random.ts"
import { sameSecret } from "../core/signatures.ts"
import { type DemoShop, opens, placeOf } from "./shops.ts"

/** Seconds that a token and what renews it count. */
const lives = { token: 3_600, refresh: 7_776_000 } as const

/** What tokens open that were kept without their scope. */
const scopeOfBefore = "read_products"

const offline = "urn:shopify:params:oauth:token-type:offline-access-token"

/** Hands out offline tokens for codes, refresh tokens and tokens from before they ended, as Shopify's token endpoint does. */
export const shopifyTokens =
  ({ state, credentials, save }: Context) =>
  async (c: HonoContext<Env>, shop: DemoShop): Promise<Response> => {
    const { shops } = state
    const body = asObject(parseJson(await c.req.text()))
    const sent = (name: string): string => asText(body[name]) ?? String(body[name] ?? "")
    const refused = (error: string) => c.json({ error }, 400)
    const isOurs =
      sent("client_id") === credentials.SHOPIFY_API_KEY &&
      sameSecret(sent("client_secret"), credentials.SHOPIFY_API_SECRET)
    if (!isOurs) return refused("invalid_client")

    const issued = (isExpiring: boolean, scope = scopeOfBefore, predecessor?: string) => {
      const token = `shpat_${randomId(32)}`
      const expiresAt = Date.now() + lives.token * 1000
      shops.tokens[token] = { system: "shopify", shop: shop.name, scope, ...(isExpiring && { expiresAt }) }
      shops.withdrawn = shops.withdrawn.filter((one) => one !== placeOf("shopify", shop.name))
      const refreshToken = `shprt_${randomId(32)}`
      if (isExpiring)
        shops.refreshTokens[refreshToken] = {
          shop: shop.name,
          scope,
          expiresAt: Date.now() + lives.refresh * 1000,
          ...(predecessor !== undefined && { predecessor }),
        }
      save()
      const ends = { expires_in: lives.token, refresh_token: refreshToken, refresh_token_expires_in: lives.refresh }
      return c.json({ access_token: token, scope, ...(isExpiring && ends) })
    }

    if (sent("grant_type") === "refresh_token") {
      const kept = shops.refreshTokens[sent("refresh_token")]
      const isWithdrawn = shops.withdrawn.includes(placeOf("shopify", shop.name))
      if (kept?.shop !== shop.name || kept.expiresAt < Date.now() || isWithdrawn) return refused("invalid_grant")
      // A refresh token counts until a successor is used, so that an answer may be lost.
      if (kept.predecessor !== undefined) delete shops.refreshTokens[kept.predecessor]
      return issued(true, kept.scope, sent("refresh_token"))
    }
    if (sent("grant_type") === "urn:ietf:params:oauth:grant-type:token-exchange") {
      const known = shops.tokens[sent("subject_token")]
      const isOld = known?.system === "shopify" && known.shop === shop.name && known.expiresAt === undefined
      if (!isOld) return refused("invalid_subject_token")
      if (sent("subject_token_type") !== offline || sent("expiring") !== "1") return refused("invalid_request")
      delete shops.tokens[sent("subject_token")]
      return issued(true, known.scope)
    }
    const agreed = shops.codes[sent("code")]
    if (agreed?.shop !== shop.name) return refused("invalid_request")
    delete shops.codes[sent("code")]
    return issued(sent("expiring") === "1", agreed.scope)
  }

/** The scopes that a token was given. */
export const grantedScopes = ({ state }: Context, token: string): readonly string[] =>
  (state.shops.tokens[token]?.scope ?? scopeOfBefore).split(",")

/** Why a shop does not take a token: it is none, its hour is over, or it is of the old kind, which has no end. */
export const tokenRefusal = (context: Context, { name }: DemoShop, token: string) => {
  const wrong = {
    status: 401,
    message: "[API] Invalid API key or access token (unrecognized login or wrong password)",
  } as const
  if (!opens(context, "shopify", name, token)) return wrong
  const { expiresAt } = context.state.shops.tokens[token] ?? {}
  if (expiresAt === undefined)
    return {
      status: 403,
      message:
        "[API] Non-expiring access tokens are no longer accepted for the Admin API. Start using expiring offline tokens.",
    } as const
  return expiresAt < Date.now() ? wrong : undefined
}
