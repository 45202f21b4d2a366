import { resetPasswordPath, type SecondFactorAsked } from "@domain/identity"
import { collectFailures, email, type FieldFailure } from "@domain/validation"
import { useCommand, usePrepare } from "@ui/container"
import { Button } from "@ui/kit/button"
import { PasswordField } from "@ui/kit/password-field"
import { TextField } from "@ui/kit/text-field"
import { Result } from "effect"
import { type FormEvent, useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import { Link, useNavigate } from "react-router"
import { fieldText } from "@ui/shared/field-text"
import { useSession, useSessionState } from "@ui/shared/frame"
import styles from "./login-form.module.css"
import { withPassword } from "./late-login-calls.ts"
import { loginState } from "@ui/shared/kept-login"
import { LoginFailureNotice } from "@ui/shared/login-failure-notice"

type Errors = { readonly emailAddress?: FieldFailure; readonly password?: FieldFailure }

const filled = (typed: string) =>
  typed === "" ? Result.fail<FieldFailure>({ key: "validation.required" }) : Result.succeed(typed)

export interface PasswordLoginProps {
  readonly emailAddress: string
  readonly onTypeEmail: (emailAddress: string) => void
  /** Called when the password is right and a second factor is on. */
  readonly onAsked: (asked: SecondFactorAsked) => void
}

/** E-mail and password. An expired password leads to a new one. Spec: states, login. */
export const PasswordLogin = ({ emailAddress, onTypeEmail, onAsked }: PasswordLoginProps) => {
  const { t } = useTranslation(["app", "common", "failures"])
  const navigate = useNavigate()
  const session = useSession()
  const { status } = useSessionState()
  const [password, setPassword] = useState("")
  const [errors, setErrors] = useState<Errors>({})
  const [state, logIn, reset] = useCommand(withPassword, { revalidate: false })
  const prepare = usePrepare(withPassword)
  const form = useRef<HTMLFormElement>(null)

  const type = (name: keyof Errors, take: (value: string) => void) => (value: string) => {
    take(value)
    setErrors(({ [name]: _cleared, ...others }) => others)
    reset()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const checked = collectFailures({ emailAddress: email(emailAddress), password: filled(password) })
    if (Result.isFailure(checked)) {
      setErrors(checked.failure)
      form.current
        ?.querySelector<HTMLElement>(`[name="${checked.failure.emailAddress === undefined ? "password" : "email"}"]`)
        ?.focus()
      return
    }
    const outcome = await logIn(checked.success)
    if (outcome?.status !== "succeeded") return
    if ("hash" in outcome.output) await navigate(resetPasswordPath(outcome.output.hash, true))
    else if ("challenge" in outcome.output) onAsked(outcome.output)
    else session.adopt(outcome.output)
  }

  return (
    <form ref={form} noValidate className={styles["form"]} onFocus={prepare} onSubmit={(event) => void submit(event)}>
      <LoginFailureNotice state={state} />
      <TextField
        label={t("app:login.email")}
        name="email"
        type="email"
        autoComplete="username"
        inputDirection="ltr"
        value={emailAddress}
        onChange={type("emailAddress", onTypeEmail)}
        error={fieldText(t, errors.emailAddress)}
      />
      <div className={styles["group"]}>
        <PasswordField
          label={t("app:login.password")}
          name="password"
          autoComplete="current-password"
          showLabel={t("app:login.showPassword")}
          value={password}
          onChange={type("password", setPassword)}
          error={errors.password === undefined ? undefined : t("app:login.passwordMissing")}
        />
        <Link to="/forgotPassword" state={loginState({ way: "email", emailAddress })} className={styles["link"]}>
          {t("app:login.forgot")}
        </Link>
      </div>
      <Button
        type="submit"
        isWide
        isPending={state.status === "pending" || status === "signedIn"}
        pendingLabel={t("app:login.pending")}
      >
        {t("common:action.logIn")}
      </Button>
    </form>
  )
}
