import { adLanguageOf, adLanguages } from "@domain/campaigns"
import { inAdLanguage, type SessionChange, type SignupSession } from "@domain/signup"
import { languages } from "@ui/i18n"
import { Select } from "@ui/kit/select"
import { useTranslation } from "react-i18next"

export interface AdLanguageFieldProps {
  readonly details: SignupSession
  readonly change: (change: SessionChange) => void
}

/** The language that customers read the ads in, whatever the interface's; another one begins their texts again. */
export const AdLanguageField = ({ details, change }: AdLanguageFieldProps) => {
  const { t } = useTranslation("creatives")
  return (
    <Select
      label={t("creatives:language.label")}
      hint={t("creatives:language.hint")}
      placeholder={t("creatives:language.label")}
      value={adLanguageOf(details)}
      options={adLanguages.map((code) => ({ id: code, label: languages[code].ownName }))}
      onChange={(id) => {
        const chosen = adLanguages.find((code) => code === id)
        if (chosen !== undefined && chosen !== adLanguageOf(details)) change(inAdLanguage(details, chosen))
      }}
    />
  )
}
