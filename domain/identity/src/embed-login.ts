import { errorCode } from "@domain/errors"
import { BusinessProfileId } from "@domain/kernel"
import { Result, Schema } from "effect"
import { TokenExpired, TokenInvalid } from "./failures.ts"
import { EmailAddress } from "./user.ts"

/** What an embed token's login answers. Spec: entities, Embed login result. */
export const EmbedLogin = Schema.Struct({
  accessToken: Schema.NonEmptyString,
  emailAddress: EmailAddress,
  isUserSignedUp: Schema.Boolean,
  flavor: Schema.NonEmptyString,
  businessProfileId: Schema.optionalKey(BusinessProfileId),
})
export type EmbedLogin = typeof EmbedLogin.Type

/** Where an embed token's login leads: to its profile, or to the verification that its onboarding consists of. Spec: store onboarding, "Embed profile: verification only". */
export const placeAfterEmbedLogin = ({
  isUserSignedUp,
  businessProfileId,
}: Pick<EmbedLogin, "isUserSignedUp" | "businessProfileId">): string => {
  const profile = businessProfileId === undefined ? "" : `/${businessProfileId}`
  return isUserSignedUp && profile !== "" ? `/app${profile}/dashboard` : `/signup/verification${profile}`
}

/** How a portal may sign its embed tokens. Ours. */
export const EmbedAlgorithm = Schema.Literals(["EdDSA", "ES256", "RS256"])
export type EmbedAlgorithm = typeof EmbedAlgorithm.Type

/** How long an embed token may be valid, and how far clocks may differ, in milliseconds. Ours. */
export const embedPolicy = { longestMilliseconds: 5 * 60_000, clockSkewMilliseconds: 60_000 } as const

/** How long a new key waits before it signs anybody in, in milliseconds, so that other administrators can object. Ours. */
export const embedKeyWaitMilliseconds = 24 * 3_600_000

/**
 * The account's owner has not yet let the portal's own site sign them in; they were mailed how. Ours; spec: error catalogue, 1006.
 */
export class EmbedNotConfirmed extends Schema.TaggedError<EmbedNotConfirmed>()("EmbedNotConfirmed", {
  errorCode: errorCode(1006),
  emailAddress: EmailAddress,
}) {}

/** What a portal says in an embed token, signed by its key; times are epoch milliseconds. Ours. */
export const EmbedClaims = Schema.Struct({
  /** Names the token, so that it works once. */
  id: Schema.String.check(Schema.isMinLength(8), Schema.isMaxLength(128)),
  emailAddress: EmailAddress,
  issuedAt: Schema.Number,
  expiresAt: Schema.Number,
  firstName: Schema.optionalKey(Schema.String.check(Schema.isMaxLength(80))),
  lastName: Schema.optionalKey(Schema.String.check(Schema.isMaxLength(80))),
  flavor: Schema.optionalKey(Schema.NonEmptyString.check(Schema.isMaxLength(40))),
  businessProfileId: Schema.optionalKey(BusinessProfileId),
})
export type EmbedClaims = typeof EmbedClaims.Type

/** Claims within their time, which is short and has begun; else `TokenExpired` (62) or `TokenInvalid` (63). Ours. */
export const usableEmbedClaims = (
  claims: EmbedClaims,
  now: number,
): Result.Result<EmbedClaims, TokenExpired | TokenInvalid> => {
  const { issuedAt, expiresAt } = claims
  const { longestMilliseconds, clockSkewMilliseconds } = embedPolicy
  const isShort = expiresAt > issuedAt && expiresAt - issuedAt <= longestMilliseconds
  if (!isShort || issuedAt > now + clockSkewMilliseconds) return Result.fail(new TokenInvalid({}))
  return expiresAt <= now ? Result.fail(new TokenExpired({})) : Result.succeed(claims)
}
