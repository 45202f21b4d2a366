import { Clock, Effect, Option } from "effect"
import { Portals } from "@application/portals/services"
import { command, workflow } from "@application/kernel"
import { acceptInvitation as acceptedBy, type Account, LinkInvalid, RoleNotAssignable } from "@domain/identity"
import type { BusinessProfileId } from "@domain/kernel"
import { quotedName } from "@domain/messaging"
import { AcceptInvitation, InviteUser } from "../contract/invitations.ts"
import { Invitations } from "../ports/invitations.ts"
import { Memberships, ProfileCards } from "../ports/memberships.ts"
import { LinkHasher } from "../ports/secrets.ts"
import { UserRepository } from "../ports/user-repository.ts"
import { currentAccount, ownAccount } from "./current-account.ts"
import { namedInvitation } from "./invitation-link.ts"
import { type Asked, issuedInvitation } from "./issued-invitation.ts"
import { countAttempt, signInLimits } from "./limits.ts"
import { checkOwnerStays, rolesToGive } from "./members.ts"

const businessNameOf = (businessProfileId: BusinessProfileId) =>
  Effect.map(
    Effect.flatMap(ProfileCards, (cards) => cards.of([businessProfileId])),
    ([card]) => quotedName(card?.name ?? ""),
  )

/** Makes an invitation to a business by an account and mails it if asked, together with other work in one transaction. */
export const sendInvitation = Effect.fnUntraced(function* <R>(
  account: Account,
  asked: Asked & { readonly businessProfileId: BusinessProfileId },
  before: Effect.Effect<void, never, R>,
) {
  const portal = yield* (yield* Portals).current
  const roles = yield* rolesToGive(asked.businessProfileId)
  if (!roles.includes(asked.roleId)) return yield* new RoleNotAssignable({ roles })
  const businessName = (yield* businessNameOf(asked.businessProfileId)) || portal.title
  return yield* issuedInvitation(portal, account, asked, businessName, before)
})

/** Invites an address; whether it has an account makes no difference to what the inviter sees. */
export const inviteUser = workflow(
  InviteUser,
  Effect.fnUntraced(function* ({ userId, ...asked }) {
    return yield* sendInvitation(yield* ownAccount(userId), asked, Effect.void)
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
    yield* checkOwnerStays(businessProfileId, user.id, roleId)
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
