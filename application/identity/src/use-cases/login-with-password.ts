import { Clock, Effect, Option } from "effect"
import { Portals } from "@application/portals/services"
import { type RateLimits, UnitOfWork, handler, PasswordHasher } from "@application/kernel"
import {
  type Account,
  type EmailAddress,
  ForbiddenPortal,
  hasPassed,
  InvalidCredentials,
  UserAccountExpired,
} from "@domain/identity"
import type { PortalId } from "@domain/kernel"
import { LoginWithPassword } from "../contract/login.ts"
import { UserRepository } from "../ports/user-repository.ts"
import { giveBackAttempts, signInLimits } from "./limits.ts"
import { newResetKey } from "./reset-keys.ts"
import { notingFailure } from "./security-log.ts"
import { signInOrAsk } from "./sign-in-or-ask.ts"
import { countVisitorAttempt, visitorOf } from "./visitors.ts"

/** The portal's account for an address, else one at another portal, whose owner learns of the wrong portal. */
const candidate = Effect.fnUntraced(function* (portalId: PortalId, emailAddress: EmailAddress) {
  const users = yield* UserRepository
  const account = yield* users.byEmail(portalId, emailAddress)
  const others = yield* users.elsewhere(portalId, emailAddress)
  return Option.getOrUndefined(account) ?? others[0]
})

const limits = {
  fromIp: signInLimits.passwordFromIp,
  fromAnywhere: signInLimits.passwordFromAnywhere,
  fromDevice: signInLimits.passwordFromDevice,
}

/** Runs work only if the verified password is still the account's, and blocks a reset meanwhile. */
const whileCurrent = <A, E, R>(account: Account, work: Effect.Effect<A, E, R>) =>
  Effect.gen(function* () {
    const isCurrent = yield* (yield* UserRepository).holdPassword(account)
    return isCurrent ? yield* work : yield* new InvalidCredentials({})
  })

/** Signs an account in whose password it is; `onProof` follows on the right one. */
const provedByPassword = Effect.fnUntraced(function* (
  portalId: PortalId,
  account: Account | undefined,
  password: string,
  onProof: Effect.Effect<void, never, RateLimits>,
) {
  const matches = yield* (yield* PasswordHasher).verify(account?.passwordHash, password)
  if (account === undefined || !matches) return yield* new InvalidCredentials({})
  yield* onProof
  if (account.portalId !== portalId || account.barred) return yield* new ForbiddenPortal({})
  const now = yield* Clock.currentTimeMillis
  if (hasPassed(account.expiresAt, now))
    return yield* new UserAccountExpired({ emailAddress: account.user.emailAddress })
  const { transact } = yield* UnitOfWork
  if (hasPassed(account.passwordExpiresAt, now))
    return { hash: yield* transact(whileCurrent(account, newResetKey(account, "caller"))), errorCode: 74 as const }
  return yield* transact(whileCurrent(account, signInOrAsk(account)))
})

/** Signs in by address and password. An unknown address takes as long as a wrong password, and only failures count. */
export const loginWithPassword = handler(
  LoginWithPassword,
  Effect.fnUntraced(function* ({ emailAddress, password }) {
    const portal = yield* (yield* Portals).current
    const account = yield* candidate(portal.id, emailAddress)
    const counted = yield* countVisitorAttempt(yield* visitorOf(account), limits, `${portal.id}:${emailAddress}`)
    const proved = provedByPassword(portal.id, account, password, giveBackAttempts(counted))
    return yield* proved.pipe(notingFailure({ portalId: portal.id, factor: "password", account }))
  }),
)
