import { Clock, Effect } from "effect"
import { handler, currentUser } from "@application/kernel"
import { administeredPortal } from "@application/portals/services"
import { invitationState, LinkInvalid } from "@domain/identity"
import type { BusinessProfileId } from "@domain/kernel"
import { ListInvitations, ResendInvitation, RevokeInvitation } from "../contract/invitations.ts"
import { ListPortalInvitations, RevokePortalInvitation } from "../contract/portal-users.ts"
import { Invitations, type StoredInvitation } from "../ports/invitations.ts"
import { currentAccount } from "./current-account.ts"
import { sendInvitation } from "./invitations.ts"

/** The invitation of a profile by its id, which is its key's hash. */
const invitationOn = Effect.fnUntraced(function* (businessProfileId: BusinessProfileId, invitationId: string) {
  const { portalId } = yield* currentUser
  const stored = yield* (yield* Invitations).byKey(portalId, [invitationId])
  return stored?.invitation.businessProfileId === businessProfileId ? stored : yield* new LinkInvalid({})
})

const most = 200

/** Invitations as whoever may withdraw them sees them, without accepted invitations. */
const shownInvitations = (sent: ReadonlyArray<StoredInvitation>, now: number) =>
  sent.flatMap(({ keyHash: invitationId, invitation }) => {
    const { businessProfileId: _, invitedBy: _by, acceptedAt: _at, revokedAt: _end, ...shown } = invitation
    const state = invitationState(invitation, now)
    return state === "accepted" ? [] : [{ ...shown, invitationId, state }]
  })

/** The invitations of a profile that nobody has accepted. */
export const listInvitations = handler(
  ListInvitations,
  Effect.fnUntraced(function* ({ businessProfileId }) {
    const { portalId } = yield* currentUser
    const sent = yield* (yield* Invitations).onProfile(portalId, businessProfileId, most)
    return shownInvitations(sent, yield* Clock.currentTimeMillis)
  }),
)

/** The invitations to run a portal that nobody has accepted. */
export const listPortalInvitations = handler(
  ListPortalInvitations,
  Effect.fnUntraced(function* ({ portalId }) {
    const sent = yield* (yield* Invitations).toPortal(yield* administeredPortal(portalId), most)
    return shownInvitations(sent, yield* Clock.currentTimeMillis)
  }),
)

/** Withdraws an invitation to run a portal. */
export const revokePortalInvitation = handler(
  RevokePortalInvitation,
  Effect.fnUntraced(function* ({ portalId, invitationId }) {
    const invitations = yield* Invitations
    const stored = yield* invitations.byKey(yield* administeredPortal(portalId), [invitationId])
    if (stored === undefined || stored.invitation.businessProfileId !== undefined) return yield* new LinkInvalid({})
    yield* invitations.revoke(stored, yield* Clock.currentTimeMillis)
    return {}
  }),
)

/** Replaces an invitation to an address by one with the same role, mailed by the caller. */
export const resendInvitation = handler(
  ResendInvitation,
  Effect.fnUntraced(function* ({ businessProfileId, invitationId, link }) {
    const stored = yield* invitationOn(businessProfileId, invitationId)
    const now = yield* Clock.currentTimeMillis
    const state = invitationState(stored.invitation, now)
    if (state === "accepted" || state === "revoked") return yield* new LinkInvalid({})
    const { emailAddress, roleId } = stored.invitation
    if (emailAddress === undefined) return yield* new LinkInvalid({})
    const revoke = (yield* Invitations).revoke(stored, now)
    const asked = { businessProfileId, emailAddress, roleId, link, sendEmail: true }
    const { expiresAt } = yield* sendInvitation(yield* currentAccount, asked, revoke)
    return { expiresAt }
  }),
)

/** Withdraws an invitation. */
export const revokeInvitation = handler(
  RevokeInvitation,
  Effect.fnUntraced(function* ({ businessProfileId, invitationId }) {
    const stored = yield* invitationOn(businessProfileId, invitationId)
    yield* (yield* Invitations).revoke(stored, yield* Clock.currentTimeMillis)
    return {}
  }),
)
