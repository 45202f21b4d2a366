import { Schema } from "effect"
import { errorCode } from "@domain/errors"
import { Region } from "@domain/kernel"

/** The address or the password is wrong; which one is not said. Spec: 8.1, 51. */
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

/** The one-time password is not the one that was sent. Spec: 8.1, 57. */
export class InvalidOtp extends Schema.TaggedError<InvalidOtp>()("InvalidOtp", {
  errorCode: errorCode(57),
  attemptsLeft: Schema.Int,
}) {}

/** The link's hash is unknown. Spec: 8.1, 60. */
export class InvalidHashKey extends Schema.TaggedError<InvalidHashKey>()("InvalidHashKey", {
  errorCode: errorCode(60),
}) {}

/** The password must be changed first; `hash` opens the reset screen. Spec: states, login. */
export class PasswordExpired extends Schema.TaggedError<PasswordExpired>()("PasswordExpired", {
  errorCode: errorCode(74),
  hash: Schema.String,
}) {}

/** Not a token of ours at all. */
export class TokenMalformed extends Schema.TaggedError<TokenMalformed>()("TokenMalformed", {
  errorCode: errorCode(61),
}) {}

/** The token or link was good once. Spec: 8.1, 62. */
export class TokenExpired extends Schema.TaggedError<TokenExpired>()("TokenExpired", { errorCode: errorCode(62) }) {}

/** Shaped like a token, but not signed by us or not for this use. */
export class TokenInvalid extends Schema.TaggedError<TokenInvalid>()("TokenInvalid", { errorCode: errorCode(63) }) {}

/** The new password is the old one. Spec: 8.1, 75. */
export class OldPasswordReused extends Schema.TaggedError<OldPasswordReused>()("OldPasswordReused", {
  errorCode: errorCode(75),
}) {}

/** The refresh token was good once; the session is over. Spec: 8.1, 76. */
export class RefreshTokenExpired extends Schema.TaggedError<RefreshTokenExpired>()("RefreshTokenExpired", {
  errorCode: errorCode(76),
}) {}

/** `keys` are validation message keys, all of them at once. */
export class WeakPassword extends Schema.TaggedError<WeakPassword>()("WeakPassword", {
  errorCode: errorCode(84),
  keys: Schema.Array(Schema.String),
}) {}

/** Somebody has this number; told to nobody but who has proved that it is theirs. Spec: 8.1, 101. */
export class UserAlreadyExists extends Schema.TaggedError<UserAlreadyExists>()("UserAlreadyExists", {
  errorCode: errorCode(101),
}) {}

/** No account can be opened with these details; whether one has the address is not said. Ours. */
export class AccountNotOpened extends Schema.TaggedError<AccountNotOpened>()("AccountNotOpened", {
  errorCode: errorCode(1026),
}) {}

/** Spec: messages, "The mobile number doesn't have an account". */
export class MobileNotRegistered extends Schema.TaggedError<MobileNotRegistered>()("MobileNotRegistered", {
  errorCode: errorCode(1021),
}) {}

/** Messages go to mobiles of these regions only, those that the portal sells in. Ours. */
export class PhoneNotServed extends Schema.TaggedError<PhoneNotServed>()("PhoneNotServed", {
  errorCode: errorCode(1027),
  regions: Schema.Array(Region),
}) {}

/** A code was sent under 30 s ago; `resendAt` is epoch milliseconds. */
export class OtpAlreadyGenerated extends Schema.TaggedError<OtpAlreadyGenerated>()("OtpAlreadyGenerated", {
  errorCode: errorCode(800),
  resendAt: Schema.Number,
}) {}

/** `lockedUntil` is epoch milliseconds. */
export class OtpAttemptsExceeded extends Schema.TaggedError<OtpAttemptsExceeded>()("OtpAttemptsExceeded", {
  errorCode: errorCode(801),
  lockedUntil: Schema.Number,
}) {}

/** Too many calls from one place; `retryAfterSeconds` says when to come back. */
export class TooManyRequests extends Schema.TaggedError<TooManyRequests>()("TooManyRequests", {
  errorCode: errorCode(1005),
  retryAfterSeconds: Schema.Int,
}) {}

/** Fields that failed validation, each with its message keys. Spec: error catalogue, 102. */
export class InvalidFields extends Schema.TaggedError<InvalidFields>()("InvalidFields", {
  errorCode: errorCode(102),
  fields: Schema.Record(Schema.String, Schema.Array(Schema.String)),
}) {}
