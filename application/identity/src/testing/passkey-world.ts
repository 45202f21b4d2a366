import { Effect } from "effect"
import type { GivenSecondFactor } from "../use-cases/second-factor-codes.ts"
import { addPasskey, askForOwnPasskey, startPasskey } from "../use-cases/passkeys.ts"
import { readableAuthenticator, type TestAuthenticator } from "./passkey-authenticator.ts"
import { asAsha } from "./second-factor-world.ts"
import { asha } from "./sign-in-world.ts"

const userId = asha.user.id
const password = "Right-1word"

/** An authenticator in a browser on the site. */
export const newAuthenticator = () => readableAuthenticator("http://localhost:4000")

/** Adds an authenticator's passkey to Asha's account, proved by a further factor where there is one. */
export const addFrom = (authenticator: TestAuthenticator, name = "My phone", proof: GivenSecondFactor = {}) =>
  asAsha(
    Effect.gen(function* () {
      const creation = yield* startPasskey.handle({ userId, password, ...proof })
      return yield* addPasskey.handle({ userId, name, passkey: authenticator.make(creation) })
    }),
  )

/** An answer of the authenticator that proves Asha inside her sign-in. */
export const provedBy = (authenticator: TestAuthenticator) =>
  Effect.map(asAsha(askForOwnPasskey.handle({ userId })), (request) => authenticator.use(request))
