import type { OtpChannel } from "@domain/messaging"
import { regionFacts } from "@domain/kernel"
import { type FieldFailure, mobilePhone } from "@domain/validation"
import { useLateCommand } from "@ui/container"
import type { PhoneValue } from "@ui/kit/phone-field"
import { useSession } from "@ui/shared/frame"
import { presentTime, useLikelyRegion, usePortal } from "@ui/shared/frame"
import { Result } from "effect"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { fieldText } from "./field-text.ts"
import { loadLoginCalls } from "./load-login-calls.ts"
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
}

/** Mobile and one-time password, in two steps: the number, then the code. Spec: screens, sign-in by mobile. */
export const OtpLogin = ({ typed, onType }: OtpLoginProps) => {
  const { t } = useTranslation(["app", "common", "failures"])
  const { portal } = usePortal()
  const session = useSession()
  const first = portal.regions[0]?.region ?? "IN"
  const likely = useLikelyRegion()
  const number = typed ?? { country: likely ?? first, number: "" }
  const [error, setError] = useState<FieldFailure>()
  const [sent, setSent] = useState<Sent>()
  const [otp, setOtp] = useState("")
  const sending = useLateCommand(async () => (await loadLoginCalls()).sendCode, { revalidate: false })
  const entering = useLateCommand(async () => (await loadLoginCalls()).withCode, { revalidate: false })

  const sendTo = async (phone: string, channel: OtpChannel) => {
    const outcome = await sending.run({ phone, channel })
    if (outcome?.status === "succeeded") {
      setSent({ phone, channel, resendAt: outcome.output.resendAt })
      entering.reset()
      setOtp("")
    }
    if (outcome?.status === "failed" && outcome.failure._tag === "OtpAlreadyGenerated") {
      setSent({ phone, channel, resendAt: outcome.failure.resendAt })
    }
  }
  const ask = (channel: OtpChannel) => {
    const region = portal.regions.find((it) => it.region === number.country)?.region ?? first
    const checked = mobilePhone(number.number, region)
    if (Result.isFailure(checked)) return setError(checked.failure)
    return void sendTo(checked.success.e164, channel)
  }
  const enter = async (code: string) => {
    if (sent === undefined) return
    const outcome = await entering.run({ phone: sent.phone, otp: code })
    if (outcome?.status === "succeeded") session.adopt(outcome.output)
    if (outcome?.status === "failed") setOtp("")
  }

  if (sent !== undefined) {
    return (
      <OtpLoginCode
        phone={sent.phone}
        channel={sent.channel}
        resendAt={sent.resendAt}
        otp={otp}
        sending={sending.state}
        entering={entering.state}
        onType={(digits) => {
          setOtp(digits)
          if (digits !== "") entering.reset()
        }}
        onEnter={(code) => void enter(code)}
        onResend={(channel) => void sendTo(sent.phone, channel)}
        onChangeNumber={() => {
          setSent(undefined)
          setOtp("")
          sending.reset()
          entering.reset()
        }}
        isLocked={
          entering.state.status === "failed" &&
          entering.state.failure._tag === "OtpAttemptsExceeded" &&
          entering.state.failure.lockedUntil > presentTime()
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
        sending.reset()
      }}
      countries={portal.regions.map(({ region }) => ({
        code: region,
        name: t(`common:region.${region}`),
        dialCode: regionFacts[region].dialCode,
      }))}
      error={fieldText(t, error)}
      sending={sending.state}
      onSend={ask}
      onBegin={sending.prepare}
    />
  )
}
