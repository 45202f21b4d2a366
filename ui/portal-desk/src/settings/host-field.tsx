import { TextField } from "@ui/kit/text-field"
import type { FieldBinding } from "@ui/shared/form"
import { useTranslation } from "react-i18next"

/** The field of an address at which a portal answers. */
export const HostField = (field: FieldBinding<string, string>) => {
  const { t } = useTranslation("portalLook")
  return (
    <TextField
      label={t("portalLook:domains.add.label")}
      hint={t("portalLook:domains.add.hint")}
      {...field}
      autoComplete="off"
      spellCheck={false}
      inputDirection="ltr"
      inputMode="url"
      maxLength={300}
    />
  )
}
