import { Schema } from "effect"
import { errorCode } from "@domain/errors"
import { Region } from "@domain/kernel"

/** The address or the password is wrong, without saying which. Spec: 8.1, 51. */
export class InvalidCredentials extends Schema.TaggedError<InvalidCredentials>()("InvalidCredentials", {
  errorCode: errorCode(51),
}) {}

/** The account has expired. Spec: 8.1, 52. */
export class UserAccountExpired extends Schema.TaggedError<UserAccountExpired>()("UserAccountExpired", {
  errorCode: errorCode(52),
  emailAddress: Schema.String,
}) {}

/** The user may not enter this portal. Spec: 8.1, 56. */
export class ForbiddenPortal extends Schema.TaggedError<ForbiddenPortal>()("ForbiddenPortal", {
  errorCode: errorCode(56),
}) {}

/** The typed one-time password is wrong. Spec: 8.1, 57. */
export class InvalidOtp extends Schema.TaggedError<InvalidOtp>()("InvalidOtp", {
  errorCode: errorCode(57),
  attemptsLeft: Schema.Int,
}) {}

/** The link's hash is unknown. Spec: 8.1, 60. */
export class InvalidHashKey extends Schema.TaggedError<InvalidHashKey>()("InvalidHashKey", {
  errorCode: errorCode(60),
}) {}

/** The text is not a token of ours. */
export class TokenMalformed extends Schema.TaggedError<TokenMalformed>()("TokenMalformed", {
  errorCode: errorCode(61),
}) {}

/** The token or link has expired. Spec: 8.1, 62. */
export class TokenExpired extends Schema.TaggedError<TokenExpired>()("TokenExpired", { errorCode: errorCode(62) }) {}

/** The token is not signed by us or not for this use. */
export class TokenInvalid extends Schema.TaggedError<TokenInvalid>()("TokenInvalid", { errorCode: errorCode(63) }) {}

/** The new password equals the old one. Spec: 8.1, 75. */
export class OldPasswordReused extends Schema.TaggedError<OldPasswordReused>()("OldPasswordReused", {
  errorCode: errorCode(75),
}) {}

/** The refresh token has expired, so the session has ended. Spec: 8.1, 76. */
export class RefreshTokenExpired extends Schema.TaggedError<RefreshTokenExpired>()("RefreshTokenExpired", {
  errorCode: errorCode(76),
}) {}

/** The password is too weak; `keys` are all its validation message keys. */
export class WeakPassword extends Schema.TaggedError<WeakPassword>()("WeakPassword", {
  errorCode: errorCode(84),
  keys: Schema.Array(Schema.String),
}) {}

/** The number has an account, which only a caller who has verified it learns. Spec: 8.1, 101. */
export class UserAlreadyExists extends Schema.TaggedError<UserAlreadyExists>()("UserAlreadyExists", {
  errorCode: errorCode(101),
}) {}

/** No account can be opened with these details, without saying whether the address has one. Ours. */
export class AccountNotOpened extends Schema.TaggedError<AccountNotOpened>()("AccountNotOpened", {
  errorCode: errorCode(1026),
}) {}

/** The verified mobile has no account. Spec: messages, "The mobile number doesn't have an account". */
export class MobileNotRegistered extends Schema.TaggedError<MobileNotRegistered>()("MobileNotRegistered", {
  errorCode: errorCode(1021),
}) {}

/** The portal sends messages only to mobiles of its own regions. Ours. */
export class PhoneNotServed extends Schema.TaggedError<PhoneNotServed>()("PhoneNotServed", {
  errorCode: errorCode(1027),
  regions: Schema.Array(Region),
}) {}

/** A code was sent less than 30 s ago; `resendAt` is epoch milliseconds. */
export class OtpAlreadyGenerated extends Schema.TaggedError<OtpAlreadyGenerated>()("OtpAlreadyGenerated", {
  errorCode: errorCode(800),
  resendAt: Schema.Number,
}) {}

/** Too many wrong codes; `lockedUntil` is epoch milliseconds. */
export class OtpAttemptsExceeded extends Schema.TaggedError<OtpAttemptsExceeded>()("OtpAttemptsExceeded", {
  errorCode: errorCode(801),
  lockedUntil: Schema.Number,
}) {}

/** Too many calls from one caller; `retryAfterSeconds` is the wait. */
export class TooManyRequests extends Schema.TaggedError<TooManyRequests>()("TooManyRequests", {
  errorCode: errorCode(1005),
  retryAfterSeconds: Schema.Int,
}) {}

/** Fields failed validation, each with its message keys. Spec: error catalogue, 102. */
export class InvalidFields extends Schema.TaggedError<InvalidFields>()("InvalidFields", {
  errorCode: errorCode(102),
  fields: Schema.Record(Schema.String, Schema.Array(Schema.String)),
}) {}

/** Failures of fields as a call tells them: the keys of their messages. */
export const invalidFields = (
  failures: Readonly<Record<string, { readonly key: string } | undefined>>,
): InvalidFields => {
  const keys = Object.entries(failures).flatMap(([name, failure]) =>
    failure === undefined ? [] : [[name, [failure.key]]],
  )
  return new InvalidFields({ fields: Object.fromEntries(keys) })
}
