import { consentBoxes, type LeadForm, type LeadFormWords } from "@domain/creatives"
import { textDirection } from "@ui/kit/ad-previews"
import { cx } from "@ui/kit/cx"
import { useTranslation } from "react-i18next"
import styles from "./form-phone.module.css"

/** The pages of a form as Meta shows them, in their order. */
export type FormScreen = "intro" | "questions" | "contact" | "privacy" | "thanks"

/** The pages that a form has: without questions or consents these are not there. */
export const screensOf = ({ questions = [], consents }: LeadForm): ReadonlyArray<FormScreen> => [
  "intro",
  ...(questions.length > 0 ? (["questions"] as const) : []),
  "contact",
  ...(consents.length > 0 ? (["privacy"] as const) : []),
  "thanks",
]

export interface FormScreenProps {
  readonly screen: FormScreen
  readonly form: LeadForm
  readonly words: LeadFormWords
  readonly businessName: string
}

const typed = (text: string) => ({ dir: textDirection(text) })

/** One page of a form, in the form's language; nothing in it can be typed into. */
export const FormScreenBody = ({ screen, form, words, businessName }: FormScreenProps) => {
  const { t } = useTranslation("leadForms", { lng: words.language })
  const { questions = [] } = form
  switch (screen) {
    case "intro":
      return (
        <div className={cx(styles.body)}>
          <p className={cx(styles.title)} {...typed(form.title)}>
            {form.title}
          </p>
          <p {...typed(form.description)}>{form.description}</p>
        </div>
      )
    case "questions":
      return (
        <div className={cx(styles.body)}>
          {questions.map(({ key, label, choices }) => (
            <div key={key} className={cx(styles.question)}>
              <span className={cx(styles.label)} {...typed(label)}>
                {label}
              </span>
              {choices === undefined ? (
                <span className={cx(styles.input)}>{t("leadForms:preview.answer")}</span>
              ) : (
                <ul className={cx(styles.options)}>
                  {choices.map(({ text }, index) => (
                    // Two answers may be typed alike before they are checked.
                    // oxlint-disable-next-line react/no-array-index-key
                    <li key={index} className={cx(styles.option)}>
                      <span className={cx(styles.circle)} aria-hidden />
                      <span {...typed(text)}>{text}</span>
                    </li>
                  ))}
                </ul>
              )}
            </div>
          ))}
        </div>
      )
    case "contact":
      return (
        <div className={cx(styles.body)}>
          <p className={cx(styles.label)}>{t("leadForms:preview.prefilled")}</p>
          {form.fields.map((field) => (
            <span key={field} className={cx(styles.input)}>
              {field === "ServiceNeeded" ? form.title : words.fields[field]}
            </span>
          ))}
        </div>
      )
    case "privacy":
      return (
        <div className={cx(styles.body)}>
          <p className={cx(styles.label)}>{words.consentTitle}</p>
          <p>{words.consentText}</p>
          <ul className={cx(styles.options)}>
            {consentBoxes(form, words).map(({ consent, text, isRequired }) => (
              <li key={consent} className={cx(styles.option)}>
                <span className={cx(styles.square)} aria-hidden />
                <span>
                  <span {...typed(text)}>{text}</span>{" "}
                  {isRequired ? <span className={cx(styles.small)}>({t("leadForms:preview.required")})</span> : null}
                </span>
              </li>
            ))}
          </ul>
          <p className={cx(styles.small)}>{t("leadForms:preview.privacyLine", { name: businessName })}</p>
        </div>
      )
    case "thanks":
      return (
        <div className={cx(styles.body, styles.middle)}>
          <p className={cx(styles.title)} {...typed(form.completionTitle)}>
            {form.completionTitle}
          </p>
          <p {...typed(form.completionDescription)}>{form.completionDescription}</p>
        </div>
      )
  }
}
