import { Clock, Effect, Option, Schema } from "effect"
import { ownPortal, Portals } from "@application/portals/services"
import { handler, CurrentActor, RoleForbidden, currentUser } from "@application/kernel"
import { type Account, hasPassed, isStaff, Role, rolesFor, UserNotFound, userHeading } from "@domain/identity"
import type { PortalId, UserId } from "@domain/kernel"
import { ActAsClient, EndActing } from "../contract/acting.ts"
import type { SignedIn } from "../contract/login.ts"
import { ActingSessions, type NewActingSession } from "../ports/acting-sessions.ts"
import { IdentityMessages } from "../ports/identity-messages.ts"
import { AccessTokens } from "../ports/secrets.ts"
import { UserRepository } from "../ports/user-repository.ts"
import { profilesOf } from "./open-session.ts"
import { portalOrigin } from "./portal-origin.ts"

const roleNumbers = Schema.encodeSync(Schema.Array(Role))
const minute = 60_000

/** A client whose account is open; the portal's own people are nobody's clients. */
const clientOf = Effect.fnUntraced(function* (portalId: PortalId, userId: UserId) {
  const account = Option.getOrUndefined(yield* (yield* UserRepository).byId(portalId, userId))
  const now = yield* Clock.currentTimeMillis
  if (account === undefined || account.barred || hasPassed(account.expiresAt, now)) return yield* new UserNotFound({})
  return isStaff(account.user.roleIds) ? yield* new RoleForbidden({ roles: rolesFor("actAsClient") }) : account
})

/** The client's session, whose token ends with the acting, or earlier at `until`. */
const signedInFor = Effect.fnUntraced(function* (
  session: NewActingSession,
  { portalId, user }: Account,
  by: string,
  until = session.endsAt,
) {
  const { familyId, actedBy, endsAt } = session
  const claims = { userId: user.id, portalId, familyId, roleIds: roleNumbers(user.roleIds), actedBy }
  const signedIn: SignedIn = {
    ...(yield* (yield* AccessTokens).issue(claims, until)),
    userId: user.id,
    roleIds: user.roleIds,
    user,
    profiles: yield* profilesOf(user.id),
    acting: { by, until: endsAt },
  }
  return signedIn
})

/** Begins to act as a client in the caller's sign-in, and mails the client. */
export const actAsClient = handler(
  ActAsClient,
  Effect.fnUntraced(function* ({ portalId, userId, reason, minutes }) {
    yield* ownPortal(portalId)
    const caller = yield* currentUser
    const client = yield* clientOf(portalId, userId)
    const employee = Option.getOrThrow(yield* (yield* UserRepository).byId(portalId, caller.userId))
    const by = userHeading(employee.user, true)
    const startedAt = yield* Clock.currentTimeMillis
    const session: NewActingSession = {
      portalId,
      familyId: caller.familyId ?? "",
      userId,
      actedBy: caller.userId,
      reason,
      startedAt,
      endsAt: startedAt + minutes * minute,
    }
    yield* (yield* ActingSessions).start(session)
    const { emailAddress, firstName, languageId } = client.user
    const link = `${yield* portalOrigin(yield* (yield* Portals).current)}/profileSelection`
    const mail = { link, firstName, staffName: by, reason, minutes }
    yield* (yield* IdentityMessages).supportActs(portalId, { userId, emailAddress, language: languageId }, mail)
    return yield* signedInFor(session, client, by)
  }),
)

/** Ends acting as a client in the caller's sign-in. */
export const endActing = handler(
  EndActing,
  Effect.fnUntraced(function* () {
    const actor = yield* CurrentActor
    if (actor.kind === "user" && actor.familyId !== undefined)
      yield* (yield* ActingSessions).end(actor.portalId, actor.familyId, yield* Clock.currentTimeMillis)
    return {}
  }),
)

/** A renewed session: the client's while its sign-in acts as one, else its own. */
export const renewedSession = Effect.fnUntraced(function* (own: SignedIn, employee: Account, familyId: string) {
  const now = yield* Clock.currentTimeMillis
  const acting = Option.getOrUndefined(yield* (yield* ActingSessions).living(employee.portalId, familyId, now))
  if (acting === undefined) return own
  const client = Option.getOrUndefined(yield* Effect.option(clientOf(employee.portalId, acting.userId)))
  const until = Math.min(own.expiresAt, acting.endsAt)
  return client === undefined ? own : yield* signedInFor(acting, client, userHeading(employee.user, true), until)
})
