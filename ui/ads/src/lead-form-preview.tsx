import { consentBoxes, type LeadForm, leadFormWords } from "@domain/creatives"
import { textDirection } from "@ui/kit/ad-previews"
import { cx } from "@ui/kit/cx"
import { useTranslation } from "react-i18next"
import styles from "./lead-form-preview.module.css"

export interface LeadFormPreviewProps {
  readonly form: LeadForm
  readonly businessName: string
  /** The ad's, as a BCP 47 tag. */
  readonly language: string
}

/** The form as a lead sees it, in the ad's language, and the thanks after it; nothing in it can be typed into. */
export const LeadFormPreview = ({ form, businessName, language }: LeadFormPreviewProps) => {
  const { t } = useTranslation(["creatives"])
  const words = leadFormWords(language, businessName)
  const formLanguage = { lang: words.language, dir: words.direction }
  const typed = (text: string) => ({ lang: words.language, dir: textDirection(text) })
  return (
    <figure className={cx(styles.form)} aria-label={t("creatives:leadForm.preview")}>
      <div {...formLanguage} className={cx(styles.part)}>
        <bdi className={cx(styles.business)}>{businessName}</bdi>
        <p className={cx(styles.title)} {...typed(form.title)}>
          {form.title}
        </p>
        <p {...typed(form.description)}>{form.description}</p>
        <ul className={cx(styles.inputs)}>
          {(form.questions ?? []).map(({ key, label }) => (
            <li key={key} className={cx(styles.input)} {...typed(label)}>
              {label}
            </li>
          ))}
          {form.fields.map((field) => (
            <li key={field} className={cx(styles.input)}>
              {words.fields[field]}
            </li>
          ))}
        </ul>
        <ul className={cx(styles.consents)}>
          {consentBoxes(form, words).map(({ consent, text }) => (
            <li key={consent} {...typed(text)}>
              {text}
            </li>
          ))}
        </ul>
        <span className={cx(styles.send)}>{words.send}</span>
      </div>
      <div className={cx(styles.thanks)}>
        <span className={cx(styles.after)}>{t("creatives:leadForm.after")}</span>
        <span className={cx(styles.title)} {...typed(form.completionTitle)}>
          {form.completionTitle}
        </span>
        <span {...typed(form.completionDescription)}>{form.completionDescription}</span>
      </div>
    </figure>
  )
}
