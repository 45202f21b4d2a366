import { LoginWithOtp, SendLoginOtp } from "@application/identity/contract"
import { PhoneNumber } from "@domain/identity"
import type { OtpChannel } from "@domain/messaging"
import { regionFacts } from "@domain/kernel"
import { type FieldFailure, mobilePhone } from "@domain/validation"
import { useCommand } from "@ui/container"
import type { PhoneValue } from "@ui/kit/phone-field"
import { useSession } from "../frame/index.ts"
import { presentTime, useLikelyRegion, usePortal } from "../frame/index.ts"
import { Result } from "effect"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { fieldText } from "../app/field-text.ts"
import { OtpLoginCode } from "./otp-login-code.tsx"
import { OtpLoginNumber } from "./otp-login-number.tsx"

interface Sent {
  readonly phone: PhoneNumber
  readonly resendAt: number
  readonly channel: OtpChannel
}

/** Mobile and one-time password, in two steps: the number, then the code. Spec: screens, sign-in by mobile. */
export const OtpLogin = () => {
  const { t } = useTranslation(["app", "common", "failures"])
  const { portal } = usePortal()
  const session = useSession()
  const first = portal.regions[0]?.region ?? "IN"
  const likely = useLikelyRegion()
  const [typed, setTyped] = useState<PhoneValue>()
  const number = typed ?? { country: likely ?? first, number: "" }
  const [error, setError] = useState<FieldFailure>()
  const [sent, setSent] = useState<Sent>()
  const [otp, setOtp] = useState("")
  const [sending, send, resetSending] = useCommand(SendLoginOtp, { revalidate: false })
  const [entering, logIn, resetEntering] = useCommand(LoginWithOtp, { revalidate: false })

  const sendTo = async (phone: PhoneNumber, channel: OtpChannel) => {
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
    const region = portal.regions.find((it) => it.region === number.country)?.region ?? first
    const checked = mobilePhone(number.number, region)
    if (Result.isFailure(checked)) return setError(checked.failure)
    const phone = PhoneNumber.make(checked.success.e164)
    return void sendTo(phone, channel)
  }
  const enter = async (code: string) => {
    if (sent === undefined) return
    const outcome = await logIn({ phone: sent.phone, otp: code })
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
        setTyped(value)
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
    />
  )
}
