import { Checkbox } from "@ui/kit/checkbox"
import { cx } from "@ui/kit/cx"
import { PasswordField } from "@ui/kit/password-field"
import { TextField } from "@ui/kit/text-field"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { usePortal } from "@ui/shared/frame"
import { textKey } from "@ui/journey/messages"
import styles from "./account-fields.module.css"
import type { AccountErrors, AccountField } from "./check-account.ts"
import { LegalTexts } from "@ui/shared/legal-texts"
import { passwordChecklist } from "./password-rules.ts"
import type { TypedAccount } from "./typed-account.ts"

export interface AccountFieldsProps {
  readonly typed: TypedAccount
  readonly password: string
  readonly errors: AccountErrors
  readonly onType: (change: Partial<Pick<TypedAccount, "email" | "name" | "hasAccepted">>) => void
  readonly onPassword: (password: string) => void
  /** A field is typed into: what was wrong with it is not shown any longer. */
  readonly onTyped: (field: AccountField) => void
  /** The phone and its proof, between the password and the consent. */
  readonly phone: ReactNode
}

/** Who the account is for. */
export const AccountFields = ({ typed, password, errors, onType, onPassword, onTyped, phone }: AccountFieldsProps) => {
  const { t } = useTranslation(["creatives", "kit", "failures"])
  const { legal } = usePortal().portal
  const error = (field: AccountField) => {
    const key = errors[field]
    return key === undefined ? {} : { error: t(textKey(key)) }
  }
  return (
    <div className={cx(styles.fields)}>
      <TextField
        label={t("creatives:signup.name")}
        autoComplete="name"
        value={typed.name}
        onChange={(name) => {
          onTyped("name")
          onType({ name })
        }}
        maxLength={160}
        isRequired
        {...error("name")}
      />
      <TextField
        label={t("creatives:signup.email")}
        hint={t("creatives:signup.emailHint")}
        type="email"
        autoComplete="email"
        inputDirection="ltr"
        value={typed.email}
        onChange={(email) => {
          onTyped("emailAddress")
          onType({ email })
        }}
        maxLength={254}
        isRequired
        {...error("emailAddress")}
      />
      <PasswordField
        label={t("creatives:signup.password")}
        showLabel={t("kit:password.show")}
        metLabel={t("kit:password.met")}
        autoComplete="new-password"
        value={password}
        onChange={(next) => {
          onTyped("loginPassword")
          onPassword(next)
        }}
        rules={passwordChecklist(password).map(({ id, isMet }) => ({ text: t(`kit:password.${id}`), isMet }))}
        isRequired
        {...error("loginPassword")}
      />
      {phone}
      <div>
        <Checkbox
          isSelected={typed.hasAccepted}
          onChange={(hasAccepted) => {
            onTyped("consent")
            onType({ hasAccepted })
          }}
          {...error("consent")}
        >
          {t("creatives:signup.consent")}
        </Checkbox>
        {legal === undefined ? null : <LegalTexts legal={legal} />}
      </div>
    </div>
  )
}
