import {
  type ConsentTerms,
  consentTextLimit,
  type CopyLanguage,
  copyLanguages,
  isUsuallyRequired,
  type LeadForm,
  type LeadFormConsent,
  leadFormWords,
  ownConsentText,
  termsOf,
} from "@domain/creatives"
import { languages } from "@ui/i18n"
import { Checkbox } from "@ui/kit/checkbox"
import { CheckboxGroup } from "@ui/kit/checkbox-group"
import { cx } from "@ui/kit/cx"
import { TextArea } from "@ui/kit/text-area"
import { useTranslation } from "react-i18next"
import styles from "./builder.module.css"
import type { ProblemAt } from "./problem-at.ts"

const consents: ReadonlyArray<LeadFormConsent> = ["Contact", "Newsletter", "Promotions", "Retargeting"]

export interface ConsentFieldsProps {
  readonly form: LeadForm
  readonly businessName: string
  readonly onChange: (part: Pick<LeadForm, "consents" | "consentTerms">) => void
  readonly problemAt: ProblemAt
}

/** What people are asked to agree to, whether they must, and in which words in each language. */
export const ConsentFields = ({ form, businessName, onChange, problemAt }: ConsentFieldsProps) => {
  const { t } = useTranslation(["leadForms", "creatives", "common"])
  const { consentTerms = [] } = form
  const change = (consent: LeadFormConsent, part: Partial<ConsentTerms>) => {
    const before = termsOf(consentTerms, consent) ?? { consent, isRequired: isUsuallyRequired(consent), texts: [] }
    const others = consentTerms.filter((terms) => terms.consent !== consent)
    onChange({ consents: form.consents, consentTerms: [...others, { ...before, ...part }] })
  }
  const write = (consent: LeadFormConsent, language: CopyLanguage, text: string) => {
    const texts = termsOf(consentTerms, consent)?.texts.filter((one) => one.language !== language) ?? []
    change(consent, { texts: text === "" ? texts : [...texts, { language, text }] })
  }
  return (
    <>
      <CheckboxGroup
        label={t("leadForms:consents.label")}
        value={form.consents}
        options={consents.map((id) => ({ id, label: t(`creatives:leadForm.consent.${id}`) }))}
        onChange={(ids) => onChange({ consents: consents.filter((consent) => ids.includes(consent)), consentTerms })}
      />
      {form.consents.map((consent) => {
        const terms = termsOf(consentTerms, consent)
        const name = t(`creatives:leadForm.consent.${consent}`)
        return (
          <section key={consent} className={cx(styles.consent)} aria-label={name}>
            <h3 className={cx(styles.name)}>{name}</h3>
            <Checkbox
              isSelected={terms?.isRequired ?? isUsuallyRequired(consent)}
              onChange={(isRequired) => change(consent, { isRequired })}
            >
              {t("leadForms:consents.required")}
            </Checkbox>
            {copyLanguages.map((language) => (
              <TextArea
                key={language}
                label={t("leadForms:consents.text", {
                  consent: name,
                  language: languages[language].ownName,
                })}
                hint={t("leadForms:consents.usual", { text: leadFormWords(language, businessName).consents[consent] })}
                value={ownConsentText(terms, language) ?? ""}
                inputLanguage={language}
                maxLength={consentTextLimit}
                formatCount={(used, most) => t("common:characterCount", { used, most })}
                error={problemAt(`consentTerms.${consent}.${language}`)}
                onChange={(text) => write(consent, language, text)}
              />
            ))}
          </section>
        )
      })}
    </>
  )
}
