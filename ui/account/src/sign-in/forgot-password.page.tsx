import { collectFailures, email } from "@domain/validation"
import { Ltr } from "@ui/i18n"
import { Banner } from "@ui/kit/banner"
import { Button } from "@ui/kit/button"
import { TextField } from "@ui/kit/text-field"
import { useForm } from "@ui/shared/form"
import { recallLogin } from "@ui/shared/kept-login"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Link, useLocation } from "react-router"
import { AuthFrame } from "./auth-frame.tsx"
import { askForReset } from "./late-password-calls.ts"
import { LoginFailureNotice } from "@ui/shared/login-failure-notice"
import styles from "./login-form.module.css"

/** Asks for a reset link; the answer is alike whether or not the address is known. Spec: screens, /forgotPassword. */
export default function ForgotPassword() {
  const { t } = useTranslation(["app", "common", "failures"])
  const location = useLocation()
  const [sentTo, setSentTo] = useState<string>()
  const form = useForm(askForReset, {
    values: { emailAddress: recallLogin(location)?.emailAddress ?? "" },
    input: ({ emailAddress }) => collectFailures({ emailAddress: email(emailAddress) }),
    revalidate: false,
    onSaved: (_, { values }) => setSentTo(values.emailAddress.trim()),
  })

  return (
    <AuthFrame
      title={t("app:forgot.title")}
      lead={t("app:forgot.lead")}
      foot={
        <>
          <span>{t("app:forgot.remembered")}</span>
          <Link to="/login">{t("common:action.logIn")}</Link>
        </>
      }
    >
      <form {...form.props} className={styles["form"]}>
        <LoginFailureNotice state={form.state} />
        {sentTo === undefined ? null : (
          <Banner tone="success" title={t("app:forgot.sentTitle")}>
            {t("app:forgot.sent")} <Ltr>{sentTo}</Ltr>
          </Banner>
        )}
        <TextField
          label={t("app:login.email")}
          {...form.field("emailAddress")}
          type="email"
          autoComplete="username"
          inputDirection="ltr"
        />
        <Button
          type="submit"
          isWide
          kind={sentTo === undefined ? "primary" : "secondary"}
          isPending={form.isPending}
          pendingLabel={t("common:state.sending")}
        >
          {sentTo === undefined ? t("app:forgot.send") : t("app:forgot.again")}
        </Button>
      </form>
    </AuthFrame>
  )
}
