import { PasswordField } from "@ui/kit/password-field"
import { useTranslation } from "react-i18next"

export interface CurrentPasswordFieldProps {
  readonly value: string
  readonly onChange: (typed: string) => void
  readonly error: string | undefined
  readonly hint?: string
}

/** The present password, asked for again before an account changes. */
export const CurrentPasswordField = ({ hint, ...field }: CurrentPasswordFieldProps) => {
  const { t } = useTranslation(["account", "app"])
  return (
    <PasswordField
      label={t("account:security.password")}
      {...(hint !== undefined && { hint })}
      name="password"
      autoComplete="current-password"
      showLabel={t("app:login.showPassword")}
      {...field}
    />
  )
}
