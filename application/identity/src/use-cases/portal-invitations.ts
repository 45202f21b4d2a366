import { Clock, Effect } from "effect"
import { administeredPortal, Portals } from "@application/portals/services"
import { command, Ids, UnitOfWork, workflow } from "@application/kernel"
import {
  acceptInvitation as acceptedBy,
  grantableRoles,
  issueInvitation,
  LinkInvalid,
  RoleNotAssignable,
} from "@domain/identity"
import { quotedName } from "@domain/messaging"
import { isPartnerBrand } from "@domain/portals"
import { AcceptPortalInvitation, InvitePortalUser } from "../contract/portal-users.ts"
import { IdentityMessages } from "../ports/identity-messages.ts"
import { Invitations } from "../ports/invitations.ts"
import { LinkHasher } from "../ports/secrets.ts"
import { UserRepository } from "../ports/user-repository.ts"
import { currentAccount } from "./current-account.ts"
import { invitationLink, namedInvitation } from "./invitation-link.ts"
import { countAttempt, signInLimits } from "./limits.ts"

/** Invites an address to a portal that the caller administers, which may be another than their own. */
export const invitePortalUser = workflow(
  InvitePortalUser,
  Effect.fnUntraced(function* ({ portalId, emailAddress, roleId, link, sendEmail }) {
    const portal = yield* (yield* Portals).withId(yield* administeredPortal(portalId))
    const { portalId: ownPortalId, user } = yield* currentAccount
    const roles = grantableRoles(isPartnerBrand(portal.flags))
    if (!roles.includes(roleId)) return yield* new RoleNotAssignable({ roles })
    const key = yield* (yield* Ids).secret
    const address = yield* invitationLink(portal, link, key)
    yield* countAttempt(signInLimits.invitationsByUser, `${ownPortalId}:${user.id}`)
    yield* countAttempt(signInLimits.invitationsByAddress, `${portalId}:${emailAddress}`)
    const facts = { invitedBy: user.id, emailAddress, roleId, wasMailed: sendEmail }
    const invitation = issueInvitation(facts, yield* Clock.currentTimeMillis)
    const keyHash = yield* (yield* LinkHasher).hash(namedInvitation(key))
    const inviterName = quotedName(`${user.firstName} ${user.lastName}`) || portal.title
    const { invitation: mail } = yield* IdentityMessages
    const to = { emailAddress, language: portal.locale }
    const work = Effect.gen(function* () {
      yield* (yield* Invitations).add({ portalId, keyHash, invitation })
      if (sendEmail) yield* mail(portalId, to, { link: address, inviterName, businessName: portal.title })
    })
    yield* (yield* UnitOfWork).transact(work)
    return { expiresAt: invitation.expiresAt, ...(!sendEmail && { link: address }) }
  }),
)

const accept = command(
  AcceptPortalInvitation,
  Effect.fnUntraced(function* ({ hash }) {
    const account = yield* currentAccount
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
  }),
)

/** Accepts an invitation once; its role counts from the next call on. */
export const acceptPortalInvitation = workflow(
  AcceptPortalInvitation,
  Effect.fnUntraced(function* (input) {
    const { portalId, user } = yield* currentAccount
    yield* countAttempt(signInLimits.acceptancesByUser, `${portalId}:${user.id}`)
    return yield* accept.handle(input)
  }),
)
