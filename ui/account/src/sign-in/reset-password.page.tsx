import { ResetPassword as ResetPasswordContract } from "@application/identity/contract"
import { collectFailures, password, passwordConfirmation } from "@domain/validation"
import { useCommand } from "@ui/container"
import { Banner } from "@ui/kit/banner"
import { Button } from "@ui/kit/button"
import { PasswordField } from "@ui/kit/password-field"
import { Result } from "effect"
import { type FormEvent, useState } from "react"
import { useTranslation } from "react-i18next"
import { Link, useNavigate, useSearchParams } from "react-router"
import { fieldText, type Refused } from "./field-text.ts"
import { NavButton } from "@ui/shared/frame"
import { AuthFrame } from "./auth-frame.tsx"
import { LoginFailureNotice } from "./login-failure-notice.tsx"
import styles from "./login-form.module.css"
import { passwordRules } from "./password-rules.ts"

type Errors = { readonly first?: Refused; readonly second?: Refused }

/** A new password by the hash of a reset mail or of an expired password. Spec: screens, /resetPassword. */
export default function ResetPassword() {
  const { t } = useTranslation(["app", "common", "failures"])
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const hash = search.get("hash") ?? ""
  const isExpired = search.get("isPasswordExpired") === "true"
  const [typed, setTyped] = useState({ first: "", second: "" })
  const [errors, setErrors] = useState<Errors>({})
  const [state, change, reset] = useCommand(ResetPasswordContract, { revalidate: false })
  const isLinkBroken = hash === "" || (state.status === "failed" && state.failure._tag === "InvalidHashKey")

  const type = (name: keyof typeof typed) => (value: string) => {
    setTyped((before) => ({ ...before, [name]: value }))
    setErrors(({ [name]: _cleared, ...others }) => others)
    reset()
  }
  const refuse = (refused: Errors) => {
    setErrors(refused)
    document.querySelector<HTMLElement>(`[name=${refused.first === undefined ? "again" : "password"}]`)?.focus()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const checked = collectFailures({
      first: password(typed.first),
      second: passwordConfirmation(typed.second, typed.first),
    })
    if (Result.isFailure(checked)) return refuse(checked.failure)
    const outcome = await change({ hash, newPassword: checked.success.first })
    if (outcome?.status === "failed" && outcome.failure._tag === "WeakPassword") {
      const [key = "validation.passwordTooWeak"] = outcome.failure.keys
      return refuse({ first: { key } })
    }
    if (outcome?.status === "succeeded") await navigate("/login", { replace: true, state: { passwordChanged: true } })
  }

  return (
    <AuthFrame
      title={t("app:reset.title")}
      lead={t(isExpired ? "app:reset.expiredLead" : "app:reset.lead")}
      foot={
        <>
          <span>{t("app:forgot.remembered")}</span>
          <Link to="/login">{t("common:action.logIn")}</Link>
        </>
      }
    >
      {isLinkBroken ? (
        <Banner
          tone="error"
          title={t("failures:LinkInvalid")}
          action={
            <NavButton to="/forgotPassword" size="small" kind="secondary">
              {t("app:reset.newLink")}
            </NavButton>
          }
        >
          {t("app:reset.brokenLink")}
        </Banner>
      ) : (
        <form noValidate className={styles["form"]} onSubmit={(event) => void submit(event)}>
          <LoginFailureNotice state={state} />
          <PasswordField
            label={t("app:reset.newPassword")}
            name="password"
            autoComplete="new-password"
            showLabel={t("app:login.showPassword")}
            metLabel={t("app:reset.met")}
            rules={passwordRules(t, typed.first, typed.second)}
            value={typed.first}
            onChange={type("first")}
            error={fieldText(t, errors.first)}
          />
          <PasswordField
            label={t("app:reset.again")}
            name="again"
            autoComplete="new-password"
            showLabel={t("app:login.showPassword")}
            value={typed.second}
            onChange={type("second")}
            error={fieldText(t, errors.second)}
          />
          <Button type="submit" isWide isPending={state.status === "pending"} pendingLabel={t("common:state.saving")}>
            {t("app:reset.save")}
          </Button>
        </form>
      )}
    </AuthFrame>
  )
}
