import { checkLeadForm, type LeadForm, LeadFormConsent, LeadFormField, leadFormLimits } from "@domain/creatives"
import { CheckboxGroup } from "@ui/kit/checkbox-group"
import { cx } from "@ui/kit/cx"
import { TextArea } from "@ui/kit/text-area"
import { TextField } from "@ui/kit/text-field"
import { Result } from "effect"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import styles from "./forms.module.css"
import { fieldText } from "@ui/journey/messages"

export interface LeadFormEditorProps {
  readonly form: LeadForm
  readonly onChange: (form: LeadForm) => void
  readonly showsErrors: boolean
  /** Saved forms to choose from. */
  readonly saved?: ReactNode
}

const texts = ["title", "description", "completionTitle", "completionDescription"] as const
const fields: ReadonlyArray<LeadFormField> = ["Name", "Phone", "Email", "ServiceNeeded", "City"]
const consents: ReadonlyArray<LeadFormConsent> = ["Contact", "Newsletter", "Promotions", "Retargeting"]

/** What keeps the form from being published. */
export const leadFormProblems = (form: LeadForm) => {
  const failures = Result.getOrUndefined(Result.flip(checkLeadForm(form))) ?? {}
  return { empty: texts.filter((text) => failures[text] !== undefined), privacyUrl: failures["privacyUrl"] }
}

/** The form that a lead fills in: its words, what it asks and what the lead agrees to. */
export const LeadFormEditor = ({ form, onChange, showsErrors, saved }: LeadFormEditorProps) => {
  const { t } = useTranslation(["creatives", "common", "failures"])
  const problems = leadFormProblems(form)
  const words = (name: (typeof texts)[number]) => ({
    label: t(`creatives:leadForm.${name}`),
    value: form[name],
    maxLength: leadFormLimits[name],
    formatCount: (used: number, most: number) => t("common:characterCount", { used, most }),
    onChange: (text: string) => onChange({ ...form, [name]: text }),
    ...(showsErrors && problems.empty.includes(name) && { error: t("failures:validation.required") }),
  })
  return (
    <section className={cx(styles.part)}>
      <div className={cx(styles.head)}>
        <h2 className={cx(styles.heading)}>{t("creatives:leadForm.heading")}</h2>
        <p className={cx(styles.quiet)}>{t("creatives:leadForm.help")}</p>
      </div>
      {saved}
      <TextField {...words("title")} />
      <TextArea {...words("description")} />
      <CheckboxGroup
        label={t("creatives:leadForm.fields")}
        hint={t("creatives:leadForm.fieldsHint")}
        value={form.fields}
        options={fields.map((id) => ({
          id,
          label: t(`creatives:leadForm.field.${id}`),
          isDisabled: form.fields.length === 1 && form.fields[0] === id,
        }))}
        onChange={(ids) => {
          const chosen = fields.filter((field) => ids.includes(field))
          if (chosen.length > 0) onChange({ ...form, fields: chosen })
        }}
      />
      <CheckboxGroup
        label={t("creatives:leadForm.consents")}
        value={form.consents}
        options={consents.map((id) => ({ id, label: t(`creatives:leadForm.consent.${id}`) }))}
        onChange={(ids) => onChange({ ...form, consents: consents.filter((consent) => ids.includes(consent)) })}
      />
      <TextField
        label={t("creatives:leadForm.privacyUrl")}
        hint={t("creatives:leadForm.privacyHint")}
        value={form.privacyUrl ?? ""}
        inputDirection="ltr"
        type="url"
        maxLength={2048}
        onChange={(privacyUrl) => onChange({ ...form, privacyUrl })}
        {...(showsErrors && problems.privacyUrl !== undefined && { error: fieldText(t, problems.privacyUrl) })}
      />
      <TextField {...words("completionTitle")} />
      <TextArea {...words("completionDescription")} />
    </section>
  )
}
