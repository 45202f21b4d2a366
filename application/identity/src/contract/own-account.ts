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
  access: "keepOwnAccount",
  input: Schema.Struct({ userId: UserId, currentPassword: typedPassword, newPassword: typedPassword }),
  output: Schema.Struct({}),
  failures: [UserNotFound, InvalidCredentials, WeakPassword, OldPasswordReused, TooManyRequests],
})

/** Sends a code to the caller's own phone, so that they verify it. Spec: calls U9. */
export const SendUserOtp = contract("identity/SendUserOtp", {
  access: "keepOwnAccount",
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
  access: "keepOwnAccount",
  input: Schema.Struct({ userId: UserId, otp: Schema.String.check(Schema.isPattern(/^\d{6}$/)) }),
  output: UserRecord,
  failures: [UserNotFound, InvalidFields, InvalidOtp, OtpAttemptsExceeded, UserAlreadyExists, TooManyRequests],
})
