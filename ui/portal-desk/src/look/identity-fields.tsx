import { Panel } from "@ui/kit/panel"
import { TextField } from "@ui/kit/text-field"
import panel from "@ui/shared/panel.module.css"
import { useTranslation } from "react-i18next"
import type { ColourFieldsProps } from "./colour-fields.tsx"
import { DrawingField } from "./drawing-field.tsx"
import { publishedLook } from "./use-look-form.ts"

/** The portal's name, logo and square mark. */
export const IdentityFields = ({ form, themeName }: ColourFieldsProps) => {
  const { t } = useTranslation("portalLook")
  const { title } = form.values
  const { theme } = publishedLook(form.values, themeName)
  return (
    <Panel title={t("portalLook:look.identity.title")} description={t("portalLook:look.identity.lead")}>
      <div className={panel["stack"]}>
        <TextField
          label={t("portalLook:look.identity.name")}
          hint={t("portalLook:look.identity.nameHint")}
          {...form.field("title")}
          maxLength={60}
        />
        <DrawingField
          label={t("portalLook:look.identity.logo")}
          hint={t("portalLook:look.identity.logoHint")}
          none={t("portalLook:look.identity.noLogo", { title })}
          takesAddress
          theme={theme}
          {...form.field("headerLogo")}
        />
        <DrawingField
          label={t("portalLook:look.identity.mark")}
          hint={t("portalLook:look.identity.markHint")}
          none={t("portalLook:look.identity.noMark")}
          theme={theme}
          {...form.field("mark")}
        />
      </div>
    </Panel>
  )
}
