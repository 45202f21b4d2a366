import { Effect, Option } from "effect"
import { handler, currentUser } from "@application/kernel"
import { ExchangeFacebookAccessToken } from "../contract/embed.ts"
import { SocialTokens } from "../ports/social-tokens.ts"
import { countAttempt, signInLimits } from "./limits.ts"

/** Asks Facebook for a long-lived token; a refused one is no failure of ours. */
export const exchangeFacebookAccessToken = handler(
  ExchangeFacebookAccessToken,
  Effect.fnUntraced(function* ({ exchangeToken }) {
    const { portalId, userId } = yield* currentUser
    yield* countAttempt(signInLimits.exchangesByUser, `${portalId}:${userId}`)
    return Option.match(yield* (yield* SocialTokens).exchange(exchangeToken), {
      onNone: () => ({ success: false }),
      onSome: (accessToken) => ({ success: true, accessToken }),
    })
  }),
)
