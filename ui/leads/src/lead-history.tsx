import type { LeadHistoryEntry } from "@domain/insights"
import type { Format } from "@ui/shared/use-format"
import { useTranslation } from "react-i18next"
import type { Names } from "./lead-people.ts"
import type { LeadWords } from "./use-lead-words.ts"
import styles from "./work.module.css"

export interface LeadHistoryProps {
  readonly history: ReadonlyArray<LeadHistoryEntry>
  readonly words: LeadWords
  readonly names: Names
  readonly format: Format
}

/** Who changed what of a lead and when, the newest first. */
export const LeadHistory = ({ history, words, names, format }: LeadHistoryProps) => {
  const { t } = useTranslation(["leads"])
  if (history.length === 0) return null
  return (
    <details>
      <summary className={styles["historyHead"]}>
        {t("leads:history.title", { count: history.length, shown: format.number(history.length) })}
      </summary>
      <ol className={styles["history"]} reversed>
        {history.toReversed().map((entry) => (
          <li key={entry.number}>
            <span>{words.entry(entry)}</span>
            <span className={styles["quiet"]}>
              {entry.by === undefined
                ? format.moment(entry.at)
                : t("leads:history.by", { name: names(entry.by), when: format.moment(entry.at) })}
            </span>
          </li>
        ))}
      </ol>
    </details>
  )
}
