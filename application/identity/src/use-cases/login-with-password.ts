import { Clock, Effect, Option } from "effect"
import { UnitOfWork, workflow } from "@application/kernel"
import {
  type EmailAddress,
  ForbiddenPortal,
  hasPassed,
  InvalidCredentials,
  PasswordExpired,
  UserAccountExpired,
} from "@domain/identity"
import type { PortalId } from "@domain/kernel"
import { LoginWithPassword } from "../contract/login.ts"
import { SignInPortals } from "../ports/identity-surroundings.ts"
import { PasswordHasher } from "../ports/secrets.ts"
import { UserRepository } from "../ports/user-repository.ts"
import { countTry, signInLimits } from "./limits.ts"
import { openSession } from "./open-session.ts"
import { newResetKey } from "./reset-keys.ts"

/** The portal's account of an address; else one at another portal, whose owner is told to be at the wrong door. */
const candidate = Effect.fnUntraced(function* (portalId: PortalId, emailAddress: EmailAddress) {
  const users = yield* UserRepository
  const own = yield* users.byEmail(portalId, emailAddress)
  const others = yield* users.elsewhere(portalId, emailAddress)
  return Option.getOrUndefined(own) ?? others[0]
})

/** Signs in by address and password; an unknown address takes as long as a wrong password. */
export const loginWithPassword = workflow(
  LoginWithPassword,
  Effect.fnUntraced(function* ({ emailAddress, password }) {
    const portal = yield* (yield* SignInPortals).current
    yield* countTry(signInLimits.passwordByAddress, `${portal.id}:${emailAddress}`)
    const account = yield* candidate(portal.id, emailAddress)
    const matches = yield* (yield* PasswordHasher).verify(account?.passwordHash, password)
    if (account === undefined || !matches) return yield* new InvalidCredentials({})
    if (account.portalId !== portal.id || account.barred) return yield* new ForbiddenPortal({})
    const now = yield* Clock.currentTimeMillis
    if (hasPassed(account.expiresAt, now)) return yield* new UserAccountExpired({ emailAddress })
    const { transact } = yield* UnitOfWork
    if (hasPassed(account.passwordExpiresAt, now))
      return yield* new PasswordExpired({ hash: yield* transact(newResetKey(account)) })
    return yield* transact(openSession(account))
  }),
)
