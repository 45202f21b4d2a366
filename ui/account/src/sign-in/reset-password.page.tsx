import { collectFailures, password, passwordConfirmation } from "@domain/validation"
import { Banner } from "@ui/kit/banner"
import { Button } from "@ui/kit/button"
import { PasswordField } from "@ui/kit/password-field"
import { useForm } from "@ui/shared/form"
import { Result } from "effect"
import { useTranslation } from "react-i18next"
import { Link, useNavigate, useSearchParams } from "react-router"
import { NavButton } from "@ui/shared/frame"
import { AuthFrame } from "./auth-frame.tsx"
import { setPassword } from "./late-password-calls.ts"
import { LoginFailureNotice } from "@ui/shared/login-failure-notice"
import styles from "./login-form.module.css"
import { passwordRules } from "./password-rules.ts"

/** A new password by the hash of a reset mail or of an expired password. Spec: screens, /resetPassword. */
export default function ResetPassword() {
  const { t } = useTranslation(["app", "common", "failures"])
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const hash = search.get("hash") ?? ""
  const isExpired = search.get("isPasswordExpired") === "true"
  const form = useForm(setPassword, {
    values: { password: "", again: "" },
    input: (typed) =>
      Result.map(
        collectFailures({
          password: password(typed.password),
          again: passwordConfirmation(typed.again, typed.password),
        }),
        (checked) => ({ hash, newPassword: checked.password }),
      ),
    names: { newPassword: "password" },
    at: { WeakPassword: "password" },
    revalidate: false,
    onSaved: () => navigate("/login", { replace: true, state: { passwordChanged: true } }),
  })
  const { state, values } = form
  const isLinkBroken = hash === "" || (state.status === "failed" && state.failure._tag === "InvalidHashKey")

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
        <form {...form.props} className={styles["form"]}>
          <LoginFailureNotice state={state} />
          <PasswordField
            label={t("app:reset.newPassword")}
            {...form.field("password")}
            autoComplete="new-password"
            showLabel={t("app:login.showPassword")}
            metLabel={t("app:reset.met")}
            rules={passwordRules(t, values.password, values.again)}
          />
          <PasswordField
            label={t("app:reset.again")}
            {...form.field("again")}
            autoComplete="new-password"
            showLabel={t("app:login.showPassword")}
          />
          <Button type="submit" isWide isPending={form.isPending} pendingLabel={t("common:state.saving")}>
            {t("app:reset.save")}
          </Button>
        </form>
      )}
    </AuthFrame>
  )
}
