import { refusedFieldsAmong } from "@domain/campaigns"
import { localeIn } from "@ui/i18n"
import { useTranslation } from "react-i18next"
import { usePortal } from "../frame/index.ts"

/** Names the parts of an ad that a network refused; nothing where it named none. */
export const RefusedFields = ({ fields }: { readonly fields: ReadonlyArray<string> }) => {
  const { t } = useTranslation("launch")
  const { language } = usePortal()
  const named = refusedFieldsAmong(fields)
  if (named.length === 0) return null
  const words = named.map((field) => t(`launch:refused.fields.${field}`))
  return <p>{t("launch:refused.named", { fields: new Intl.ListFormat(localeIn(language)).format(words) })}</p>
}
