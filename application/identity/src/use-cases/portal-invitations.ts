import { Clock, Effect } from "effect"
import { administeredPortal, Portals } from "@application/portals/services"
import { handler, UnitOfWork, LinkHasher } from "@application/kernel"
import {
  acceptInvitation as acceptedBy,
  type Account,
  grantableRoles,
  LinkInvalid,
  RoleNotAssignable,
} from "@domain/identity"
import { isPartnerBrand } from "@domain/portals"
import { AcceptPortalInvitation, InvitePortalUser } from "../contract/portal-users.ts"
import { Invitations } from "../ports/invitations.ts"
import { UserRepository } from "../ports/user-repository.ts"
import { currentAccount } from "./current-account.ts"
import { namedInvitation } from "./invitation-link.ts"
import { issuedInvitation } from "./issued-invitation.ts"
import { countAttempt, signInLimits } from "./limits.ts"

/** Invites an address to a portal that the caller administers, which may be another than their own. */
export const invitePortalUser = handler(
  InvitePortalUser,
  Effect.fnUntraced(function* ({ portalId, ...asked }) {
    const portal = yield* (yield* Portals).withId(yield* administeredPortal(portalId))
    const account = yield* currentAccount
    const roles = grantableRoles(isPartnerBrand(portal.flags))
    if (!roles.includes(asked.roleId)) return yield* new RoleNotAssignable({ roles })
    return yield* issuedInvitation(portal, account, asked, portal.title, Effect.void)
  }),
)

/** Gives an account the role on the portal that an invitation's link invites to, in the caller's transaction. */
export const joinPortal = Effect.fnUntraced(function* (account: Account, hash: string) {
  const { portalId, user } = account
  const invitations = yield* Invitations
  const stored = yield* invitations.byKey(portalId, yield* (yield* LinkHasher).accepted(namedInvitation(hash)))
  const now = yield* Clock.currentTimeMillis
  const { businessProfileId, roleId } = yield* Effect.fromResult(acceptedBy(stored?.invitation, user, now))
  if (stored === undefined || businessProfileId !== undefined) return yield* new LinkInvalid({})
  if (!(yield* invitations.accept(stored, now))) return yield* new LinkInvalid({})
  const roleIds = [...new Set([...user.roleIds, roleId])]
  yield* (yield* UserRepository).save({ ...account, user: { ...user, roleIds } })
  return { roleIds }
})

/** Accepts an invitation once; its role counts from the next call on. */
export const acceptPortalInvitation = handler(
  AcceptPortalInvitation,
  Effect.fnUntraced(function* ({ hash }) {
    const account = yield* currentAccount
    yield* countAttempt(signInLimits.acceptancesByUser, `${account.portalId}:${account.user.id}`)
    return yield* (yield* UnitOfWork).transact(joinPortal(account, hash))
  }),
)
