import { type FrozenReport, type ReportSentence, standsOn } from "@domain/insights"
import { Card } from "@ui/kit/card"
import { VisuallyHidden } from "@ui/kit/visually-hidden"
import { ArrowDown } from "lucide-react"
import { useId } from "react"
import { useTranslation } from "react-i18next"
import styles from "./document.module.css"
import { rowId, totalsId } from "./row-ids.ts"
import type { ReportFormat } from "./use-report-format.ts"
import { useSentence } from "./use-sentence.ts"

const parts = ["Happened", "Why", "Next"] as const

export interface ReportStoryProps {
  readonly frozen: FrozenReport
  readonly story: ReadonlyArray<ReportSentence>
  readonly format: ReportFormat
  /** Called before a sentence leads to its day, whose row may not be shown yet. */
  readonly onDay: () => void
}

const placeOf = (sentence: ReportSentence): string => {
  const row = standsOn(sentence)
  return row === undefined ? totalsId : rowId(row)
}

/** The report in plain words; each sentence leads to the numbers that it stands on. */
export const ReportStory = ({ frozen, story, format, onDay }: ReportStoryProps) => {
  const { t } = useTranslation("reports")
  const id = useId()
  const inWords = useSentence(frozen, format)
  return (
    <section aria-labelledby={id} className={styles["story"]}>
      <Card>
        <h2 id={id} className={styles["storyTitle"]}>
          {t("reports:story.title")}
        </h2>
        <div className={styles["parts"]}>
          {parts.map((part) => {
            const sentences = story.filter((sentence) => sentence.part === part)
            return sentences.length === 0 ? null : (
              <div key={part} className={styles["part"]}>
                <h3 className={styles["partTitle"]}>{t(`reports:story.part.${part}`)}</h3>
                <ul className={styles["sentences"]}>
                  {sentences.map((sentence) => (
                    <li key={`${sentence.kind} ${placeOf(sentence)}`} className={styles["sentence"]}>
                      <p>{inWords(sentence)}</p>
                      {sentence.kind === "nothing" ? null : (
                        <a
                          className={styles["figure"]}
                          href={`#${placeOf(sentence)}`}
                          onClick={() => {
                            if (sentence.values.date !== undefined) onDay()
                          }}
                        >
                          <ArrowDown aria-hidden size={14} />
                          {t("reports:story.figure")}
                          <VisuallyHidden>: {inWords(sentence)}</VisuallyHidden>
                        </a>
                      )}
                    </li>
                  ))}
                </ul>
              </div>
            )
          })}
        </div>
      </Card>
    </section>
  )
}
