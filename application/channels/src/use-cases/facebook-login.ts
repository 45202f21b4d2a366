import { Clock, Effect, Option, Schema } from "effect"
import { CurrentActor, CurrentRequest, TokenSafe, handler } from "@application/kernel"
import { FacebookLoginFailed } from "@domain/channels"
import { BusinessProfileId, UserId } from "@domain/kernel"
import { BeginFacebookLogin, FinishFacebookLogin, UnlinkFacebook } from "../contract/facebook-login.ts"
import { SocialAccounts } from "../ports/social-accounts.ts"
import { SocialNetwork } from "../ports/social-network.ts"
import { linkingFailed, revokeLogin, tokenPlace } from "./social-token.ts"

/** What a login's state says; it travels sealed, so that only we can have written it. */
const LoginState = Schema.fromJsonString(
  Schema.Struct({
    businessProfileId: BusinessProfileId,
    userId: UserId,
    verifier: Schema.String,
    expiresAt: Schema.Number,
    returnTo: Schema.optionalKey(Schema.String),
  }),
)

const statePlace = "facebook-login-state"
const stateMillis = 10 * 60 * 1000

/** The page of ours that Facebook sends people back to. */
const redirectUri = Effect.map(CurrentRequest, ({ origin }) => `${origin}/linked/facebook`)

/** Only a path of our own is returned to. */
const ownPath = (path: string | undefined) =>
  path !== undefined && /^\/(?![/\\])/.test(path) ? { returnTo: path } : {}

const userId = Effect.flatMap(CurrentActor, (actor) =>
  actor.kind === "user" ? Effect.succeed(actor.userId) : Effect.die(new Error("Only users link accounts")),
)

/** The state names its profile in front, so that the page that Facebook sends people to knows whose it is. */
export const beginFacebookLogin = handler(
  BeginFacebookLogin,
  Effect.fnUntraced(function* ({ businessProfileId, returnTo }) {
    const safe = yield* TokenSafe
    const { verifier, challenge } = yield* safe.newVerifier
    const expiresAt = (yield* Clock.currentTimeMillis) + stateMillis
    const state = { businessProfileId, userId: yield* userId, verifier, expiresAt, ...ownPath(returnTo) }
    const sealed = yield* safe.seal(statePlace, Schema.encodeSync(LoginState)(state))
    const address = (yield* SocialNetwork).loginAddress({
      redirectUri: yield* redirectUri,
      state: `${businessProfileId}.${sealed}`,
      codeChallenge: challenge,
    })
    return { address }
  }),
)

const failed = (cause: FacebookLoginFailed["cause"], returnTo?: string) =>
  new FacebookLoginFailed({ cause, ...(returnTo !== undefined && { returnTo }) })

/** The state of a login that this user began for this profile not long ago. */
const openState = Effect.fnUntraced(function* (businessProfileId: BusinessProfileId, state: string) {
  const sealed = state.slice(state.indexOf(".") + 1)
  const opened = Option.flatMap(
    yield* (yield* TokenSafe).open(statePlace, sealed),
    Schema.decodeUnknownOption(LoginState),
  )
  const isOwn =
    Option.isSome(opened) &&
    opened.value.businessProfileId === businessProfileId &&
    opened.value.userId === (yield* userId)
  if (!isOwn) return yield* failed("expired")
  const { expiresAt, returnTo } = opened.value
  return expiresAt > (yield* Clock.currentTimeMillis) ? opened.value : yield* failed("expired", returnTo)
})

export const finishFacebookLogin = handler(
  FinishFacebookLogin,
  Effect.fnUntraced(function* ({ businessProfileId, state, code, error }) {
    const { verifier, userId: linkedBy, returnTo } = yield* openState(businessProfileId, state)
    if (code === undefined) return yield* failed(error === "access_denied" ? "cancelled" : "refused", returnTo)
    const login = yield* (yield* SocialNetwork)
      .logIn({ redirectUri: yield* redirectUri, code, codeVerifier: verifier })
      .pipe(
        Effect.mapError((refused) =>
          refused.kind === "unavailable" ? linkingFailed()(refused) : failed("refused", returnTo),
        ),
      )
    const sealedToken = yield* (yield* TokenSafe).seal(tokenPlace(businessProfileId), login.token)
    yield* (yield* SocialAccounts).keepLogin(businessProfileId, {
      userId: linkedBy,
      facebookUserId: login.userId,
      facebookName: login.userName,
      sealedToken,
      linkedAt: yield* Clock.currentTimeMillis,
      ...(login.expiresAt !== undefined && { expiresAt: login.expiresAt }),
    })
    return { facebookName: login.userName, ...(returnTo !== undefined && { returnTo }) }
  }),
)

/** Nothing is forgotten before Facebook has taken the rights back, so that no token outlives its link. */
export const unlinkFacebook = handler(
  UnlinkFacebook,
  Effect.fnUntraced(function* ({ businessProfileId }) {
    yield* revokeLogin(businessProfileId)
    const accounts = yield* SocialAccounts
    yield* accounts.removePages(businessProfileId)
    yield* accounts.endLogin(businessProfileId)
    return {}
  }),
)
