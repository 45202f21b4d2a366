import { type OwnQuestion, type QuestionChoice, questionLimits } from "@domain/creatives"
import { Button } from "@ui/kit/button"
import { cx } from "@ui/kit/cx"
import { IconButton } from "@ui/kit/icon-button"
import { Switch } from "@ui/kit/switch"
import { TextField } from "@ui/kit/text-field"
import { useFormat } from "@ui/shared/use-format"
import { Plus, X } from "lucide-react"
import { useTranslation } from "react-i18next"
import styles from "./builder.module.css"
import type { ProblemAt } from "./problem-at.ts"

export interface QuestionFieldsProps {
  readonly question: OwnQuestion
  readonly index: number
  readonly onChange: (question: OwnQuestion) => void
  readonly problemAt: ProblemAt
}

/** The words of one question, and its answers with whether whoever chooses them fits. */
export const QuestionFields = ({ question, index, onChange, problemAt }: QuestionFieldsProps) => {
  const { t } = useTranslation(["leadForms", "common"])
  const format = useFormat()
  const { choices, label } = question
  const at = `questions.${index}`
  const listProblem = problemAt(`${at}.choices`)
  const withChoices = (next: ReadonlyArray<QuestionChoice>) => onChange({ ...question, choices: next })
  const counted = (used: number, most: number) => t("common:characterCount", { used, most })
  return (
    <>
      <TextField
        label={t("leadForms:questions.label", { number: format.number(index + 1) })}
        value={label}
        maxLength={questionLimits.label}
        formatCount={counted}
        autoComplete="off"
        error={problemAt(`${at}.label`)}
        onChange={(text) => onChange({ ...question, label: text })}
      />
      {choices === undefined ? (
        <p className={cx(styles.quiet)}>{t("leadForms:questions.short")}</p>
      ) : (
        <>
          <ul className={cx(styles.choices)} aria-label={t("leadForms:questions.choices")}>
            {choices.map((choice, place) => {
              const number = format.number(place + 1)
              const change = (part: Partial<QuestionChoice>) => withChoices(choices.with(place, { ...choice, ...part }))
              return (
                // An answer has nothing but its place: its words are typed here.
                // oxlint-disable-next-line react/no-array-index-key
                <li key={place} className={cx(styles.choice)}>
                  <TextField
                    label={t("leadForms:questions.choice", { number })}
                    value={choice.text}
                    maxLength={questionLimits.choice}
                    autoComplete="off"
                    error={problemAt(`${at}.choices.${place}`)}
                    onChange={(text) => change({ text })}
                  />
                  <IconButton
                    label={t("leadForms:questions.removeChoice", { number })}
                    isDisabled={choices.length <= questionLimits.fewestChoices}
                    onPress={() => withChoices(choices.toSpliced(place, 1))}
                  >
                    <X aria-hidden />
                  </IconButton>
                  <div className={cx(styles.choiceFit)}>
                    <Switch
                      aria-label={t("leadForms:questions.fitsOf", { number })}
                      isSelected={choice.isFitting}
                      onChange={(isFitting) => change({ isFitting })}
                    >
                      {t("leadForms:questions.fits")}
                    </Switch>
                  </div>
                </li>
              )
            })}
          </ul>
          {listProblem === undefined ? null : (
            <p className={cx(styles.error)} role="alert">
              {listProblem}
            </p>
          )}
          {choices.length < questionLimits.mostChoices ? (
            <div>
              <Button
                kind="quiet"
                size="small"
                flush="start"
                icon={<Plus aria-hidden />}
                onPress={() => withChoices([...choices, { text: "", isFitting: true }])}
              >
                {t("leadForms:questions.addChoice")}
              </Button>
            </div>
          ) : null}
        </>
      )}
    </>
  )
}
