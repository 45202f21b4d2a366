import { Panel } from "@ui/kit/panel"
import { TextField } from "@ui/kit/text-field"
import panel from "@ui/shared/panel.module.css"
import { useTranslation } from "react-i18next"
import type { LookForm } from "./use-look-form.ts"

const fields = [
  ["terms", 2048],
  ["privacy", 2048],
  ["supportEmail", 254],
  ["supportLink", 2048],
] as const

/** The portal's legal pages, the address that mails come from, and where people find help. */
export const SupportFields = ({ form }: { readonly form: LookForm }) => {
  const { t } = useTranslation("portalLook")
  return (
    <Panel title={t("portalLook:look.support.title")} description={t("portalLook:look.support.lead")}>
      <div className={panel["stack"]}>
        {fields.map(([name, most]) => (
          <TextField
            key={name}
            label={t(`portalLook:look.support.${name}`)}
            hint={t(`portalLook:look.support.${name}Hint`, { title: form.values.title })}
            {...form.field(name)}
            type={name === "supportEmail" ? "email" : "text"}
            inputDirection="ltr"
            autoComplete="off"
            spellCheck={false}
            maxLength={most}
          />
        ))}
      </div>
    </Panel>
  )
}
