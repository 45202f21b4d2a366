import { newQuestionKey, type OwnQuestion, questionLimits } from "@domain/creatives"
import { Button } from "@ui/kit/button"
import { cx } from "@ui/kit/cx"
import { IconButton } from "@ui/kit/icon-button"
import { SortableList } from "@ui/kit/sortable-list"
import { useFormat } from "@ui/shared/use-format"
import { ChevronDown, ChevronUp, Plus, Undo2, X } from "lucide-react"
import { useId, useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import styles from "./builder.module.css"
import type { ProblemAt } from "./problem-at.ts"
import { QuestionFields } from "./question-fields.tsx"

export interface QuestionListProps {
  readonly questions: ReadonlyArray<OwnQuestion>
  readonly onChange: (questions: ReadonlyArray<OwnQuestion>) => void
  readonly problemAt: ProblemAt
}

const twoChoices = [
  { text: "", isFitting: true },
  { text: "", isFitting: true },
]

const moved = (questions: ReadonlyArray<OwnQuestion>, from: number, to: number): ReadonlyArray<OwnQuestion> =>
  questions.toSpliced(from, 1).toSpliced(to, 0, ...questions.slice(from, from + 1))

/** A form's own questions in order: added, worded, moved by handle or button, removed and brought back. */
export const QuestionList = ({ questions, onChange, problemAt }: QuestionListProps) => {
  const { t } = useTranslation("leadForms")
  const format = useFormat()
  const id = useId()
  const area = useRef<HTMLDivElement>(null)
  const [removed, setRemoved] = useState<{ readonly question: OwnQuestion; readonly at: number }>()
  const items = questions.map((question, index) => ({
    id: question.key,
    name: question.label.trim() || t("leadForms:questions.numbered", { number: format.number(index + 1) }),
    question,
  }))
  const add = (part: Pick<OwnQuestion, "choices">) => {
    setRemoved(undefined)
    onChange([...questions, { key: newQuestionKey(questions), label: "", ...part }])
    requestAnimationFrame(() =>
      [...(area.current?.querySelectorAll<HTMLElement>("[data-question]") ?? [])]
        .at(-1)
        ?.querySelector("input")
        ?.focus(),
    )
  }
  return (
    <div ref={area} className={cx(styles.tight)}>
      <h3 id={id} hidden>
        {t("leadForms:questions.title")}
      </h3>
      {questions.length === 0 ? (
        <p className={cx(styles.quiet)}>{t("leadForms:questions.none")}</p>
      ) : (
        <SortableList labelledBy={id} items={items} onMove={(from, to) => onChange(moved(questions, from, to))}>
          {({ question }, index) => {
            const number = format.number(index + 1)
            return (
              <div className={cx(styles.question)} data-question={question.key}>
                <div className={cx(styles.questionHead)}>
                  <span>
                    <IconButton
                      label={t("leadForms:questions.up", { number })}
                      isDisabled={index === 0}
                      onPress={() => onChange(moved(questions, index, index - 1))}
                    >
                      <ChevronUp aria-hidden />
                    </IconButton>
                    <IconButton
                      label={t("leadForms:questions.down", { number })}
                      isDisabled={index === questions.length - 1}
                      onPress={() => onChange(moved(questions, index, index + 1))}
                    >
                      <ChevronDown aria-hidden />
                    </IconButton>
                  </span>
                  <IconButton
                    label={t("leadForms:questions.remove", { number })}
                    onPress={() => {
                      setRemoved({ question, at: index })
                      onChange(questions.toSpliced(index, 1))
                      requestAnimationFrame(() => area.current?.querySelector<HTMLElement>("[data-undo]")?.focus())
                    }}
                  >
                    <X aria-hidden />
                  </IconButton>
                </div>
                <QuestionFields
                  question={question}
                  index={index}
                  problemAt={problemAt}
                  onChange={(next) => onChange(questions.with(index, next))}
                />
              </div>
            )
          }}
        </SortableList>
      )}
      <div role="status" className={cx(styles.row)}>
        {removed === undefined ? null : (
          <>
            <span>
              {removed.question.label.trim() === ""
                ? t("leadForms:questions.removed")
                : t("leadForms:questions.removedNamed", { label: removed.question.label.trim() })}
            </span>
            <Button
              kind="quiet"
              size="small"
              icon={<Undo2 aria-hidden />}
              data-undo
              onPress={() => {
                onChange(questions.toSpliced(removed.at, 0, removed.question))
                setRemoved(undefined)
              }}
            >
              {t("leadForms:questions.undo")}
            </Button>
          </>
        )}
      </div>
      {questions.length >= questionLimits.questions ? (
        <p className={cx(styles.quiet)}>{t("leadForms:questions.full", { most: questionLimits.questions })}</p>
      ) : (
        <div className={cx(styles.acts)}>
          <Button
            kind="secondary"
            size="small"
            icon={<Plus aria-hidden />}
            onPress={() => add({ choices: twoChoices })}
          >
            {t("leadForms:questions.add")}
          </Button>
          <Button kind="secondary" size="small" icon={<Plus aria-hidden />} onPress={() => add({})}>
            {t("leadForms:questions.addShort")}
          </Button>
        </div>
      )}
      {questions.some(({ choices }) => choices !== undefined) ? (
        <p className={cx(styles.quiet)}>{t("leadForms:questions.fitHelp")}</p>
      ) : null}
    </div>
  )
}
