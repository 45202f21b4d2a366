import type { SendLoginOtp } from "@application/identity/contract"
import type { OtpChannel } from "@domain/messaging"
import type { CommandState } from "@ui/container"
import { Button } from "@ui/kit/button"
import { type DialCountry, PhoneField, type PhoneValue } from "@ui/kit/phone-field"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { LoginFailureNotice } from "@ui/shared/login-failure-notice"
import styles from "./login-form.module.css"

export interface OtpLoginNumberProps {
  readonly value: PhoneValue
  readonly onChange: (value: PhoneValue) => void
  readonly countries: ReadonlyArray<DialCountry>
  readonly error: string | undefined
  readonly sending: CommandState<typeof SendLoginOtp>
  readonly onSend: (channel: OtpChannel) => void
  /** Somebody begins to use the form. */
  readonly onBegin: () => void
}

/** First step: the number, and by which messenger the code comes. */
export const OtpLoginNumber = ({
  value,
  onChange,
  countries,
  error,
  sending,
  onSend,
  onBegin,
}: OtpLoginNumberProps) => {
  const { t } = useTranslation(["app", "common", "failures"])
  const [pressed, setPressed] = useState<OtpChannel>("Sms")
  const send = (channel: OtpChannel) => {
    setPressed(channel)
    onSend(channel)
  }
  const isPending = sending.status === "pending"
  return (
    <form
      noValidate
      className={styles["form"]}
      onFocus={onBegin}
      onSubmit={(event) => {
        event.preventDefault()
        send("Sms")
      }}
    >
      <LoginFailureNotice state={sending} />
      <PhoneField
        label={t("app:login.mobile")}
        hint={t("app:login.mobileHint")}
        countryLabel={t("app:login.country")}
        countries={countries}
        value={value}
        onChange={onChange}
        error={error}
      />
      <div className={styles["ways"]}>
        <Button
          type="submit"
          isWide
          isPending={isPending && pressed === "Sms"}
          pendingLabel={t("common:state.sending")}
        >
          {t("app:login.sendSms")}
        </Button>
        <Button
          kind="secondary"
          isWide
          isPending={isPending && pressed === "WhatsApp"}
          pendingLabel={t("common:state.sending")}
          onPress={() => send("WhatsApp")}
        >
          {t("app:login.sendWhatsApp")}
        </Button>
      </div>
    </form>
  )
}
