import { Clock, Effect, Schema } from "effect"
import { profileCards } from "./profile-cards.ts"
import { Ids, RefreshTokenCarrier } from "@application/kernel"
import {
  type Account,
  isAdministrator,
  type ProfileMembership,
  Role,
  type RoleOnProfile,
  signInEnd,
} from "@domain/identity"
import type { SignedIn } from "../contract/login.ts"
import { Memberships } from "../ports/memberships.ts"
import { RefreshTokens } from "../ports/refresh-tokens.ts"
import { SecondFactorRule } from "../ports/second-factor-rule.ts"
import { AccessTokens, SecretHasher } from "../ports/secrets.ts"
import { secondFactorOf } from "./second-factor-codes.ts"
import { rememberDevice } from "./visitors.ts"

const roleNumbers = Schema.encodeSync(Schema.Array(Role))

/** The profiles of some memberships, each with its role. */
export const profilesOn = Effect.fnUntraced(function* (joined: ReadonlyArray<RoleOnProfile>) {
  const roleOn = new Map(joined.map(({ businessProfileId, roleId }) => [businessProfileId, roleId]))
  const cards = yield* profileCards([...roleOn.keys()])
  return cards.flatMap((card): ReadonlyArray<ProfileMembership> => {
    const roleId = roleOn.get(card.id)
    return roleId === undefined ? [] : [{ ...card, roleId }]
  })
})

/** The profiles a user may open, with their role on each. */
export const profilesOf = (userId: Account["user"]["id"]) =>
  Effect.flatMap(Memberships, (memberships) => Effect.flatMap(memberships.of(userId), profilesOn))

/** How a session is opened: as a further one of a sign-in that began at `beganAt`, and by which key of the portal, if by one. */
export interface OpenedBy {
  readonly familyId?: string
  readonly beganAt?: number
  readonly embedKeyId?: string
}

/** Whether an account must set up a second factor before anything else. */
const mustSetUp = Effect.fnUntraced(function* (account: Account) {
  if (!isAdministrator(account.user.roleIds) || !(yield* SecondFactorRule).isCompulsory) return false
  return (yield* secondFactorOf(account)) === undefined
})

/**
 * Signs an account in: puts a refresh token of the given or a new family on its carrier, makes an access token and
 * remembers the device. Writes in the caller's transaction.
 */
export const openSession = Effect.fnUntraced(function* (
  account: Account,
  { familyId: existingFamilyId, beganAt: existingBeginning, embedKeyId }: OpenedBy = {},
) {
  const { portalId, user } = account
  const ids = yield* Ids
  const token = yield* ids.secret
  const familyId = existingFamilyId ?? (yield* ids.secret)
  const issuedAt = yield* Clock.currentTimeMillis
  const beganAt = existingBeginning ?? issuedAt
  const expiresAt = signInEnd(beganAt, user.roleIds)
  yield* (yield* RefreshTokens).add({
    tokenHash: yield* (yield* SecretHasher).hash(`refresh:${token}`),
    familyId,
    portalId,
    userId: user.id,
    beganAt,
    issuedAt,
    expiresAt,
    ...(embedKeyId !== undefined && { embedKeyId }),
  })
  yield* (yield* RefreshTokenCarrier).write(token, expiresAt)
  yield* rememberDevice(account)
  const claims = { userId: user.id, portalId, familyId, roleIds: roleNumbers(user.roleIds) }
  const access = yield* (yield* AccessTokens).issue(claims, expiresAt)
  const profiles = yield* profilesOf(user.id)
  const needsSecondFactor = yield* mustSetUp(account)
  const signedIn: SignedIn = {
    ...access,
    userId: user.id,
    roleIds: user.roleIds,
    user,
    profiles,
    ...(embedKeyId !== undefined && { isEmbedded: true }),
    ...(needsSecondFactor && { needsSecondFactor }),
  }
  return signedIn
})
