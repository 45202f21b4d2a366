import { ForgotPassword as ForgotPasswordContract } from "@application/identity/contract"
import { EmailAddress } from "@domain/identity"
import { email, type FieldFailure } from "@domain/validation"
import { useCommand } from "@ui/container"
import { Ltr } from "@ui/i18n"
import { Banner } from "@ui/kit/banner"
import { Button } from "@ui/kit/button"
import { TextField } from "@ui/kit/text-field"
import { Result } from "effect"
import { type FormEvent, useState } from "react"
import { useTranslation } from "react-i18next"
import { Link, useLocation } from "react-router"
import { fieldText } from "./field-text.ts"
import { AuthFrame } from "./auth-frame.tsx"
import { recallLogin } from "@ui/shared/kept-login"
import { LoginFailureNotice } from "./login-failure-notice.tsx"
import styles from "./login-form.module.css"

/** Asks for a reset link; the answer is alike whether or not the address is known. Spec: screens, /forgotPassword. */
export default function ForgotPassword() {
  const { t } = useTranslation(["app", "common", "failures"])
  const location = useLocation()
  const [typed, setTyped] = useState(() => recallLogin(location)?.emailAddress ?? "")
  const [error, setError] = useState<FieldFailure>()
  const [sentTo, setSentTo] = useState<string>()
  const [state, ask, reset] = useCommand(ForgotPasswordContract, { revalidate: false })

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const checked = email(typed)
    if (Result.isFailure(checked)) {
      setError(checked.failure)
      document.querySelector<HTMLElement>("[name=email]")?.focus()
      return
    }
    const outcome = await ask({ emailAddress: EmailAddress.make(checked.success) })
    if (outcome?.status === "succeeded") setSentTo(checked.success)
  }

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
      <form noValidate className={styles["form"]} onSubmit={(event) => void submit(event)}>
        <LoginFailureNotice state={state} />
        {sentTo === undefined ? null : (
          <Banner tone="success" title={t("app:forgot.sentTitle")}>
            {t("app:forgot.sent")} <Ltr>{sentTo}</Ltr>
          </Banner>
        )}
        <TextField
          label={t("app:login.email")}
          name="email"
          type="email"
          autoComplete="username"
          inputDirection="ltr"
          value={typed}
          onChange={(value) => {
            setTyped(value)
            setError(undefined)
            reset()
          }}
          error={fieldText(t, error)}
        />
        <Button
          type="submit"
          isWide
          kind={sentTo === undefined ? "primary" : "secondary"}
          isPending={state.status === "pending"}
          pendingLabel={t("common:state.sending")}
        >
          {sentTo === undefined ? t("app:forgot.send") : t("app:forgot.again")}
        </Button>
      </form>
    </AuthFrame>
  )
}
