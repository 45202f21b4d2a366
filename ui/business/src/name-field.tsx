import { textLength } from "@domain/kernel"
import { shortName } from "@domain/signup"
import { textLimits } from "@domain/validation"
import { Button } from "@ui/kit/button"
import { TextField } from "@ui/kit/text-field"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import styles from "./name-field.module.css"

export interface NameFieldProps {
  readonly value: string
  readonly onChange: (name: string) => void
  readonly hint?: ReactNode
  readonly error?: string | undefined
}

/** The business's name; for one that is too long for ads a shorter one is proposed, which Continue takes as well. */
export const NameField = ({ value, onChange, hint, error }: NameFieldProps) => {
  const { t } = useTranslation(["signup", "common"])
  const used = textLength(value.trim())
  const most = textLimits.businessName
  const short = used > most ? shortName(value) : ""
  const lengthHint =
    short === "" ? t("signup:field.nameTooLong", { used, most }) : t("signup:field.nameLong", { short, most })
  return (
    <div className={styles["name"]}>
      <TextField
        label={t("signup:field.name")}
        hint={used > most ? lengthHint : hint}
        error={error}
        value={value}
        onChange={onChange}
        autoComplete="organization"
        maxLength={80}
      />
      {short === "" ? null : (
        <div>
          <Button kind="secondary" size="small" onPress={() => onChange(short)}>
            {t("signup:field.nameUseShort", { short })}
          </Button>
        </div>
      )}
    </div>
  )
}
