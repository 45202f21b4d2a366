import {
  AskForPasskey,
  CompleteLogin,
  LoginWithEmbedToken,
  LoginWithOtp,
  LoginWithPassword,
  SendLoginOtp,
} from "@application/identity/contract"
import { EmailAddress, PhoneNumber, type UsedPasskey } from "@domain/identity"
import type { OtpChannel } from "@domain/messaging"
import { typedContract } from "@ui/container"

export interface TypedLogin {
  readonly emailAddress: string
  readonly password: string
}

export interface GivenEmbedToken {
  readonly embedToken: string
  /** The portal's domain. */
  readonly portal: string
}

export interface GivenSecondFactor {
  readonly challenge: string
  /** The app's code or a recovery code. */
  readonly code?: string
  readonly passkey?: UsedPasskey
}

export interface AskedCode {
  /** E.164. */
  readonly phone: string
  readonly channel: OtpChannel
}

export interface TypedCode {
  /** E.164. */
  readonly phone: string
  readonly otp: string
}

/** The calls of signing in, apart from the page: they bring contracts and Effect, which its first load does without. */
export const loginCalls = {
  withPassword: typedContract(LoginWithPassword, ({ emailAddress, password }: TypedLogin) => ({
    emailAddress: EmailAddress.make(emailAddress),
    password,
  })),
  withEmbedToken: typedContract(LoginWithEmbedToken, (given: GivenEmbedToken) => given),
  sendCode: typedContract(SendLoginOtp, ({ phone, channel }: AskedCode) => ({
    phone: PhoneNumber.make(phone),
    channel,
  })),
  complete: typedContract(CompleteLogin, (given: GivenSecondFactor) => given),
  askForPasskey: typedContract(AskForPasskey, (asked: { readonly challenge: string }) => asked),
  withCode: typedContract(LoginWithOtp, ({ phone, otp }: TypedCode) => ({ phone: PhoneNumber.make(phone), otp })),
}
