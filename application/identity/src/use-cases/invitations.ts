import { Clock, Effect, Option } from "effect"
import { profileIfKnown, profileCards } from "./profile-cards.ts"
import { Portals } from "@application/portals/services"
import {
  authoriseProfile,
  ClientReach,
  CurrentActor,
  handler,
  mayOn,
  UnitOfWork,
  LinkHasher,
} from "@application/kernel"
import {
  acceptInvitation as acceptedBy,
  type Account,
  InvalidFields,
  leastRole,
  LinkInvalid,
  RoleNotAssignable,
} from "@domain/identity"
import type { BusinessProfileId } from "@domain/kernel"
import { quotedName } from "@domain/messaging"
import { AcceptInvitation, InviteUser } from "../contract/invitations.ts"
import { Invitations } from "../ports/invitations.ts"
import { Memberships } from "../ports/memberships.ts"
import { UserRepository } from "../ports/user-repository.ts"
import { currentAccount, ownAccount } from "./current-account.ts"
import { namedInvitation } from "./invitation-link.ts"
import { type InvitationRequest, issuedInvitation } from "./issued-invitation.ts"
import { countAttempt, signInLimits } from "./limits.ts"
import { checkOwnerStays, rolesToGive } from "./members.ts"

const businessNameOf = (businessProfileId: BusinessProfileId) =>
  Effect.map(profileIfKnown(businessProfileId), (profile) => quotedName(profile?.name ?? ""))

/** Makes an invitation to a business by an account and mails it if asked, together with other work in one transaction. */
export const sendInvitation = Effect.fnUntraced(function* <R>(
  account: Account,
  asked: InvitationRequest & { readonly businessProfileId: BusinessProfileId },
  before: Effect.Effect<void, never, R>,
) {
  const portal = yield* (yield* Portals).current
  const roles = yield* rolesToGive(asked.businessProfileId)
  if (!roles.includes(asked.roleId)) return yield* new RoleNotAssignable({ roles })
  const businessName = (yield* businessNameOf(asked.businessProfileId)) || portal.title
  return yield* issuedInvitation(portal, account, asked, businessName, before)
})

/** The profile to invite to: the named profile, else the only profile that the caller may invite to. */
const profileToInviteTo = Effect.fnUntraced(function* (named: BusinessProfileId | undefined) {
  if (named !== undefined) return yield* Effect.as(authoriseProfile("inviteUsers", named), named)
  const actor = yield* CurrentActor
  const memberships = actor.kind === "user" ? actor.memberships : []
  const own = memberships.map((one) => one.businessProfileId).filter((id) => mayOn(actor, "inviteUsers", id))
  const [only, ...others] = new Set(own)
  if (only === undefined || others.length > 0)
    return yield* new InvalidFields({ fields: { businessProfileId: ["validation.required"] } })
  return only
})

/** Invites an address or whoever gets the link; whether an address has an account makes no difference to what the inviter sees. */
export const inviteUser = handler(
  InviteUser,
  Effect.fnUntraced(function* ({ userId, businessProfileId: named, ...asked }) {
    const account = yield* ownAccount(userId)
    const businessProfileId = yield* profileToInviteTo(named)
    const roles = yield* rolesToGive(businessProfileId)
    const roleId = asked.roleId ?? leastRole(roles)
    if (roleId === undefined) return yield* new RoleNotAssignable({ roles })
    return yield* sendInvitation(account, { ...asked, businessProfileId, roleId }, Effect.void)
  }),
)

/** Makes an account a member of the business that an invitation's link invites to, in the caller's transaction. */
export const joinBusiness = Effect.fnUntraced(function* (account: Account, hash: string) {
  const { portalId, user } = account
  const invitations = yield* Invitations
  const stored = yield* invitations.byKey(portalId, yield* (yield* LinkHasher).accepted(namedInvitation(hash)))
  const now = yield* Clock.currentTimeMillis
  const invitation = yield* Effect.fromResult(acceptedBy(stored?.invitation, user, now))
  const { businessProfileId, emailAddress, roleId, wasMailed } = invitation
  if (stored === undefined || businessProfileId === undefined) return yield* new LinkInvalid({})
  const memberships = yield* Memberships
  const [card] = yield* profileCards([businessProfileId])
  if (card === undefined) return yield* new LinkInvalid({})
  const present = (yield* memberships.onProfile(businessProfileId)).find((member) => member.userId === user.id)
  // A link that went round is somebody else's: it changes no member's role, and waits for them.
  if (emailAddress === undefined && present !== undefined) return { ...card, roleId: present.roleId }
  if (!(yield* invitations.accept(stored, now))) return yield* new LinkInvalid({})
  yield* checkOwnerStays(businessProfileId, user.id, roleId)
  yield* memberships.join(user.id, { businessProfileId, roleId })
  yield* (yield* ClientReach).follow(businessProfileId)
  const users = yield* UserRepository
  const owner = Option.getOrUndefined(yield* users.byEmail(portalId, user.emailAddress))
  if (wasMailed && owner?.user.id === user.id) yield* users.save({ ...account, user: { ...user, emailVerified: true } })
  return { ...card, roleId }
})

/** Accepts an invitation once; a mailed link verifies its address as well, and one without an address changes no member. */
export const acceptInvitation = handler(
  AcceptInvitation,
  Effect.fnUntraced(function* ({ hash }) {
    const account = yield* currentAccount
    yield* countAttempt(signInLimits.acceptancesByUser, `${account.portalId}:${account.user.id}`)
    return yield* (yield* UnitOfWork).transact(joinBusiness(account, hash))
  }),
)
