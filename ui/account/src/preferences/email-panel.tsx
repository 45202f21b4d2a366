import { AskEmailChange } from "@application/identity/contract"
import type { User } from "@domain/identity"
import { email } from "@domain/validation"
import { Ltr } from "@ui/i18n"
import { Badge } from "@ui/kit/badge"
import { Banner } from "@ui/kit/banner"
import { Button } from "@ui/kit/button"
import { Panel } from "@ui/kit/panel"
import { TextField } from "@ui/kit/text-field"
import { useForm } from "@ui/shared/form"
import { LoginFailureNotice } from "@ui/shared/login-failure-notice"
import panel from "@ui/shared/panel.module.css"
import { Result } from "effect"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { CurrentPasswordField } from "./current-password-field.tsx"

interface EmailFormProps {
  readonly user: User
  readonly onAsked: (address: string) => void
  readonly onCancel: () => void
}

/** Asks for the new address and the password. */
const EmailForm = ({ user, onAsked, onCancel }: EmailFormProps) => {
  const { t } = useTranslation(["account", "app", "common"])
  const form = useForm(AskEmailChange, {
    values: { emailAddress: "", password: "" },
    input: (typed) => {
      const address = email(typed.emailAddress)
      const refused = {
        ...(Result.isFailure(address) && { emailAddress: address.failure }),
        ...(Result.isSuccess(address) &&
          address.success.toLowerCase() === user.emailAddress.toLowerCase() && {
            emailAddress: t("account:profile.sameEmail"),
          }),
        ...(typed.password === "" && { password: t("app:login.passwordMissing") }),
      }
      return Result.isFailure(address) || Object.keys(refused).length > 0
        ? Result.fail(refused)
        : Result.succeed({ userId: user.id, emailAddress: address.success, password: typed.password })
    },
    at: { InvalidCredentials: "password" },
    revalidate: false,
    onSaved: (_, { values }) => onAsked(values.emailAddress.trim()),
  })
  return (
    <form {...form.props} className={panel["form"]}>
      <LoginFailureNotice state={form.state} />
      <TextField
        label={t("account:profile.newEmail")}
        hint={t("account:profile.newEmailHint")}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        {...form.field("emailAddress")}
      />
      <CurrentPasswordField hint={t("account:profile.passwordHint")} {...form.field("password")} />
      <div className={panel["actions"]}>
        <Button type="submit" isPending={form.isPending} pendingLabel={t("common:state.sending")}>
          {t("account:profile.sendLink")}
        </Button>
        <Button kind="quiet" onPress={onCancel}>
          {t("common:action.cancel")}
        </Button>
      </div>
    </form>
  )
}

/** The user's address, which another replaces once a mailed link was opened. Ours. */
export const EmailPanel = ({ user }: { readonly user: User }) => {
  const { t } = useTranslation("account")
  const [isOpen, setOpen] = useState(false)
  const [asked, setAsked] = useState<string>()
  const isVerified = user.emailVerified === true
  return (
    <Panel title={t("account:profile.emailTitle")} description={t("account:profile.emailLead")}>
      <div className={panel["stack"]}>
        <p className={panel["name"]}>
          <Ltr>{user.emailAddress}</Ltr>
          <Badge tone={isVerified ? "success" : "warning"}>
            {t(isVerified ? "account:profile.verified" : "account:profile.unverified")}
          </Badge>
        </p>
        {asked === undefined ? null : <Banner tone="info">{t("account:profile.linkSent", { address: asked })}</Banner>}
        {isOpen ? (
          <EmailForm
            user={user}
            onCancel={() => setOpen(false)}
            onAsked={(address) => {
              setAsked(address)
              setOpen(false)
            }}
          />
        ) : (
          <div className={panel["actions"]}>
            <Button kind="secondary" onPress={() => setOpen(true)}>
              {t("account:profile.changeEmail")}
            </Button>
          </div>
        )}
      </div>
    </Panel>
  )
}
