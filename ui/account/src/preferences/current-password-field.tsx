import { PasswordField } from "@ui/kit/password-field"
import { useTranslation } from "react-i18next"

export interface CurrentPasswordFieldProps {
  readonly value: string
  readonly onChange: (typed: string) => void
  /** Whether it was left empty. */
  readonly isMissing: boolean
  readonly hint?: string
}

/** The present password, asked for again before an account changes. */
export const CurrentPasswordField = ({ value, onChange, isMissing, hint }: CurrentPasswordFieldProps) => {
  const { t } = useTranslation(["account", "app"])
  return (
    <PasswordField
      label={t("account:security.password")}
      {...(hint !== undefined && { hint })}
      name="password"
      autoComplete="current-password"
      showLabel={t("app:login.showPassword")}
      value={value}
      onChange={onChange}
      error={isMissing ? t("app:login.passwordMissing") : undefined}
    />
  )
}
