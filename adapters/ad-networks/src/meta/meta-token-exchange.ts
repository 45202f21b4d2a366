import { Effect, Option } from "effect"
import { at, textOf } from "../json-reader.ts"
import { graphClient } from "./graph-client.ts"
import type { MetaAppOptions } from "./meta-public-page.ts"

/** Exchanges a person's short-lived token for one of sixty days; none where Meta refuses it. Spec: calls A6. */
export const metaTokenExchange = (options: MetaAppOptions) => {
  const { appId, appSecret } = options
  const graph = graphClient({ ...options, accessToken: `${appId}|${appSecret}` })
  return (token: string): Effect.Effect<Option.Option<string>> =>
    graph
      .get("oauth/access_token", {
        grant_type: "fb_exchange_token",
        client_id: appId,
        client_secret: appSecret,
        fb_exchange_token: token,
      })
      .pipe(
        Effect.map((body) => Option.fromUndefinedOr(textOf(at(body, "access_token")))),
        Effect.catch((error) =>
          Effect.as(Effect.logWarning("Meta exchanged no token", error.message), Option.none<string>()),
        ),
      )
}
