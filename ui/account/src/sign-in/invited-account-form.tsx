import { LoginWithPassword, OpenInvitedAccount } from "@application/identity/contract"
import type { BusinessProfileId } from "@domain/kernel"
import { collectFailures, email, password, requiredText } from "@domain/validation"
import { useCall } from "@ui/container"
import { Banner } from "@ui/kit/banner"
import { Button } from "@ui/kit/button"
import { Checkbox } from "@ui/kit/checkbox"
import { PasswordField } from "@ui/kit/password-field"
import { TextField } from "@ui/kit/text-field"
import { useForm } from "@ui/shared/form"
import { usePortal, useSession } from "@ui/shared/frame"
import { LegalTexts } from "@ui/shared/legal-texts"
import { LoginFailureNotice } from "@ui/shared/login-failure-notice"
import { Result } from "effect"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import styles from "./login-form.module.css"
import { passwordRules } from "./password-rules.ts"

export interface InvitedAccountFormProps {
  readonly hash: string
  /** Whether the invitation names an address, which the account then has. */
  readonly hasAddress: boolean
  /** Called once the person is signed in and the invitation is accepted, with the first business that they now work on. */
  readonly onAccepted: (first: BusinessProfileId | undefined) => void
}

/** Opens an account for an invited person, who then is signed in; a new address that no mail has proved is confirmed first. */
export const InvitedAccountForm = ({ hash, hasAddress, onAccepted }: InvitedAccountFormProps) => {
  const { t } = useTranslation(["account", "app", "creatives", "common", "failures"])
  const { legal } = usePortal().portal
  const session = useSession()
  const logIn = useCall(LoginWithPassword)
  const [unconfirmed, setUnconfirmed] = useState<string>()
  const form = useForm(OpenInvitedAccount, {
    values: { firstName: "", lastName: "", emailAddress: "", password: "", hasAccepted: false },
    input: (typed) => {
      const checked = collectFailures({
        firstName: requiredText(typed.firstName),
        lastName: requiredText(typed.lastName),
        password: password(typed.password),
        ...(!hasAddress && { emailAddress: email(typed.emailAddress) }),
      })
      const unaccepted = typed.hasAccepted ? {} : { hasAccepted: t("account:invite.terms") }
      if (Result.isFailure(checked)) return Result.fail({ ...checked.failure, ...unaccepted })
      if (!typed.hasAccepted) return Result.fail(unaccepted)
      const { firstName, lastName, emailAddress } = typed
      const given = { hash, firstName, lastName, loginPassword: typed.password, isTosAccepted: true as const }
      return Result.succeed({ ...given, ...(!hasAddress && { emailAddress: emailAddress.trim() }) })
    },
    names: { loginPassword: "password" },
    at: { WeakPassword: "password" },
    revalidate: false,
    onSaved: async (opened, { values }) => {
      if (!opened.isAccepted) return setUnconfirmed(opened.emailAddress)
      const answer = await logIn({ emailAddress: opened.emailAddress, password: values.password })
      if (answer.status !== "succeeded" || !("accessToken" in answer.output)) return onAccepted(undefined)
      session.adopt(answer.output)
      onAccepted(answer.output.profiles[0]?.id)
    },
  })
  if (unconfirmed !== undefined)
    return (
      <Banner tone="success" title={t("account:invite.confirm")}>
        {t("account:invite.confirmText", { address: unconfirmed })}
      </Banner>
    )
  const isNotOpened =
    form.state.status === "failed" && ["AccountNotOpened", "UserAlreadyExists"].includes(form.state.failure._tag)
  return (
    <form {...form.props} className={styles["form"]}>
      {isNotOpened ? (
        <Banner tone="error">{t("account:invite.notOpened")}</Banner>
      ) : (
        <LoginFailureNotice state={form.state} />
      )}
      {hasAddress ? null : (
        <TextField
          label={t("account:invite.email")}
          {...form.field("emailAddress")}
          type="email"
          autoComplete="email"
          inputDirection="ltr"
          maxLength={254}
        />
      )}
      <TextField
        label={t("account:profile.firstName")}
        {...form.field("firstName")}
        autoComplete="given-name"
        maxLength={80}
      />
      <TextField
        label={t("account:profile.lastName")}
        {...form.field("lastName")}
        autoComplete="family-name"
        maxLength={80}
      />
      <PasswordField
        label={t("account:invite.password")}
        {...form.field("password")}
        autoComplete="new-password"
        showLabel={t("app:login.showPassword")}
        metLabel={t("app:reset.met")}
        rules={passwordRules(t, form.values.password)}
      />
      <div>
        <Checkbox {...form.checkbox("hasAccepted")}>{t("creatives:signup.consent")}</Checkbox>
        {legal === undefined ? null : <LegalTexts legal={legal} />}
      </div>
      <Button type="submit" isWide isPending={form.isPending} pendingLabel={t("account:invite.opening")}>
        {t("account:invite.open")}
      </Button>
    </form>
  )
}
