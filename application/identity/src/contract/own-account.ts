import { Schema } from "effect"
import { contract, ServiceOff } from "@application/kernel"
import {
  InvalidCredentials,
  InvalidFields,
  InvalidOtp,
  OldPasswordReused,
  OtpAlreadyGenerated,
  OtpAttemptsExceeded,
  PhoneNotServed,
  TooManyRequests,
  UserAlreadyExists,
  UserNotFound,
  UserRecord,
  WeakPassword,
} from "@domain/identity"
import { UserId } from "@domain/kernel"
import { OtpChannel } from "@domain/messaging"

const typedPassword = Schema.String.check(Schema.isMaxLength(200))

/** Sets the caller's new password by the present one; every other sign-in ends. Spec: calls U5. */
export const ChangePassword = contract("identity/ChangePassword", {
  kind: "workflow",
  access: "keepOwnAccount",
  route: "POST /users/:userId/resetPassword",
  specification: ["U5"],
  summary: "Change the caller's password",
  description: "Takes the present password. Every other sign-in of the user ends.",
  example: { userId: 41, currentPassword: "Right-1word", newPassword: "Str0ng-Pass!" },
  input: Schema.Struct({ userId: UserId, currentPassword: typedPassword, newPassword: typedPassword }),
  output: Schema.Struct({}),
  failures: [UserNotFound, InvalidCredentials, WeakPassword, OldPasswordReused, TooManyRequests],
})

/** Sends a code to the caller's own phone, so that they verify it. Spec: calls U9. */
export const SendUserOtp = contract("identity/SendUserOtp", {
  kind: "workflow",
  access: "keepOwnAccount",
  route: "POST /users/:userId/sendotp",
  specification: ["U9"],
  summary: "Send a code to the caller's phone",
  example: { userId: 41, channel: "Sms" },
  input: Schema.Struct({ userId: UserId, channel: Schema.optionalKey(OtpChannel) }),
  output: Schema.Struct({ resendAt: Schema.Number, attemptsLeft: Schema.Int }),
  failures: [
    ServiceOff,
    UserNotFound,
    InvalidFields,
    PhoneNotServed,
    OtpAlreadyGenerated,
    OtpAttemptsExceeded,
    TooManyRequests,
  ],
})

/** Verifies the caller's phone by its code, from when on it signs in by code. Spec: calls U10. */
export const ValidateUserOtp = contract("identity/ValidateUserOtp", {
  kind: "workflow",
  access: "keepOwnAccount",
  route: "POST /users/:userId/validateOtp",
  specification: ["U10"],
  summary: "Verify the caller's phone by its code",
  example: { userId: 41, otp: "123456" },
  input: Schema.Struct({ userId: UserId, otp: Schema.String.check(Schema.isPattern(/^\d{6}$/)) }),
  output: UserRecord,
  failures: [UserNotFound, InvalidFields, InvalidOtp, OtpAttemptsExceeded, UserAlreadyExists, TooManyRequests],
})
