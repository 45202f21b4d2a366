import type { MakeAgencyReport } from "@application/insights/contract"
import { agencyReportLimits } from "@domain/insights"
import { CheckboxGroup } from "@ui/kit/checkbox-group"
import { RadioCards } from "@ui/kit/radio-cards"
import { TextArea } from "@ui/kit/text-area"
import { TextField } from "@ui/kit/text-field"
import type { useForm } from "@ui/shared/form"
import { useProfilesFor } from "@ui/shared/use-may"
import { useTranslation } from "react-i18next"
import styles from "./agency.module.css"
import type { CoverValues } from "./new-agency-values.ts"

export interface CoverFieldsProps {
  readonly form: Pick<
    ReturnType<typeof useForm<typeof MakeAgencyReport, CoverValues>>,
    "values" | "type" | "field" | "choice" | "errorOf"
  >
}

/** Whose report over clients it is, by and for whom, with a note. */
export const CoverFields = ({ form }: CoverFieldsProps) => {
  const { t } = useTranslation("agencyReports")
  const { name: nameLimit, note: noteLimit } = agencyReportLimits
  return (
    <>
      <TextField label={t("new.agency")} maxLength={nameLimit} autoComplete="organization" {...form.field("agency")} />
      <div className={styles["pair"]}>
        <TextField
          label={t("new.preparedBy")}
          maxLength={nameLimit}
          autoComplete="name"
          {...form.field("preparedBy")}
        />
        <TextField
          label={t("new.preparedFor")}
          maxLength={nameLimit}
          autoComplete="off"
          {...form.field("preparedFor")}
        />
      </div>
      <TextArea label={t("new.note")} hint={t("new.noteHint")} maxLength={noteLimit} {...form.field("note")} />
    </>
  )
}

/** Which clients a report is over: all, or chosen ones. */
export const ClientFields = ({ form, hint }: CoverFieldsProps & { readonly hint?: string }) => {
  const { t } = useTranslation("agencyReports")
  const profiles = useProfilesFor("publishReports")
  const { clients: most } = agencyReportLimits
  const clientsError = form.errorOf("clients")
  return (
    <>
      {profiles.length > most ? (
        <p className={styles["quiet"]}>{t("new.many", { most })}</p>
      ) : (
        <RadioCards
          label={t("field.clients")}
          isCompact
          {...(hint !== undefined && { hint })}
          columns={2}
          {...form.choice("scope", ["all", "chosen"])}
          options={(["all", "chosen"] as const).map((id) => ({ id, title: t(`new.scope.${id}`) }))}
        />
      )}
      {form.values.scope === "chosen" ? (
        <CheckboxGroup
          label={t("field.clients")}
          options={profiles.map(({ id, name: label }) => ({ id: String(id), label }))}
          value={form.values.clients}
          onChange={(clients) => form.type({ clients })}
          {...(clientsError !== undefined && { error: clientsError })}
        />
      ) : null}
    </>
  )
}
