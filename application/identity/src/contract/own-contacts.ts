import { Schema } from "effect"
import { contract, ServiceOff, textOf } from "@application/kernel"
import {
  EmailAddress,
  InvalidCredentials,
  InvalidFields,
  InvalidOtp,
  OtpAlreadyGenerated,
  OtpAttemptsExceeded,
  PhoneNotServed,
  TooManyRequests,
  UserAlreadyExists,
  UserNotFound,
} from "@domain/identity"
import { UserId } from "@domain/kernel"
import { OtpChannel } from "@domain/messaging"

const password = Schema.String.check(Schema.isMaxLength(200))

/** Sends a code to another phone, which becomes the caller's once the code was entered. Ours. */
export const AskPhoneChange = contract("identity/AskPhoneChange", {
  kind: "workflow",
  access: "keepOwnAccount",
  route: "POST /users/:userId/phone/ask",
  summary: "Send a code to the caller's new phone",
  description:
    "Takes the present password. The phone of before stays, and goes on logging in by code, until the code was entered.",
  example: { userId: 41, phone: "+919876500000", channel: "Sms", password: "Right-1word" },
  input: Schema.Struct({
    userId: UserId,
    phone: textOf(40),
    channel: Schema.optionalKey(OtpChannel),
    password,
  }),
  output: Schema.Struct({ phone: Schema.String, resendAt: Schema.Number, attemptsLeft: Schema.Int }),
  failures: [
    ServiceOff,
    UserNotFound,
    InvalidCredentials,
    InvalidFields,
    PhoneNotServed,
    OtpAlreadyGenerated,
    OtpAttemptsExceeded,
    TooManyRequests,
  ],
})

/** Makes a phone the caller's by its code, and tells the phone and the address of before. Ours. */
export const ConfirmPhoneChange = contract("identity/ConfirmPhoneChange", {
  kind: "workflow",
  access: "keepOwnAccount",
  route: "POST /users/:userId/phone/confirm",
  summary: "Change the caller's phone by the code sent to it",
  description:
    "The phone is the one that asking for the code answered. The phone of before is told, and logs in no more.",
  example: { userId: 41, phone: "+919876500000", otp: "123456" },
  input: Schema.Struct({
    userId: UserId,
    phone: textOf(40),
    otp: Schema.String.check(Schema.isPattern(/^\d{6}$/)),
  }),
  output: Schema.Struct({ phone: Schema.String }),
  failures: [UserNotFound, InvalidFields, InvalidOtp, OtpAttemptsExceeded, UserAlreadyExists, TooManyRequests],
})

/** Mails a link to another address, which becomes the caller's once the link was opened. Ours. */
export const AskEmailChange = contract("identity/AskEmailChange", {
  kind: "workflow",
  access: "keepOwnAccount",
  route: "POST /users/:userId/emailAddress",
  summary: "Email a link to the caller's new address",
  description:
    "Takes the present password. The address of before stays until POST /users/me/verifyEmail takes the hash in the link; then it is told. Nothing is mailed to an address that another account has verified, and the answer is the same.",
  example: { userId: 41, emailAddress: "asha@bakery.example", password: "Right-1word" },
  input: Schema.Struct({ userId: UserId, emailAddress: EmailAddress, password }),
  output: Schema.Struct({ resendAt: Schema.Number }),
  failures: [UserNotFound, InvalidCredentials, InvalidFields, TooManyRequests],
})
