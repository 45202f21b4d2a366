import { textLength } from "@domain/kernel"
import { textLimits } from "@domain/validation"
import { TextField } from "@ui/kit/text-field"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"

export interface NameFieldProps {
  readonly value: string
  readonly onChange: (name: string) => void
  readonly hint?: ReactNode
  readonly error?: string | undefined
}

/** The business's name; a longer one that was found may stay until it is shortened, so its length is told. */
export const NameField = ({ value, onChange, hint, error }: NameFieldProps) => {
  const { t } = useTranslation(["signup", "common"])
  const used = textLength(value.trim())
  const isLong = used > textLimits.businessName
  return (
    <TextField
      label={t("signup:field.name")}
      hint={isLong ? t("signup:field.nameLong", { used, most: textLimits.businessName }) : hint}
      error={error}
      value={value}
      onChange={onChange}
      autoComplete="organization"
      maxLength={80}
    />
  )
}
