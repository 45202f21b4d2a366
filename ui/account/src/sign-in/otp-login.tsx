import type { SecondFactorAsked } from "@domain/identity"
import type { OtpChannel } from "@domain/messaging"
import { regionFacts } from "@domain/kernel"
import { type FieldFailure, mobilePhone } from "@domain/validation"
import { useCommand, usePrepare } from "@ui/container"
import type { PhoneValue } from "@ui/kit/phone-field"
import { useSession } from "@ui/shared/frame"
import { presentTime, useLikelyRegion, usePortal } from "@ui/shared/frame"
import { Result } from "effect"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { fieldText } from "@ui/shared/field-text"
import { sendCode, withCode } from "./late-login-calls.ts"
import { OtpLoginCode } from "./otp-login-code.tsx"
import { OtpLoginNumber } from "./otp-login-number.tsx"

interface Sent {
  /** E.164. */
  readonly phone: string
  readonly resendAt: number
  readonly channel: OtpChannel
}

export interface OtpLoginProps {
  /** Absent until a number is typed. */
  readonly typed: PhoneValue | undefined
  readonly onType: (phone: PhoneValue) => void
  /** Called when the code is right and a second factor is on. */
  readonly onAsked: (asked: SecondFactorAsked) => void
}

/** Mobile and one-time password, in two steps: the number, then the code. Spec: screens, sign-in by mobile. */
export const OtpLogin = ({ typed, onType, onAsked }: OtpLoginProps) => {
  const { t } = useTranslation(["app", "common", "failures"])
  const { portal } = usePortal()
  const session = useSession()
  const defaultRegion = portal.regions[0]?.region ?? "IN"
  const likely = useLikelyRegion()
  const number = typed ?? { country: likely ?? defaultRegion, number: "" }
  const [error, setError] = useState<FieldFailure>()
  const [sent, setSent] = useState<Sent>()
  const [otp, setOtp] = useState("")
  const [sending, send, resetSending] = useCommand(sendCode, { revalidate: false })
  const [entering, enterCode, resetEntering] = useCommand(withCode, { revalidate: false })
  const prepare = usePrepare(sendCode)

  const sendTo = async (phone: string, channel: OtpChannel) => {
    const outcome = await send({ phone, channel })
    if (outcome?.status === "succeeded") {
      setSent({ phone, channel, resendAt: outcome.output.resendAt })
      resetEntering()
      setOtp("")
    }
    if (outcome?.status === "failed" && outcome.failure._tag === "OtpAlreadyGenerated") {
      setSent({ phone, channel, resendAt: outcome.failure.resendAt })
    }
  }
  const ask = (channel: OtpChannel) => {
    const region = portal.regions.find((it) => it.region === number.country)?.region ?? defaultRegion
    const checked = mobilePhone(number.number, region)
    if (Result.isFailure(checked)) return setError(checked.failure)
    return void sendTo(checked.success.e164, channel)
  }
  const enter = async (code: string) => {
    if (sent === undefined) return
    const outcome = await enterCode({ phone: sent.phone, otp: code })
    if (outcome?.status === "failed") setOtp("")
    if (outcome?.status !== "succeeded") return
    if ("challenge" in outcome.output) onAsked(outcome.output)
    else session.adopt(outcome.output)
  }

  if (sent !== undefined) {
    return (
      <OtpLoginCode
        phone={sent.phone}
        channel={sent.channel}
        resendAt={sent.resendAt}
        otp={otp}
        sending={sending}
        entering={entering}
        onType={(digits) => {
          setOtp(digits)
          if (digits !== "") resetEntering()
        }}
        onEnter={(code) => void enter(code)}
        onResend={(channel) => void sendTo(sent.phone, channel)}
        onChangeNumber={() => {
          setSent(undefined)
          setOtp("")
          resetSending()
          resetEntering()
        }}
        isLocked={
          entering.status === "failed" &&
          entering.failure._tag === "OtpAttemptsExceeded" &&
          entering.failure.lockedUntil > presentTime()
        }
      />
    )
  }
  return (
    <OtpLoginNumber
      value={number}
      onChange={(value) => {
        onType(value)
        setError(undefined)
        resetSending()
      }}
      countries={portal.regions.map(({ region }) => ({
        code: region,
        name: t(`common:region.${region}`),
        dialCode: regionFacts[region].dialCode,
      }))}
      error={fieldText(t, error)}
      sending={sending}
      onSend={ask}
      onBegin={prepare}
    />
  )
}
