import { Schema } from "effect"
import { contract, ServiceOff } from "@application/kernel"
import {
  EmailAddress,
  ExpiredPassword,
  ForbiddenPortal,
  InvalidCredentials,
  InvalidOtp,
  MobileNotRegistered,
  OtpAlreadyGenerated,
  OtpAttemptsExceeded,
  PhoneNotServed,
  PhoneNumber,
  ProfileMembership,
  RefreshTokenExpired,
  Role,
  SecondFactorAsked,
  TooManyRequests,
  User,
  UserAccountExpired,
} from "@domain/identity"
import { UserId } from "@domain/kernel"
import { OtpChannel } from "@domain/messaging"

/** Who acts as the session's user, and until when (epoch milliseconds). */
const Acting = Schema.Struct({ by: Schema.String, until: Schema.Number })
export type Acting = typeof Acting.Type

/** A signed-in session. The access token is short-lived (`expiresAt`, epoch ms); the refresh token never reaches scripts. */
export const SignedIn = Schema.Struct({
  userId: UserId,
  roleIds: Schema.Array(Role),
  accessToken: Schema.String,
  expiresAt: Schema.Number,
  user: User,
  profiles: Schema.Array(ProfileMembership),
  /** Present while an employee of the portal acts as the user. */
  acting: Schema.optionalKey(Acting),
  /** Whether the portal's own site signed the user in, which does not reach as far as their own proof. */
  isEmbedded: Schema.optionalKey(Schema.Boolean),
  /** Whether the user must set up a second factor before anything else. */
  needsSecondFactor: Schema.optionalKey(Schema.Boolean),
})
export type SignedIn = typeof SignedIn.Type

/**
 * Signs in by e-mail address and password; an expired password answers with a hash, a second factor with a challenge.
 * Spec: calls A3.
 */
export const LoginWithPassword = contract("identity/LoginWithPassword", {
  kind: "workflow",
  access: "signIn",
  route: "POST /authentication/login",
  specification: ["A3"],
  summary: "Log in with email address and password",
  description:
    "Send the answer's accessToken as a bearer token with later calls. It is valid until expiresAt; the refresh token is set as a cookie. An account with a second factor gets a challenge instead, which POST /authentication/secondFactor takes with a code or a passkey.",
  example: { emailAddress: "asha@example.com", password: "Right-1word" },
  input: Schema.Struct({ emailAddress: EmailAddress, password: Schema.String.check(Schema.isMaxLength(200)) }),
  output: Schema.Union([SignedIn, ExpiredPassword, SecondFactorAsked]),
  failures: [InvalidCredentials, UserAccountExpired, ForbiddenPortal, TooManyRequests],
})

/** Sends a one-time password to a mobile. The answer does not reveal whether it is registered. Spec: calls A3. */
export const SendLoginOtp = contract("identity/SendLoginOtp", {
  kind: "workflow",
  access: "signIn",
  route: "POST /authentication/sendOtp",
  specification: ["A3"],
  summary: "Send a one-time code to log in with",
  description: "The answer is the same whether or not the mobile number has an account.",
  example: { phone: "+919876543210", channel: "Sms" },
  input: Schema.Struct({ phone: PhoneNumber, channel: OtpChannel }),
  output: Schema.Struct({ resendAt: Schema.Number, attemptsLeft: Schema.Int }),
  failures: [ServiceOff, PhoneNotServed, OtpAlreadyGenerated, OtpAttemptsExceeded, TooManyRequests],
})

/**
 * Signs in by mobile and one-time password; a correct code reveals that the mobile has no account. Spec: calls A3;
 * states, "Mobile number not registered".
 */
export const LoginWithOtp = contract("identity/LoginWithOtp", {
  kind: "workflow",
  access: "signIn",
  route: "POST /authentication/loginWithOtp",
  specification: ["A3"],
  summary: "Log in with mobile number and one-time code",
  description: "An account with a second factor gets a challenge, as after its password.",
  example: { phone: "+919876543210", otp: "123456" },
  input: Schema.Struct({ phone: PhoneNumber, otp: Schema.String.check(Schema.isPattern(/^\d{6}$/)) }),
  output: Schema.Union([SignedIn, SecondFactorAsked]),
  failures: [InvalidOtp, OtpAttemptsExceeded, MobileNotRegistered, ForbiddenPortal, TooManyRequests],
})

/**
 * Issues a new access token for the refresh cookie. The cookie rotates; reuse of an old one revokes the whole family.
 */
export const RefreshSession = contract("identity/RefreshSession", {
  kind: "workflow",
  access: "signIn",
  route: "POST /authentication/refresh",
  summary: "Get a new access token",
  description: "Takes the refresh cookie, which changes with each use. Send an empty object.",
  example: {},
  input: Schema.Struct({}),
  output: SignedIn,
  failures: [RefreshTokenExpired],
})

/** Ends the session on the server. Spec: calls A4. */
export const Logout = contract("identity/Logout", {
  kind: "command",
  access: "signOut",
  route: "POST /authentication/logout",
  specification: ["A4"],
  summary: "Log out",
  description: "Ends the sign-in of the refresh cookie or of the bearer token. Send an empty object.",
  example: {},
  input: Schema.Struct({}),
  output: Schema.Struct({}),
})
