import { type ShopAccess, ShopRefused } from "@application/businesses/ports"
import type { Shop } from "@domain/businesses"
import { Effect } from "effect"
import type { ShopClient } from "./shop-client.ts"
import { at, listAt, numberAt, textAt } from "./shop-json.ts"

/** How long a query is waited for in all that costs more than is left, in milliseconds; other readings spend what is restored. */
const mostWaited = 60_000

/** In how many milliseconds a shop will have restored what a query costs; two seconds where it does not say. */
const restoredIn = (body: unknown): number => {
  const cost = at(body, "extensions", "cost")
  const lacking =
    (numberAt(cost, "requestedQueryCost") ?? 0) - (numberAt(cost, "throttleStatus", "currentlyAvailable") ?? 0)
  const rate = numberAt(cost, "throttleStatus", "restoreRate") ?? 0
  return lacking > 0 && rate > 0 ? Math.ceil((lacking / rate) * 1_000) : 2_000
}

/** Asks shops of Shopify by their GraphQL interface; `base` says where one is and `version` in which of its versions. A shop counts what queries cost, and refuses with status 200. */
export const shopifyAsk =
  (base: (shop: Shop) => string, version: string, { need }: Pick<ShopClient, "need">) =>
  (
    access: ShopAccess,
    query: string,
    variables: Readonly<Record<string, unknown>> = {},
  ): Effect.Effect<unknown, ShopRefused> => {
    const asked = need(
      `${base(access)}/admin/api/${version}/graphql.json`,
      { "x-shopify-access-token": access.token },
      "POST",
      { query, variables },
    )
    const answered = (waited: number): Effect.Effect<unknown, ShopRefused> =>
      Effect.flatMap(asked, ({ body }) => {
        const errors = at(body, "errors")
        if (errors === undefined) return Effect.succeed(at(body, "data"))
        const codes = listAt(errors).map((error) => textAt(error, "extensions", "code") ?? textAt(error, "message"))
        const wait = restoredIn(body)
        if (codes.includes("THROTTLED") && waited + wait <= mostWaited)
          return Effect.andThen(Effect.sleep(wait), answered(waited + wait))
        return Effect.fail(new ShopRefused({ kind: "refused", reason: codes.join(", ") || "The answer is an error" }))
      })
    return answered(0)
  }
