import { SendSignupOtp, ValidateSignupOtp } from "@application/signup/contract"
import { EmailAddress, otpPolicy, PhoneNumber } from "@domain/identity"
import { useCommand } from "@ui/container"
import { useState } from "react"
import type { Journey } from "@ui/journey/journey-page"
import { presentTime } from "@ui/shared/frame"
import type { CodeChannel } from "./send-buttons.tsx"
import type { TypedAccount } from "./typed-account.ts"

/** What the phone's check has to say besides its own state. */
export type OtpNews =
  | { readonly kind: "wrong"; readonly attemptsLeft: number }
  | { readonly kind: "tooSoon" }
  | { readonly kind: "userExists" }
  | { readonly kind: "failed"; readonly failure: unknown }

/** A server's instant by this device's clock, which may be wrong: never further away than the policy allows. */
const within = (instant: number, most: number): number => {
  const now = presentTime()
  return now + Math.min(most, Math.max(0, instant - now))
}

/** Where codes are mailed: the address that they prove, and the phone beside it. */
export interface Mailed {
  readonly emailAddress: string
  readonly phone: string
}

/** What a code is sent for: the number, or where codes are mailed address and number. */
export const proofKey = ({ emailAddress, phone }: Mailed): string => `${emailAddress} ${phone}`

/** Sends a code to the phone, or by mail, and checks it; what must outlive a reload is typed into the account. */
export const useOtp = (
  { details, flow }: Pick<Journey, "details" | "flow">,
  type: (change: { readonly [Name in keyof TypedAccount]?: TypedAccount[Name] | undefined }) => void,
  mailed?: Mailed,
) => {
  const [sending, send] = useCommand(SendSignupOtp, { revalidate: false })
  const [checking, check] = useCommand(ValidateSignupOtp, { revalidate: false })
  const [news, setNews] = useState<OtpNews>()
  const [hasAsked, setAsked] = useState(false)
  const [channel, setChannel] = useState<CodeChannel>("Sms")
  const whom = (e164: string) =>
    mailed === undefined
      ? { phone: PhoneNumber.make(e164) }
      : { phone: PhoneNumber.make(mailed.phone), emailAddress: EmailAddress.make(mailed.emailAddress) }
  const { sessionId } = details

  const lock = (until: number) => type({ lockedUntil: within(until, otpPolicy.lockMilliseconds) })
  const ask = async (e164: string, by: CodeChannel) => {
    setNews(undefined)
    setChannel(by)
    setAsked(true)
    const outcome = await send({ sessionId, ...whom(e164), channel: by === "Email" ? "Sms" : by })
    if (outcome === undefined) return
    if (outcome.status === "broken") return setNews({ kind: "failed", failure: outcome.error })
    const sent = (resendAt: number) =>
      type({ sentTo: e164, resendAt: within(resendAt, otpPolicy.resendAfterMilliseconds), lockedUntil: undefined })
    if (outcome.status === "succeeded")
      return outcome.output.userAlreadyExist ? setNews({ kind: "userExists" }) : sent(outcome.output.resendAt)
    const { failure } = outcome
    if (failure._tag === "OtpAttemptsExceeded") return lock(failure.lockedUntil)
    if (failure._tag !== "OtpAlreadyGenerated") return setNews({ kind: "failed", failure })
    sent(failure.resendAt)
    setNews({ kind: "tooSoon" })
  }
  const enter = async (e164: string, otp: string) => {
    setNews(undefined)
    const outcome = await check({ sessionId, ...whom(e164), otp })
    if (outcome === undefined) return false
    if (outcome.status === "broken") setNews({ kind: "failed", failure: outcome.error })
    else if (outcome.status === "succeeded") flow.adopt(outcome.output)
    else if (outcome.failure._tag === "InvalidOtp")
      setNews({ kind: "wrong", attemptsLeft: outcome.failure.attemptsLeft })
    else if (outcome.failure._tag === "OtpAttemptsExceeded") lock(outcome.failure.lockedUntil)
    else if (outcome.failure._tag === "UserAlreadyExists") {
      type({ sentTo: undefined })
      setNews({ kind: "userExists" })
    } else setNews({ kind: "failed", failure: outcome.failure })
    return outcome.status === "succeeded"
  }
  return {
    ask,
    enter,
    news,
    clearNews: () => setNews(undefined),
    sendingBy: sending.status === "pending" ? channel : undefined,
    /** A code was asked for in this visit, so its boxes may take the keyboard. */
    hasAsked,
    isChecking: checking.status === "pending",
  }
}

export type Otp = ReturnType<typeof useOtp>
