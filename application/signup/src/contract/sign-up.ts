import { Effect, Schema } from "effect"
import { contract, exampleDraft } from "@application/kernel"
import { CampaignMoveNotOffered } from "@domain/campaigns"
import { WireSession, SessionBelongsToUser, SessionNotFound } from "@domain/signup"
import {
  AccountNotOpened,
  EmailAddress,
  ForbiddenPortal,
  InvalidFields,
  InvalidOtp,
  OtpAlreadyGenerated,
  OtpAttemptsExceeded,
  PhoneNotServed,
  PhoneNumber,
  TooManyRequests,
  UserAlreadyExists,
  WeakPassword,
} from "@domain/identity"
import { SessionId } from "@domain/kernel"
import { OtpChannel } from "@domain/messaging"
import { SignedIn } from "@application/identity/contract"

/**
 * Sends a code by SMS unless another channel is named, by mail where the installation sends no messages; without a session it begins one, which the answer names.
 * `userAlreadyExist` is answered only to a session that has verified the phone. Spec: calls L14.
 */
export const SendSignupOtp = contract("signup/SendSignupOtp", {
  kind: "workflow",
  access: "signUp",
  route: "POST /LocalBusiness/sendOtp",
  specification: ["L14"],
  summary: "Send a one-time code to prove the owner's mobile number",
  description:
    "By SMS unless another channel is named. Without sessionId a draft is begun, which the answer names. userAlreadyExist is true only for a draft that has proved the number before.",
  example: { ...exampleDraft, phone: "+919876543210", channel: "Sms" },
  input: Schema.Struct({
    sessionId: Schema.optionalKey(SessionId),
    phone: PhoneNumber,
    /** Where the code is mailed, where no messages reach phones: it proves the address then. */
    emailAddress: Schema.optionalKey(EmailAddress),
    channel: OtpChannel.pipe(Schema.withDecodingDefaultKey(Effect.succeed("Sms" as const))),
  }),
  output: Schema.Struct({ sessionId: SessionId, userAlreadyExist: Schema.Boolean, resendAt: Schema.Number }),
  failures: [
    CampaignMoveNotOffered,
    ForbiddenPortal,
    SessionNotFound,
    SessionBelongsToUser,
    PhoneNotServed,
    InvalidFields,
    OtpAlreadyGenerated,
    OtpAttemptsExceeded,
    TooManyRequests,
  ],
})

/** Spec: calls L15. */
export const ValidateSignupOtp = contract("signup/ValidateSignupOtp", {
  kind: "workflow",
  access: "signUp",
  route: "POST /LocalBusiness/validateOtp",
  specification: ["L15"],
  summary: "Prove the owner's mobile number by its code",
  example: { ...exampleDraft, phone: "+919876543210", otp: "123456" },
  input: Schema.Struct({
    sessionId: SessionId,
    phone: PhoneNumber,
    emailAddress: Schema.optionalKey(EmailAddress),
    otp: Schema.String.check(Schema.isPattern(/^\d{6}$/)),
  }),
  output: WireSession,
  failures: [
    SessionNotFound,
    SessionBelongsToUser,
    InvalidFields,
    InvalidOtp,
    OtpAttemptsExceeded,
    UserAlreadyExists,
    TooManyRequests,
  ],
})

/**
 * Creates the user, the business profile and the draft campaign of a session whose phone (or address) is proved, and signs in.
 * Repeating it for the same session and address signs in again instead of failing; so does the address and password of an
 * account that there is (`hadAccount`), which the session then goes on in. Spec: calls L12, A1, B1, C9.
 */
export const SignUp = contract("signup/SignUp", {
  kind: "workflow",
  access: "signUp",
  route: "POST /LocalBusiness/signUp",
  specification: ["L12"],
  summary: "Create the account, business profile and campaign of a draft",
  description:
    "The mobile number must have been proved. isTosAccepted says that the person accepted the terms of service, and only true is taken. Signs in: send signedIn.accessToken as a bearer token from then on. details names the new businessProfileId and campaignId.",
  example: {
    ...exampleDraft,
    emailAddress: "asha@example.com",
    loginPassword: "Str0ng-Pass!",
    firstName: "Asha",
    lastName: "Rao",
    phone: "+919876543210",
    isTosAccepted: true,
  },
  input: Schema.Struct({
    sessionId: SessionId,
    emailAddress: EmailAddress,
    loginPassword: Schema.String.check(Schema.isMaxLength(200)),
    firstName: Schema.String.check(Schema.isMaxLength(80)),
    lastName: Schema.String.check(Schema.isMaxLength(80)),
    phone: PhoneNumber,
    isTosAccepted: Schema.Literal(true),
  }),
  output: Schema.Struct({ signedIn: SignedIn, details: WireSession, hadAccount: Schema.Boolean }),
  failures: [
    CampaignMoveNotOffered,
    SessionNotFound,
    SessionBelongsToUser,
    AccountNotOpened,
    UserAlreadyExists,
    WeakPassword,
    InvalidFields,
    ForbiddenPortal,
    TooManyRequests,
  ],
})
