import { type ShopGrant, ShopRefused } from "@application/businesses/ports"
import type { Shop } from "@domain/businesses"
import { Clock, Effect } from "effect"
import type { ShopClient } from "./shop-client.ts"
import { numberAt, textAt } from "./shop-json.ts"
import type { ShopifyOptions } from "./shop-options.ts"

const offline = "urn:shopify:params:oauth:token-type:offline-access-token"

/** Codes of OAuth that say that what should be exchanged does not count any more. */
const isOver = ({ kind, reason }: ShopRefused): boolean =>
  kind === "refused" && / (?:invalid_grant|invalid_subject_token)$/.test(reason)

/**
 * Grants of Shopify's shops: offline tokens that end after an hour, with what renews them for ninety days. A token from before they
 * ended is exchanged for one that does, after which it counts no more.
 */
export const shopifyGrants = (
  { apiKey, secrets }: ShopifyOptions,
  base: (shop: Shop) => string,
  { need }: Pick<ShopClient, "need">,
) => {
  const exchanged = Effect.fnUntraced(function* (shop: Shop, sent: Readonly<Record<string, string>>) {
    const asked = { client_id: apiKey, client_secret: secrets[0], ...sent }
    const { body } = yield* need(`${base(shop)}/admin/oauth/access_token`, {}, "POST", asked)
    const granted = (textAt(body, "scope") ?? "").split(",")
    const [token, seconds, refreshToken] = [
      textAt(body, "access_token"),
      numberAt(body, "expires_in"),
      textAt(body, "refresh_token"),
    ]
    if (token === undefined || !granted.some((one) => /^(?:read|write)_products$/.test(one.trim())))
      return yield* new ShopRefused({ kind: "refused", reason: "Products may not be read" })
    if (seconds === undefined || refreshToken === undefined)
      return yield* new ShopRefused({ kind: "refused", reason: "The token has no end" })
    return { token, expiresAt: (yield* Clock.currentTimeMillis) + seconds * 1000, refreshToken } satisfies ShopGrant
  })
  return {
    ofCode: (shop: Shop, code: string) => exchanged(shop, { code, expiring: "1" }),
    renewed: (shop: Shop, { token, refreshToken }: ShopGrant) =>
      exchanged(
        shop,
        refreshToken === undefined
          ? {
              grant_type: "urn:ietf:params:oauth:grant-type:token-exchange",
              subject_token: token,
              subject_token_type: offline,
              requested_token_type: offline,
              expiring: "1",
            }
          : { grant_type: "refresh_token", refresh_token: refreshToken },
      ).pipe(
        Effect.mapError((refused) =>
          isOver(refused) ? new ShopRefused({ kind: "access", reason: refused.reason }) : refused,
        ),
      ),
  }
}
