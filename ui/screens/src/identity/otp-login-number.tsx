import type { SendLoginOtp } from "@application/identity/contract"
import type { OtpChannel } from "@domain/messaging"
import { maySignUp } from "@domain/portals"
import type { CommandState } from "@ui/container"
import { Banner } from "@ui/kit/banner"
import { Button } from "@ui/kit/button"
import { type DialCountry, PhoneField, type PhoneValue } from "@ui/kit/phone-field"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { useNavigate } from "react-router"
import { usePortal } from "../frame/index.ts"
import { useLaunchFlow } from "../launch/index.ts"
import { LoginFailureNotice } from "./login-failure-notice.tsx"
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

/** An unknown mobile: an account can be made, beginning with nothing. Spec: states, "Mobile number not registered". */
const NotRegistered = () => {
  const { t } = useTranslation(["app", "failures"])
  const { portal } = usePortal()
  const flow = useLaunchFlow()
  const navigate = useNavigate()
  const begin = () => {
    flow.forget()
    void navigate("/signup")
  }
  return (
    <Banner
      tone="info"
      {...(maySignUp(portal.flags) && {
        action: (
          <Button size="small" kind="secondary" onPress={begin}>
            {t("app:login.createAccount")}
          </Button>
        ),
      })}
    >
      {t("failures:MobileNumberNotRegistered")}
    </Banner>
  )
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
  const isUnknown = sending.status === "failed" && sending.failure._tag === "MobileNotRegistered"
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
      {isUnknown ? <NotRegistered /> : <LoginFailureNotice state={sending} />}
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
