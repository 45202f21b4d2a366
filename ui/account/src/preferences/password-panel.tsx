import { ChangePassword } from "@application/identity/contract"
import type { UserId } from "@domain/kernel"
import { collectFailures, password as checkPassword, passwordConfirmation } from "@domain/validation"
import { Button } from "@ui/kit/button"
import { Panel } from "@ui/kit/panel"
import { PasswordField } from "@ui/kit/password-field"
import { toastSuccess } from "@ui/shared/app-toasts"
import { useForm } from "@ui/shared/form"
import { LoginFailureNotice } from "@ui/shared/login-failure-notice"
import panel from "@ui/shared/panel.module.css"
import { Result } from "effect"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { passwordRules } from "../sign-in/password-rules.ts"
import { CurrentPasswordField } from "./current-password-field.tsx"

interface PasswordFormProps {
  readonly userId: UserId
  readonly onDone: () => void
  readonly onCancel: () => void
}

/** Asks for the present password and a new one, whose rules are ticked while it is typed. */
const PasswordForm = ({ userId, onDone, onCancel }: PasswordFormProps) => {
  const { t } = useTranslation(["account", "app", "common", "failures"])
  const form = useForm(ChangePassword, {
    values: { current: "", password: "", again: "" },
    input: (typed) => {
      const checked = collectFailures({
        password: checkPassword(typed.password),
        again: passwordConfirmation(typed.again, typed.password),
      })
      const missing = typed.current === "" ? { current: t("app:login.passwordMissing") } : {}
      if (Result.isFailure(checked)) return Result.fail({ ...missing, ...checked.failure })
      return typed.current === ""
        ? Result.fail(missing)
        : Result.succeed({ userId, currentPassword: typed.current, newPassword: checked.success.password })
    },
    names: { currentPassword: "current", newPassword: "password" },
    at: { WeakPassword: "password", OldPasswordReused: "password", InvalidCredentials: "current" },
    revalidate: false,
    onSaved: onDone,
  })
  return (
    <form {...form.props} className={panel["form"]}>
      <LoginFailureNotice state={form.state} />
      <CurrentPasswordField {...form.field("current")} />
      <PasswordField
        label={t("account:profile.newPassword")}
        autoComplete="new-password"
        showLabel={t("app:login.showPassword")}
        metLabel={t("app:reset.met")}
        rules={passwordRules(t, form.values.password, form.values.again)}
        {...form.field("password")}
      />
      <PasswordField
        label={t("account:profile.repeat")}
        autoComplete="new-password"
        showLabel={t("app:login.showPassword")}
        {...form.field("again")}
      />
      <div className={panel["actions"]}>
        <Button type="submit" isPending={form.isPending} pendingLabel={t("common:state.saving")}>
          {t("account:profile.savePassword")}
        </Button>
        <Button kind="quiet" onPress={onCancel}>
          {t("common:action.cancel")}
        </Button>
      </div>
    </form>
  )
}

/** A new password by the present one. Spec: calls U5. */
export const PasswordPanel = ({ userId }: { readonly userId: UserId }) => {
  const { t } = useTranslation("account")
  const [isOpen, setOpen] = useState(false)
  return (
    <Panel title={t("account:profile.passwordTitle")} description={t("account:profile.passwordLead")}>
      {isOpen ? (
        <PasswordForm
          userId={userId}
          onCancel={() => setOpen(false)}
          onDone={() => {
            setOpen(false)
            toastSuccess(t("account:profile.passwordSaved"))
          }}
        />
      ) : (
        <div className={panel["actions"]}>
          <Button kind="secondary" onPress={() => setOpen(true)}>
            {t("account:profile.changePassword")}
          </Button>
        </div>
      )}
    </Panel>
  )
}
