import { type LeadForm, type LeadFormField, leadFormLimits } from "@domain/creatives"
import { CheckboxGroup } from "@ui/kit/checkbox-group"
import { Panel } from "@ui/kit/panel"
import { TextArea } from "@ui/kit/text-area"
import { TextField } from "@ui/kit/text-field"
import { useTranslation } from "react-i18next"
import { ConsentFields } from "./consent-fields.tsx"
import type { ProblemAt } from "./problem-at.ts"
import { QuestionList } from "./question-list.tsx"
import { ThanksFields } from "./thanks-fields.tsx"

const fields: ReadonlyArray<LeadFormField> = ["Name", "Phone", "Email", "ServiceNeeded", "City"]

export interface FormFieldsProps {
  readonly form: LeadForm
  readonly businessName: string
  /** Of the form, as a BCP 47 tag. */
  readonly language: string
  readonly onChange: (part: Partial<LeadForm>) => void
  readonly problemAt: ProblemAt
}

/** Everything of a form that is typed or chosen, in the order in which people meet it. */
export const FormFields = ({ form, businessName, language, onChange, problemAt }: FormFieldsProps) => {
  const { t } = useTranslation(["leadForms", "creatives", "common"])
  const counted = (used: number, most: number) => t("common:characterCount", { used, most })
  return (
    <>
      <Panel title={t("leadForms:intro.title")} description={t("leadForms:intro.lead")}>
        <TextField
          label={t("leadForms:field.title")}
          value={form.title}
          maxLength={leadFormLimits.title}
          formatCount={counted}
          error={problemAt("title")}
          onChange={(title) => onChange({ title })}
        />
        <TextArea
          label={t("leadForms:field.description")}
          value={form.description}
          maxLength={leadFormLimits.description}
          formatCount={counted}
          error={problemAt("description")}
          onChange={(description) => onChange({ description })}
        />
      </Panel>
      <Panel title={t("leadForms:questions.title")} description={t("leadForms:questions.lead")}>
        <QuestionList
          questions={form.questions ?? []}
          problemAt={problemAt}
          onChange={(questions) => onChange({ questions })}
        />
      </Panel>
      <Panel title={t("leadForms:fields.title")} description={t("leadForms:fields.lead")}>
        <CheckboxGroup
          label={t("leadForms:fields.label")}
          hint={t("leadForms:fields.hint")}
          value={form.fields}
          options={fields.map((id) => ({
            id,
            label: t(`creatives:leadForm.field.${id}`),
            isDisabled: form.fields.length === 1 && form.fields[0] === id,
          }))}
          onChange={(ids) => {
            const chosen = fields.filter((field) => ids.includes(field))
            if (chosen.length > 0) onChange({ fields: chosen })
          }}
        />
      </Panel>
      <Panel title={t("leadForms:consents.title")} description={t("leadForms:consents.lead")}>
        <ConsentFields form={form} businessName={businessName} onChange={onChange} problemAt={problemAt} />
        <TextField
          label={t("leadForms:field.privacyUrl")}
          hint={t("leadForms:field.privacyHint")}
          value={form.privacyUrl ?? ""}
          inputDirection="ltr"
          type="url"
          maxLength={2048}
          error={problemAt("privacyUrl")}
          onChange={(privacyUrl) => onChange({ privacyUrl })}
        />
      </Panel>
      <Panel title={t("leadForms:thanks.title")} description={t("leadForms:thanks.lead")}>
        <ThanksFields form={form} language={language} onChange={onChange} problemAt={problemAt} />
      </Panel>
    </>
  )
}
