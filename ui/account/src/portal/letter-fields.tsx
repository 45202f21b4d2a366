import type { TypedEntity } from "@domain/wallet"
import { TextField } from "@ui/kit/text-field"
import { useTranslation } from "react-i18next"
import styles from "../preferences/preferences.module.css"

type Letter = Pick<TypedEntity, "letterNumber" | "letterFrom" | "letterTo">

export interface LetterFieldsProps {
  readonly typed: Letter
  readonly error: (field: keyof Letter) => string | undefined
  readonly onType: (part: Partial<Letter>) => void
}

/** The letter of undertaking of an issuer in India: its number and the days of its validity, all empty without one. */
export const LetterFields = ({ typed, error, onType }: LetterFieldsProps) => {
  const { t } = useTranslation(["billing"])
  return (
    <fieldset className={styles["group"]}>
      <legend>{t("billing:issuer.letter")}</legend>
      <p className={styles["quiet"]}>{t("billing:issuer.letterText")}</p>
      <TextField
        label={t("billing:issuer.letterNumber")}
        error={error("letterNumber")}
        value={typed.letterNumber}
        onChange={(letterNumber) => onType({ letterNumber: letterNumber.toUpperCase() })}
        inputDirection="ltr"
        autoComplete="off"
        spellCheck={false}
        maxLength={30}
      />
      <TextField
        type="date"
        label={t("billing:issuer.letterFrom")}
        error={error("letterFrom")}
        value={typed.letterFrom}
        onChange={(letterFrom) => onType({ letterFrom })}
      />
      <TextField
        type="date"
        label={t("billing:issuer.letterTo")}
        error={error("letterTo")}
        value={typed.letterTo}
        onChange={(letterTo) => onType({ letterTo })}
      />
    </fieldset>
  )
}
