import { Effect, Option } from "effect"
import { Portals } from "@application/portals/services"
import { handler, JobQueue, RateLimits } from "@application/kernel"
import type { EmailAddress } from "@domain/identity"
import { MailSignUpNotice } from "../contract/queued-mails.ts"
import { IdentityMessages } from "../ports/identity-messages.ts"
import { UserRepository } from "../ports/user-repository.ts"
import { portalOrigin } from "./portal-origin.ts"
import { noteFailedSignIn } from "./security-log.ts"

const hour = 3_600_000

/** Notes the attempt and queues one job for any address; the worker checks whether it is known. Call it outside the refused transaction. */
export const queueSignUpNotice = Effect.fnUntraced(function* (emailAddress: EmailAddress) {
  const portal = yield* (yield* Portals).current
  const origin = yield* portalOrigin(portal)
  const account = Option.getOrUndefined(yield* (yield* UserRepository).byEmail(portal.id, emailAddress))
  yield* noteFailedSignIn({ portalId: portal.id, factor: "password", account })
  yield* (yield* JobQueue).later(MailSignUpNotice, { portalId: portal.id, emailAddress, origin })
})

/** Mails the owner of an address's account; an address without an account gets nothing. */
export const mailSignUpNotice = handler(
  MailSignUpNotice,
  Effect.fnUntraced(function* ({ portalId, emailAddress, origin }) {
    const account = Option.getOrUndefined(yield* (yield* UserRepository).byEmail(portalId, emailAddress))
    if (account === undefined) return {}
    const { id, firstName, languageId } = account.user
    const { allowed } = yield* (yield* RateLimits).take(`sign-up-notice:${portalId}:${id}`, 1, hour)
    if (!allowed) return {}
    const to = { emailAddress: account.user.emailAddress, firstName, language: languageId }
    yield* (yield* IdentityMessages).signUpTried(portalId, to, `${origin}/login`)
    return {}
  }),
)
