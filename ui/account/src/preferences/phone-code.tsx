import { AskPhoneChange, ConfirmPhoneChange } from "@application/identity/contract"
import type { UserId } from "@domain/kernel"
import { useCommand } from "@ui/container"
import { Ltr } from "@ui/i18n"
import { Button } from "@ui/kit/button"
import { OtpField } from "@ui/kit/otp-field"
import { spokenPhone } from "@ui/shared/frame"
import { LoginFailureNotice } from "@ui/shared/login-failure-notice"
import panel from "@ui/shared/panel.module.css"
import { useCountdown } from "@ui/shared/use-countdown"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import type { SentCode } from "./phone-form.tsx"

export interface PhoneCodeProps {
  readonly userId: UserId
  readonly sent: SentCode
  readonly onSent: (sent: SentCode) => void
  readonly onChanged: (phone: string) => void
  readonly onCancel: () => void
}

/** The code that was sent to a new number; another is sent after half a minute. */
export const PhoneCode = ({ userId, sent, onSent, onChanged, onCancel }: PhoneCodeProps) => {
  const { t } = useTranslation(["account", "common"])
  const [otp, setOtp] = useState("")
  const [isAsked, setAsked] = useState(false)
  const [entering, enter, resetEntering] = useCommand(ConfirmPhoneChange, { revalidate: false })
  const [sending, send] = useCommand(AskPhoneChange, { revalidate: false })
  const { phone, channel, password, resendAt } = sent
  const seconds = useCountdown(resendAt)
  const submit = async (digits: string) => {
    setAsked(true)
    if (digits.length < 6 || entering.status === "pending") return
    const outcome = await enter({ userId, phone, otp: digits })
    if (outcome?.status === "succeeded") onChanged(outcome.output.phone)
    if (outcome?.status === "failed") setOtp("")
  }
  const again = async () => {
    const outcome = await send({ userId, phone, channel, password })
    if (outcome?.status === "succeeded") onSent({ ...sent, resendAt: outcome.output.resendAt })
  }
  return (
    <form
      noValidate
      className={panel["form"]}
      onSubmit={(event) => {
        event.preventDefault()
        void submit(otp)
      }}
    >
      <LoginFailureNotice state={entering} />
      <LoginFailureNotice state={sending} />
      <p role="status">
        {t("account:profile.sentTo")} <Ltr>{spokenPhone(phone)}</Ltr>
      </p>
      <OtpField
        label={t("account:profile.code")}
        value={otp}
        autoFocus
        onChange={(digits) => {
          setOtp(digits)
          setAsked(false)
          if (digits !== "") resetEntering()
        }}
        onComplete={(digits) => void submit(digits)}
        error={isAsked && otp.length < 6 && entering.status === "idle" ? t("account:profile.codeMissing") : undefined}
      />
      <div className={panel["actions"]}>
        <Button type="submit" isPending={entering.status === "pending"} pendingLabel={t("common:state.saving")}>
          {t("account:profile.confirmPhone")}
        </Button>
        {seconds > 0 ? null : (
          <Button
            kind="secondary"
            isPending={sending.status === "pending"}
            pendingLabel={t("common:state.sending")}
            onPress={() => void again()}
          >
            {t("account:profile.again")}
          </Button>
        )}
        <Button kind="quiet" onPress={onCancel}>
          {t("common:action.cancel")}
        </Button>
      </div>
      {seconds > 0 ? <p className={panel["quiet"]}>{t("account:profile.againIn", { seconds })}</p> : null}
    </form>
  )
}
