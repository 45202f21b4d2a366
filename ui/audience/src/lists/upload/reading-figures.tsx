import type { ListReading } from "@application/audiences/flows"
import { leastFound, type ListNetwork, rowProblems, tooFewFor } from "@domain/audiences"
import { Banner } from "@ui/kit/banner"
import { useFormat } from "@ui/shared/use-format"
import { useTranslation } from "react-i18next"
import styles from "../lists.module.css"

export interface ReadingFiguresProps {
  readonly reading: ListReading
  readonly networks: ReadonlyArray<ListNetwork>
}

interface Counted {
  readonly count: number
  readonly firstRows: ReadonlyArray<number>
}

/** What was found in the file: rows that are used, left out and repeated, with the first of each. */
export const ReadingFigures = ({ reading, networks }: ReadingFiguresProps) => {
  const { t } = useTranslation(["customerLists"])
  const format = useFormat()
  const { rows, usable, duplicates, problems } = reading
  const unusable = rowProblems.reduce((sum, problem) => sum + problems[problem].count, 0)
  const line = (label: string, { count, firstRows }: Counted, isPart = false) => (
    <div key={label} className={isPart ? `${styles["figure"]} ${styles["part"]}` : styles["figure"]}>
      <dt>{label}</dt>
      <dd>{format.number(count)}</dd>
      {firstRows.length === 0 ? null : (
        <dd className={styles["rowNumbers"]} style={{ textAlign: "start" }}>
          {t("customerLists:result.firstRows", {
            count: firstRows.length,
            rows: firstRows.map((row) => format.number(row)).join(", "),
          })}
        </dd>
      )}
    </div>
  )
  const plain = (count: number): Counted => ({ count, firstRows: [] })
  const few = tooFewFor(usable.length, networks)
  const [fewAt] = few
  return (
    <>
      {usable.length === 0 ? <Banner tone="error">{t("customerLists:send.nobody")}</Banner> : null}
      {usable.length > 0 && fewAt !== undefined ? (
        <Banner tone="warning">
          {t("customerLists:send.tooFew", { count: usable.length, least: format.number(leastFound[fewAt]) })}
        </Banner>
      ) : null}
      <section className={styles["consent"]}>
        <h3>{t("customerLists:result.heading")}</h3>
        <dl className={styles["figures"]}>
          {line(t("customerLists:result.rows"), plain(rows))}
          {line(t("customerLists:result.usable"), plain(usable.length))}
          {duplicates.count === 0 ? null : line(t("customerLists:result.duplicates"), duplicates)}
          {unusable === 0 ? null : line(t("customerLists:result.unusable"), plain(unusable))}
          {rowProblems
            .filter((problem) => problems[problem].count > 0)
            .map((problem) => line(t(`customerLists:result.${problem}`), problems[problem], true))}
        </dl>
      </section>
    </>
  )
}
