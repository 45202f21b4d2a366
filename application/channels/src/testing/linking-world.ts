import { Effect, Layer, Option, Schema } from "effect"
import { CurrentActor, CurrentRequest } from "@application/kernel"
import { everyProfile, MemoryDatabase, memoryTokenSafe, userActor } from "@application/kernel/testing"
import { BusinessProfileId } from "@domain/kernel"
import { beginFacebookLogin, finishFacebookLogin } from "../use-cases/facebook-login.ts"
import { memoryLinkablePages } from "./memory-linking.ts"
import { memorySocialAccounts } from "./memory-social-accounts.ts"
import { MemoryFacebook, memorySocialNetwork } from "./memory-social-network.ts"

/** All that linking accounts needs, in memory. */
const linkingWorld = Layer.mergeAll(
  memoryLinkablePages,
  memorySocialAccounts,
  memoryTokenSafe,
  everyProfile(),
  memorySocialNetwork,
).pipe(Layer.provideMerge(MemoryFacebook.layer), Layer.provideMerge(MemoryDatabase.layer))

type World = Layer.Success<typeof linkingWorld>

/** The business that links its accounts, and the user who does. */
export const profile = BusinessProfileId.make(7)
const userId = 3

/** Runs a story as that user, in a world of its own. */
export const link = <A, E>(story: Effect.Effect<A, E, World>, as = userId): Promise<A> =>
  story.pipe(
    Effect.provideService(CurrentActor, userActor(as)),
    Effect.provideService(CurrentRequest, {
      portalDomain: "localhost",
      clientId: "",
      requestId: "",
      ipAddress: "",
      userAgent: "",
      origin: "https://ads.example",
      idempotencyKey: Option.none(),
    }),
    Effect.provide(linkingWorld),
    Effect.runPromise,
  )

const Sent = Schema.fromJsonString(Schema.Struct({ state: Schema.String, redirectUri: Schema.String }))

/** The state of a login that has just begun. */
export const beginLogin = (returnTo?: string) =>
  Effect.map(
    beginFacebookLogin.handle({ businessProfileId: profile, ...(returnTo !== undefined && { returnTo }) }),
    ({ address }) => {
      const [, sent = ""] = address.split("#")
      return Schema.decodeUnknownSync(Sent)(sent)
    },
  )

/** Logs in as Meera, who administers two pages. */
export const logIn = Effect.gen(function* () {
  const { state } = yield* beginLogin()
  return yield* finishFacebookLogin.handle({ businessProfileId: profile, state, code: "good" })
})
