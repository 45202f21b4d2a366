import type { LeadForm } from "@domain/creatives"
import { textDirection } from "@ui/kit/ad-previews"
import { cx } from "@ui/kit/cx"
import { useTranslation } from "react-i18next"
import styles from "./lead-form-preview.module.css"

export interface LeadFormPreviewProps {
  readonly form: LeadForm
  readonly businessName: string
}

/** The form as a lead sees it, and the thanks after it; nothing in it can be typed into. */
export const LeadFormPreview = ({ form, businessName }: LeadFormPreviewProps) => {
  const { t } = useTranslation(["creatives"])
  return (
    <figure className={cx(styles.form)} aria-label={t("creatives:leadForm.preview")}>
      <bdi className={cx(styles.business)}>{businessName}</bdi>
      <p className={cx(styles.title)} dir={textDirection(form.title)}>
        {form.title}
      </p>
      <p dir={textDirection(form.description)}>{form.description}</p>
      <ul className={cx(styles.inputs)}>
        {form.fields.map((field) => (
          <li key={field} className={cx(styles.input)}>
            {t(`creatives:leadForm.field.${field}`)}
          </li>
        ))}
      </ul>
      <ul className={cx(styles.consents)}>
        {form.consents.map((consent) => (
          <li key={consent}>{t(`creatives:leadForm.consentText.${consent}`, { name: businessName })}</li>
        ))}
      </ul>
      <span className={cx(styles.send)}>{t("creatives:leadForm.send")}</span>
      <div className={cx(styles.thanks)}>
        <span className={cx(styles.after)}>{t("creatives:leadForm.after")}</span>
        <span className={cx(styles.title)} dir={textDirection(form.completionTitle)}>
          {form.completionTitle}
        </span>
        <span dir={textDirection(form.completionDescription)}>{form.completionDescription}</span>
      </div>
    </figure>
  )
}
