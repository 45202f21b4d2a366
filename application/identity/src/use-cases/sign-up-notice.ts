import { Effect, Option } from "effect"
import { RateLimits } from "@application/kernel"
import type { EmailAddress } from "@domain/identity"
import { IdentityMessages, SignInPortals } from "../ports/identity-surroundings.ts"
import { UserRepository } from "../ports/user-repository.ts"
import { portalOrigin } from "./portal-origin.ts"

const hour = 3_600_000

/** Mails the owner of an address, once an hour at most, that somebody tried to sign up with it. Call it outside the refused transaction. */
export const tellOfSignUp = Effect.fnUntraced(function* (emailAddress: EmailAddress) {
  const portal = yield* (yield* SignInPortals).current
  const account = Option.getOrUndefined(yield* (yield* UserRepository).byEmail(portal.id, emailAddress))
  if (account === undefined) return
  const { id, firstName, languageId } = account.user
  const { allowed } = yield* (yield* RateLimits).take(`sign-up-notice:${portal.id}:${id}`, 1, hour)
  if (!allowed) return
  const to = { emailAddress: account.user.emailAddress, firstName, language: languageId }
  yield* (yield* IdentityMessages).signUpTried(portal.id, to, `${yield* portalOrigin(portal)}/login`)
})
