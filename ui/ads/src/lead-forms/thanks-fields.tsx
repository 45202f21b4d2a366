import { type LeadForm, leadFormLimits, leadFormWords, ThanksButton, thanksButtonLimit } from "@domain/creatives"
import { RadioCards } from "@ui/kit/radio-cards"
import { TextArea } from "@ui/kit/text-area"
import { TextField } from "@ui/kit/text-field"
import { useTranslation } from "react-i18next"
import type { ProblemAt } from "./problem-at.ts"

export interface ThanksFieldsProps {
  readonly form: LeadForm
  /** Of the usual words of the button, as a BCP 47 tag. */
  readonly language: string
  readonly onChange: (part: Partial<LeadForm>) => void
  readonly problemAt: ProblemAt
}

/** The page after a form: its texts, and what its button does and says. */
export const ThanksFields = ({ form, language, onChange, problemAt }: ThanksFieldsProps) => {
  const { t } = useTranslation(["leadForms", "common"])
  const { button = "Website", buttonText = "" } = form.thanks ?? {}
  const counted = (used: number, most: number) => t("common:characterCount", { used, most })
  const { thanksButtons } = leadFormWords(language, "")
  return (
    <>
      <TextField
        label={t("leadForms:field.completionTitle")}
        value={form.completionTitle}
        maxLength={leadFormLimits.completionTitle}
        formatCount={counted}
        error={problemAt("completionTitle")}
        onChange={(completionTitle) => onChange({ completionTitle })}
      />
      <TextArea
        label={t("leadForms:field.completionDescription")}
        value={form.completionDescription}
        maxLength={leadFormLimits.completionDescription}
        formatCount={counted}
        error={problemAt("completionDescription")}
        onChange={(completionDescription) => onChange({ completionDescription })}
      />
      <RadioCards
        isCompact
        label={t("leadForms:thanks.button")}
        hint={button === "Call" ? t("leadForms:thanks.callHint") : undefined}
        value={button}
        options={ThanksButton.literals.map((id) => ({ id, title: t(`leadForms:thanks.${id}`) }))}
        onChange={(id) => {
          const chosen = ThanksButton.literals.find((one) => one === id)
          if (chosen !== undefined) onChange({ thanks: { ...form.thanks, button: chosen } })
        }}
      />
      {button === "None" ? null : (
        <TextField
          label={t("leadForms:thanks.buttonText")}
          hint={t("leadForms:thanks.buttonHint", { text: thanksButtons[button] })}
          value={buttonText}
          maxLength={thanksButtonLimit}
          formatCount={counted}
          error={problemAt("thanks.buttonText")}
          onChange={(text) => onChange({ thanks: { button, buttonText: text } })}
        />
      )}
    </>
  )
}
