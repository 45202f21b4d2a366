import { ownPortal } from "@application/portals/services"
import { Clock, Effect, Option } from "effect"
import { type Actor, CurrentRequest, handler, RateLimits, UnitOfWork } from "@application/kernel"
import {
  type Account,
  isAdministrator,
  rolesFor,
  type SecurityEvent,
  securityLogPolicy,
  type SecurityMeans,
  type SignInFactor,
  userHeading,
  warningOf,
} from "@domain/identity"
import type { PortalId, UserId } from "@domain/kernel"
import { ListSecurityEvents, WarnOfRepeatedFailures } from "../contract/security-log.ts"
import { IdentityMessages } from "../ports/identity-messages.ts"
import { SecurityLog, type UntoldFailures } from "../ports/security-log.ts"
import { UserRepository } from "../ports/user-repository.ts"

const usualLimit = 50

const note = Effect.fnUntraced(function* (
  event: Pick<SecurityEvent, "portalId" | "kind"> &
    Partial<Pick<SecurityEvent, "factor" | "means" | "call" | "userId">>,
) {
  const { ipAddress, userAgent, requestId } = yield* CurrentRequest
  const at = yield* Clock.currentTimeMillis
  const shown = userAgent.slice(0, securityLogPolicy.longestUserAgent).toWellFormed()
  yield* (yield* SecurityLog).note({ ...event, at, ipAddress, userAgent: shown, requestId })
})

/** A sign-in that is tried at a portal; its account is absent where nobody is known to have been meant. */
export interface TriedSignIn {
  readonly portalId: PortalId
  readonly factor: SignInFactor
  readonly account: Account | undefined
  /** By what a second factor was tried. */
  readonly means?: SecurityMeans
  /** What a proof inside a sign-in was for. */
  readonly call?: string
}

/** Notes a failed sign-in in the same time whether there is an account or not. Call it outside the refused transaction. */
export const noteFailedSignIn = ({ portalId, factor, account, means, call }: TriedSignIn) =>
  note({
    portalId,
    kind: "signInFailed",
    factor,
    ...(means !== undefined && { means }),
    ...(call !== undefined && { call }),
    ...(account?.portalId === portalId && { userId: account.user.id }),
  })

/** Notes the failure of a sign-in, whatever it is. */
export const notingFailure =
  (tried: TriedSignIn) =>
  <A, E, R>(signIn: Effect.Effect<A, E, R>) =>
    Effect.tapError(signIn, () => noteFailedSignIn(tried))

/**
 * Notes that a signed-in user was refused a call on some things, or the employee who acts as them. Of one account a bounded
 * number is kept, and few of the same.
 */
export const noteRefusedRight = Effect.fnUntraced(function* (actor: Actor, call: string, things: string) {
  if (actor.kind !== "user") return
  const { portalId } = actor
  const userId = actor.actedBy ?? actor.userId
  const { keptRefusals, keptRepetitions, windowMilliseconds } = securityLogPolicy
  const { take } = yield* RateLimits
  const account = `refused:${portalId}:${userId}`
  const same = yield* take(`${account}:${call}:${things}`, keptRepetitions, windowMilliseconds)
  if (!same.allowed) return
  const all = yield* take(account, keptRefusals, windowMilliseconds)
  if (all.allowed) yield* note({ portalId, kind: "rightRefused", call, userId })
})

export const listSecurityEvents = handler(
  ListSecurityEvents,
  Effect.fnUntraced(function* ({ portalId, before, limit = usualLimit, ...filter }) {
    const portal = yield* ownPortal(portalId)
    const found = yield* (yield* SecurityLog).entries(portal, filter, {
      limit: limit + 1,
      ...(before !== undefined && { before }),
    })
    const shown = found.slice(0, limit)
    const ids = new Set(shown.flatMap(({ userId }) => (userId === undefined ? [] : [userId])))
    const accounts = yield* (yield* UserRepository).byIds(portal, [...ids])
    const names = new Map<UserId | undefined, string>(accounts.map(({ user }) => [user.id, userHeading(user, true)]))
    const entries = shown.map((event) => {
      const name = names.get(event.userId)
      return name === undefined ? event : { ...event, name }
    })
    const last = shown.at(-1)
    return { entries, ...(found.length > limit && last !== undefined && { before: last.id }) }
  }),
)

/** Tells an account's owner, and of an administrator the portal's other ones; in the caller's transaction. */
const warn = Effect.fnUntraced(function* (
  { portalId, user }: Account,
  warning: NonNullable<ReturnType<typeof warningOf>>,
) {
  const messages = yield* IdentityMessages
  const addressOf = ({ id, emailAddress, languageId }: Account["user"]) => ({
    userId: id,
    emailAddress,
    language: languageId,
  })
  yield* messages.accountWarned(portalId, addressOf(user), { firstName: user.firstName, ...warning })
  if (!isAdministrator(user.roleIds)) return
  const staffName = userHeading(user, true)
  for (const other of yield* (yield* UserRepository).withRoles(portalId, rolesFor("administerPortal"))) {
    if (other.barred || other.user.id === user.id) continue
    const { firstName } = other.user
    yield* messages.administratorWarned(portalId, addressOf(other.user), {
      firstName,
      staffName,
      times: warning.times,
    })
  }
})

/** Tells of one account's counts of one kind, if they repeat; how many accounts were told. */
const told = Effect.fnUntraced(function* (
  counts: ReadonlyArray<UntoldFailures>,
  times: { readonly since: number; readonly quietSince: number; readonly at: number },
) {
  const [first] = counts
  const warning = first === undefined ? undefined : warningOf(first.kind, counts)
  if (first === undefined || warning === undefined) return 0
  const { portalId, userId, kind } = first
  if (!(yield* (yield* SecurityLog).markTold(portalId, userId, { kind, ...times }))) return 0
  const account = Option.getOrUndefined(yield* (yield* UserRepository).byId(portalId, userId))
  if (account === undefined || account.barred) return 0
  yield* warn(account, warning)
  return 1
})

/** Tells of what repeated within the last window, each account at most once in the quiet time; each in a transaction. */
export const warnOfRepeatedFailures = handler(
  WarnOfRepeatedFailures,
  Effect.fnUntraced(function* () {
    const now = yield* Clock.currentTimeMillis
    const times = {
      since: now - securityLogPolicy.windowMilliseconds,
      quietSince: now - securityLogPolicy.quietMilliseconds,
      at: now,
    }
    const counts = yield* (yield* SecurityLog).untold(times.since, times.quietSince)
    const byAccount = Map.groupBy(counts, ({ portalId, userId, kind }) => `${portalId}:${userId}:${kind}`)
    const { transact } = yield* UnitOfWork
    let sent = 0
    for (const group of byAccount.values()) sent += yield* transact(told(group, times))
    return { told: sent }
  }),
)
