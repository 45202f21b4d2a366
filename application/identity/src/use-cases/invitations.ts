import { Clock, Effect, Option } from "effect"
import { Portals } from "@application/portals/services"
import { command, CurrentActor, Ids, principalOf, UnitOfWork, workflow } from "@application/kernel"
import {
  acceptInvitation as acceptedBy,
  assignableRoles,
  issueInvitation,
  LinkInvalid,
  RoleNotAssignable,
  rolesOn,
} from "@domain/identity"
import type { BusinessProfileId } from "@domain/kernel"
import { quotedName } from "@domain/messaging"
import { isPartnerBrand } from "@domain/portals"
import { AcceptInvitation, InviteUser } from "../contract/invitations.ts"
import { IdentityMessages } from "../ports/identity-messages.ts"
import { Invitations } from "../ports/invitations.ts"
import { Memberships, ProfileCards } from "../ports/memberships.ts"
import { LinkHasher } from "../ports/secrets.ts"
import { UserRepository } from "../ports/user-repository.ts"
import { currentAccount, ownAccount } from "./current-account.ts"
import { invitationLink, namedInvitation } from "./invitation-link.ts"
import { countAttempt, signInLimits } from "./limits.ts"

const businessNameOf = (businessProfileId: BusinessProfileId) =>
  Effect.map(
    Effect.flatMap(ProfileCards, (cards) => cards.of([businessProfileId])),
    ([card]) => quotedName(card?.name ?? ""),
  )

/** Invites an address; whether it has an account makes no difference to what the inviter sees. */
export const inviteUser = workflow(
  InviteUser,
  Effect.fnUntraced(function* ({ userId, businessProfileId, emailAddress, roleId, link, sendEmail }) {
    const { portalId, user } = yield* ownAccount(userId)
    const portal = yield* (yield* Portals).current
    const actor = yield* CurrentActor
    const held = actor.kind === "system" ? [] : rolesOn(principalOf(actor), businessProfileId)
    const roles = assignableRoles(held, isPartnerBrand(portal.flags))
    if (!roles.includes(roleId)) return yield* new RoleNotAssignable({ roles })
    const key = yield* (yield* Ids).secret
    const address = yield* invitationLink(portal, link, key)
    yield* countAttempt(signInLimits.invitationsByUser, `${portalId}:${userId}`)
    yield* countAttempt(signInLimits.invitationsByAddress, `${portalId}:${emailAddress}`)
    const facts = { businessProfileId, invitedBy: userId, emailAddress, roleId, wasMailed: sendEmail }
    const invitation = issueInvitation(facts, yield* Clock.currentTimeMillis)
    const keyHash = yield* (yield* LinkHasher).hash(namedInvitation(key))
    const names = {
      inviterName: quotedName(`${user.firstName} ${user.lastName}`) || portal.title,
      businessName: (yield* businessNameOf(businessProfileId)) || portal.title,
    }
    const { invitation: mail } = yield* IdentityMessages
    const work = Effect.gen(function* () {
      yield* (yield* Invitations).add({ portalId, keyHash, invitation })
      if (sendEmail) yield* mail(portalId, { emailAddress, language: portal.locale }, { link: address, ...names })
    })
    yield* (yield* UnitOfWork).transact(work)
    return { expiresAt: invitation.expiresAt, ...(!sendEmail && { link: address }) }
  }),
)

const accept = command(
  AcceptInvitation,
  Effect.fnUntraced(function* ({ hash }) {
    const account = yield* currentAccount
    const { portalId, user } = account
    const invitations = yield* Invitations
    const stored = yield* invitations.byKey(portalId, yield* (yield* LinkHasher).accepted(namedInvitation(hash)))
    const now = yield* Clock.currentTimeMillis
    const { businessProfileId, roleId, wasMailed } = yield* Effect.fromResult(acceptedBy(stored?.invitation, user, now))
    if (stored === undefined || businessProfileId === undefined) return yield* new LinkInvalid({})
    if (!(yield* invitations.accept(stored, now))) return yield* new LinkInvalid({})
    const memberships = yield* Memberships
    const [card] = yield* (yield* ProfileCards).of([businessProfileId])
    if (card === undefined) return yield* new LinkInvalid({})
    yield* memberships.join(user.id, { businessProfileId, roleId })
    const users = yield* UserRepository
    const owner = Option.getOrUndefined(yield* users.byEmail(portalId, user.emailAddress))
    if (wasMailed && owner?.user.id === user.id)
      yield* users.save({ ...account, user: { ...user, emailVerified: true } })
    return { ...card, roleId }
  }),
)

/** Accepts an invitation once; a mailed link verifies its address as well. */
export const acceptInvitation = workflow(
  AcceptInvitation,
  Effect.fnUntraced(function* (input) {
    const { portalId, user } = yield* currentAccount
    yield* countAttempt(signInLimits.acceptancesByUser, `${portalId}:${user.id}`)
    return yield* accept.handle(input)
  }),
)
