import { type LeadForm, leadFormWords } from "@domain/creatives"
import { Button } from "@ui/kit/button"
import { cx } from "@ui/kit/cx"
import { useFormat } from "@ui/shared/use-format"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { FormScreenBody, screensOf } from "./form-screens.tsx"
import styles from "./form-phone.module.css"

export interface FormPhoneProps {
  readonly form: LeadForm
  readonly businessName: string
  /** Of the form, as a BCP 47 tag. */
  readonly language: string
}

/** A form on a phone as Meta shows it, a page at a time. */
export const FormPhone = ({ form, businessName, language }: FormPhoneProps) => {
  const { t } = useTranslation("leadForms")
  const format = useFormat()
  const { t: formText } = useTranslation("leadForms", { lng: language })
  const [place, setPlace] = useState(0)
  const words = leadFormWords(language, businessName)
  const screens = screensOf(form)
  const at = Math.min(place, screens.length - 1)
  const screen = screens[at] ?? "intro"
  const { button = "Website", buttonText = "" } = form.thanks ?? {}
  const thanksButton = button === "None" ? undefined : buttonText.trim() || words.thanksButtons[button]
  const isLastBeforeThanks = at === screens.length - 2
  const forward = isLastBeforeThanks ? words.send : formText("leadForms:preview.continue")
  const pressed = screen === "thanks" ? thanksButton : forward
  return (
    <figure className={cx(styles.phone)} aria-label={t("leadForms:preview.name")}>
      <div className={cx(styles.screen)} lang={words.language} dir={words.direction}>
        <div className={cx(styles.bar)}>
          <bdi>{businessName}</bdi>
        </div>
        <FormScreenBody screen={screen} form={form} words={words} businessName={businessName} />
        <div className={cx(styles.foot)}>
          {pressed === undefined ? null : <span className={cx(styles.send)}>{pressed}</span>}
        </div>
      </div>
      <div className={cx(styles.steps)}>
        <Button kind="secondary" size="small" isDisabled={at === 0} onPress={() => setPlace(at - 1)}>
          {t("leadForms:preview.back")}
        </Button>
        <span role="status" className={cx(styles.step)}>
          {t(`leadForms:preview.${screen}`)}
          <br />
          {t("leadForms:preview.page", { number: format.number(at + 1), count: screens.length })}
        </span>
        <Button kind="secondary" size="small" isDisabled={at === screens.length - 1} onPress={() => setPlace(at + 1)}>
          {t("leadForms:preview.next")}
        </Button>
      </div>
    </figure>
  )
}
