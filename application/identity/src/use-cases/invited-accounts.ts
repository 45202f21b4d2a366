import { Clock, Effect, Option, Result } from "effect"
import { Portals } from "@application/portals/services"
import { CurrentRequest, handler, LinkHasher, UnitOfWork } from "@application/kernel"
import {
  acceptInvitation as acceptedBy,
  type Account,
  InvalidFields,
  type Invitation,
  invitationState,
  LinkExpired,
  LinkInvalid,
  signUpRole,
} from "@domain/identity"
import { isPartnerBrand, type Portal } from "@domain/portals"
import { OpenInvitedAccount, ReadInvitation } from "../contract/invited-accounts.ts"
import { Invitations } from "../ports/invitations.ts"
import { UserRepository } from "../ports/user-repository.ts"
import { checkNewAccount } from "./check-new-account.ts"
import { joinBusiness } from "./invitations.ts"
import { namedInvitation } from "./invitation-link.ts"
import { countAttempt, signInLimits } from "./limits.ts"
import { type AccountRequest, openAccount, recogniseAccount } from "./open-account.ts"
import { joinPortal } from "./portal-invitations.ts"
import { profileIfKnown } from "./profile-cards.ts"
import { queueSignUpNotice } from "./sign-up-notice.ts"

/** The invitation that a link's key names at a portal, with its state now. */
const namedBy = Effect.fnUntraced(function* (portal: Portal, hash: string) {
  const hashes = yield* (yield* LinkHasher).accepted(namedInvitation(hash))
  const stored = yield* (yield* Invitations).byKey(portal.id, hashes)
  if (stored === undefined) return yield* new LinkInvalid({})
  const { invitation } = stored
  const state = invitationState(invitation, yield* Clock.currentTimeMillis)
  if (state === "expired") return yield* new LinkExpired({})
  return state === "revoked" ? yield* new LinkInvalid({}) : { invitation, isAccepted: state === "accepted" }
})

/** Whether only the mail to the invited address holds the link. */
const isMailed = ({ emailAddress, wasMailed }: Invitation): boolean => wasMailed && emailAddress !== undefined

/** What the link invites to. Whether the address has an account is for the person who got the mail. */
export const readInvitation = handler(
  ReadInvitation,
  Effect.fnUntraced(function* ({ hash }) {
    const portal = yield* (yield* Portals).current
    const { invitation, isAccepted } = yield* namedBy(portal, hash)
    if (isAccepted) return yield* new LinkInvalid({})
    const { roleId, expiresAt, emailAddress, businessProfileId } = invitation
    const business = businessProfileId === undefined ? undefined : yield* profileIfKnown(businessProfileId)
    if (businessProfileId !== undefined && business === undefined) return yield* new LinkInvalid({})
    const known =
      emailAddress !== undefined && isMailed(invitation)
        ? yield* (yield* UserRepository).byEmail(portal.id, emailAddress)
        : undefined
    return {
      roleId,
      expiresAt,
      ...(emailAddress !== undefined && { emailAddress }),
      ...(business !== undefined && { businessName: business.name }),
      ...(known !== undefined && { hasAccount: Option.isSome(known) }),
    }
  }),
)

/** Accepts the invitation for a new account; false where its address is to be confirmed before. */
const accepted = Effect.fnUntraced(function* (account: Account, invitation: Invitation, hash: string) {
  const now = yield* Clock.currentTimeMillis
  if (Result.isFailure(acceptedBy(invitation, account.user, now))) return false
  if (invitation.businessProfileId === undefined) yield* joinPortal(account, hash)
  else yield* Effect.catchTag(joinBusiness(account, hash), "LastOwner", Effect.die)
  return true
})

const opened = Effect.fnUntraced(function* (request: AccountRequest, invitation: Invitation, hash: string) {
  const { userId } = yield* openAccount(request)
  const account = Option.getOrThrow(yield* (yield* UserRepository).byId(request.portalId, userId))
  return { id: userId, isAccepted: yield* accepted(account, invitation, hash) }
})

/**
 * Opens the account and accepts the invitation in one transaction. Every try is counted, also a refused one. The sign-up of the
 * portal may be off, since somebody who runs it or a business has invited the person.
 */
export const openInvitedAccount = handler(
  OpenInvitedAccount,
  Effect.fnUntraced(function* ({ hash, ...typed }) {
    const portal = yield* (yield* Portals).current
    const { ipAddress } = yield* CurrentRequest
    if (ipAddress !== "") yield* countAttempt(signInLimits.accountsByIp, ipAddress)
    const { invitation, isAccepted } = yield* namedBy(portal, hash)
    const emailAddress = invitation.emailAddress ?? typed.emailAddress
    if (emailAddress === undefined)
      return yield* new InvalidFields({ fields: { emailAddress: ["validation.emailRequired"] } })
    yield* countAttempt(signInLimits.accountsByAddress, `${portal.id}:${emailAddress}`)
    const isOthers = typed.emailAddress !== undefined && typed.emailAddress !== emailAddress
    yield* checkNewAccount(
      { ...typed, emailAddress },
      isOthers ? { emailAddress: ["validation.fieldNotAllowed"] } : undefined,
    )
    const request: AccountRequest = {
      portalId: portal.id,
      emailAddress,
      password: typed.loginPassword,
      firstName: typed.firstName.trim(),
      lastName: typed.lastName.trim(),
      phone: undefined,
      isEmailProved: isMailed(invitation),
      languageId: portal.locale,
      roleId: invitation.businessProfileId === undefined ? invitation.roleId : signUpRole(isPartnerBrand(portal.flags)),
      businessName: undefined,
    }
    const { transact } = yield* UnitOfWork
    // A reply may have been lost: whoever opened the account by this link is answered again.
    if (isAccepted)
      return yield* transact(recogniseAccount(request)).pipe(
        Effect.map((id) => ({ id, emailAddress, isAccepted })),
        Effect.catchTag("UserAlreadyExists", () => Effect.fail(new LinkInvalid({}))),
      )
    return yield* transact(opened(request, invitation, hash)).pipe(
      Effect.map((answer) => ({ ...answer, emailAddress })),
      Effect.tapErrorTag("AccountNotOpened", () => transact(queueSignUpNotice(emailAddress))),
    )
  }),
)
