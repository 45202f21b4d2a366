import { Clock, Effect } from "effect"
import { Ids, UnitOfWork, LinkHasher } from "@application/kernel"
import { type Account, type EmailAddress, InvalidFields, issueInvitation, mayInvite, type Role } from "@domain/identity"
import type { BusinessProfileId } from "@domain/kernel"
import { quotedName } from "@domain/messaging"
import type { Portal } from "@domain/portals"
import { IdentityMessages } from "../ports/identity-messages.ts"
import { Invitations } from "../ports/invitations.ts"
import { invitationLink, namedInvitation } from "./invitation-link.ts"
import { countAttempt, signInLimits } from "./limits.ts"

/** What an invitation is made of; one without a business is to the portal, one without an address to whoever has the link. */
export interface InvitationRequest {
  readonly businessProfileId?: BusinessProfileId
  readonly emailAddress?: EmailAddress
  readonly roleId: Role
  readonly link: string
  readonly sendEmail: boolean
}

/** Makes an invitation at a portal and mails it to its address if asked, together with other work in one transaction. */
export const issuedInvitation = Effect.fnUntraced(function* <R>(
  portal: Portal,
  { portalId: inviterPortalId, user }: Account,
  { link, sendEmail, ...asked }: InvitationRequest,
  businessName: string,
  before: Effect.Effect<void, never, R>,
) {
  yield* Effect.fromResult(mayInvite(user))
  const { emailAddress } = asked
  if (sendEmail && emailAddress === undefined)
    return yield* new InvalidFields({ fields: { emailAddress: ["validation.emailRequired"] } })
  const key = yield* (yield* Ids).secret
  const address = yield* invitationLink(portal, link, key)
  yield* countAttempt(signInLimits.invitationsByUser, `${inviterPortalId}:${user.id}`)
  if (emailAddress !== undefined) yield* countAttempt(signInLimits.invitationsByAddress, `${portal.id}:${emailAddress}`)
  const facts = { ...asked, invitedBy: user.id, wasMailed: sendEmail }
  const invitation = issueInvitation(facts, yield* Clock.currentTimeMillis)
  const keyHash = yield* (yield* LinkHasher).hash(namedInvitation(key))
  const inviterName = quotedName(`${user.firstName} ${user.lastName}`) || portal.title
  const { invitation: mail } = yield* IdentityMessages
  const work = Effect.gen(function* () {
    yield* before
    yield* (yield* Invitations).add({ portalId: portal.id, keyHash, invitation })
    if (sendEmail && emailAddress !== undefined)
      yield* mail(portal.id, { emailAddress, language: portal.locale }, { link: address, inviterName, businessName })
  })
  yield* (yield* UnitOfWork).transact(work)
  return { expiresAt: invitation.expiresAt, ...(!sendEmail && { link: address }) }
})
