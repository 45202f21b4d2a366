import type { LoginWithOtp, SendLoginOtp } from "@application/identity/contract"
import type { OtpChannel } from "@domain/messaging"
import { otp as checkOtp } from "@domain/validation"
import type { CommandState } from "@ui/container"
import { Ltr } from "@ui/i18n"
import { Button } from "@ui/kit/button"
import { OtpField } from "@ui/kit/otp-field"
import { Result } from "effect"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { fieldText } from "@ui/shared/field-text"
import { spokenPhone, useSessionState } from "@ui/shared/frame"
import { LoginFailureNotice } from "@ui/shared/login-failure-notice"
import styles from "./login-form.module.css"
import { NotRegistered } from "./not-registered.tsx"
import { useCountdown } from "@ui/shared/use-countdown"

export interface OtpLoginCodeProps {
  readonly phone: string
  readonly channel: OtpChannel
  /** When another code may be asked for, epoch milliseconds. */
  readonly resendAt: number
  readonly otp: string
  readonly sending: CommandState<typeof SendLoginOtp>
  readonly entering: CommandState<typeof LoginWithOtp>
  readonly isLocked: boolean
  readonly onType: (digits: string) => void
  readonly onEnter: (code: string) => void
  readonly onResend: (channel: OtpChannel) => void
  readonly onChangeNumber: () => void
}

/** Second step: the six digits, sent again after 30 s, by either messenger. Spec: constants, OTP. */
export const OtpLoginCode = (props: OtpLoginCodeProps) => {
  const { phone, channel, resendAt, otp, sending, entering, isLocked, onType, onEnter, onResend, onChangeNumber } =
    props
  const { t } = useTranslation(["app", "common", "failures"])
  const { status } = useSessionState()
  const [isAsked, setAsked] = useState(false)
  const seconds = useCountdown(resendAt)
  const checked = checkOtp(otp)
  const isUnknown = entering.status === "failed" && entering.failure._tag === "MobileNotRegistered"
  const isSending = sending.status === "pending"
  const submit = () => {
    setAsked(true)
    if (Result.isSuccess(checked)) onEnter(checked.success)
  }
  return (
    <form
      noValidate
      className={styles["form"]}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      {isUnknown ? <NotRegistered /> : <LoginFailureNotice state={entering} />}
      {entering.status === "failed" ? null : <LoginFailureNotice state={sending} />}
      <p className={styles["line"]} role="status">
        <span>
          {t(`app:login.sentBy.${channel}`)} <Ltr>{spokenPhone(phone)}</Ltr>
        </span>
        <span className={styles["change"]}>
          <Button size="small" kind="quiet" onPress={onChangeNumber}>
            {t("app:login.changeNumber")}
          </Button>
        </span>
      </p>
      <OtpField
        label={t("app:login.otp")}
        value={otp}
        autoFocus
        isDisabled={isLocked}
        onChange={(digits) => {
          setAsked(false)
          onType(digits)
        }}
        onComplete={onEnter}
        error={isAsked && Result.isFailure(checked) ? fieldText(t, checked.failure) : undefined}
      />
      <Button
        type="submit"
        isWide
        isDisabled={isLocked}
        isPending={entering.status === "pending" || status === "signedIn"}
        pendingLabel={t("app:login.pending")}
      >
        {t("common:action.logIn")}
      </Button>
      {seconds > 0 ? (
        <p className={styles["line"]}>{t("app:login.resendIn", { seconds })}</p>
      ) : (
        <div className={styles["ways"]}>
          {(["Sms", "WhatsApp"] as const).map((way) => (
            <Button
              key={way}
              kind="secondary"
              isWide
              isDisabled={isLocked}
              isPending={isSending && channel === way}
              pendingLabel={t("common:state.sending")}
              onPress={() => onResend(way)}
            >
              {t(`app:login.resend.${way}`)}
            </Button>
          ))}
        </div>
      )}
    </form>
  )
}
