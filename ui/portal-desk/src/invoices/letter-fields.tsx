import type { TypedEntity } from "@domain/wallet"
import { TextField } from "@ui/kit/text-field"
import { type Fields, inCapitals } from "@ui/shared/form"
import { useTranslation } from "react-i18next"
import styles from "@ui/shared/panel.module.css"

/** The letter of undertaking of an issuer in India: its number and the days of its validity, all empty without one. */
export const LetterFields = ({ form }: { readonly form: Fields<TypedEntity> }) => {
  const { t } = useTranslation(["billing"])
  return (
    <fieldset className={styles["group"]}>
      <legend>{t("billing:issuer.letter")}</legend>
      <p className={styles["quiet"]}>{t("billing:issuer.letterText")}</p>
      <TextField
        label={t("billing:issuer.letterNumber")}
        {...form.field("letterNumber", inCapitals)}
        inputDirection="ltr"
        autoComplete="off"
        spellCheck={false}
        maxLength={30}
      />
      <TextField type="date" label={t("billing:issuer.letterFrom")} {...form.field("letterFrom")} />
      <TextField type="date" label={t("billing:issuer.letterTo")} {...form.field("letterTo")} />
    </fieldset>
  )
}
