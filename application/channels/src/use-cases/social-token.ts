import { Clock, Effect, Option } from "effect"
import { TokenSafe } from "@application/kernel"
import { FacebookPageLinkingFailed } from "@domain/channels"
import type { BusinessProfileId } from "@domain/kernel"
import { type FacebookLogin, SocialAccounts } from "../ports/social-accounts.ts"
import { SocialNetwork, type SocialRefused } from "../ports/social-network.ts"

/** Where a business's token is sealed. */
export const tokenPlace = (profile: BusinessProfileId): string => `facebook-login:${profile}`

/** A refusal of the network as the caller reads it; the network's own words are shown where it gave a reason. */
export const linkingFailed =
  (pageId?: string) =>
  ({ kind, reason }: SocialRefused) =>
    new FacebookPageLinkingFailed({
      ...(pageId !== undefined && { pageId }),
      ...(kind === "refused" && { reason }),
    })

const isOver = ({ expiresAt, lostAt }: FacebookLogin, now: number) =>
  lostAt !== undefined || (expiresAt !== undefined && expiresAt <= now)

/** The token of a business's login; none where nobody logged in, or the login has ended. */
const openToken = Effect.fnUntraced(function* (profile: BusinessProfileId) {
  const login = Option.getOrUndefined(yield* (yield* SocialAccounts).login(profile))
  if (login === undefined || isOver(login, yield* Clock.currentTimeMillis)) return Option.none<string>()
  return yield* (yield* TokenSafe).open(tokenPlace(profile), login.sealedToken)
})

/** The pages that the person logged in administers; none where the login has ended, which is noted. */
export const administeredPages = Effect.fnUntraced(function* (profile: BusinessProfileId) {
  const token = yield* openToken(profile)
  if (Option.isNone(token)) return Option.none()
  const network = yield* SocialNetwork
  return yield* Effect.asSome(network.administered(token.value)).pipe(
    Effect.catchIf(
      ({ kind }) => kind === "token",
      Effect.fnUntraced(function* () {
        yield* (yield* SocialAccounts).loseLogin(profile, yield* Clock.currentTimeMillis)
        return Option.none()
      }),
    ),
    Effect.mapError(linkingFailed()),
  )
})

/** Takes back at the network what a business's login allowed. */
export const revokeLogin = Effect.fnUntraced(function* (profile: BusinessProfileId) {
  const token = yield* openToken(profile)
  if (Option.isSome(token)) yield* Effect.mapError((yield* SocialNetwork).revoke(token.value), linkingFailed())
})

/** Whether a login has ended, for screens that show the login. */
export const isLoginOver = Effect.fnUntraced(function* (login: FacebookLogin) {
  return isOver(login, yield* Clock.currentTimeMillis)
})
