import { type ColumnMatch, columnMeanings, isMatched, withColumn } from "@domain/audiences"
import type { Region } from "@domain/kernel"
import { Checkbox } from "@ui/kit/checkbox"
import { Select } from "@ui/kit/select"
import { useFormat } from "@ui/shared/use-format"
import { useTranslation } from "react-i18next"
import styles from "../lists.module.css"
import { useCountryName } from "@ui/shared/use-country-name"

export interface ColumnsStepProps {
  readonly rows: ReadonlyArray<ReadonlyArray<string>>
  readonly isNamed: boolean
  readonly match: ColumnMatch
  readonly region: Region
  /** Whether what is missing is said. */
  readonly isTried: boolean
  readonly onNamed: (isNamed: boolean) => void
  readonly onMatch: (match: ColumnMatch) => void
}

/** Rows that examples are taken from. */
const looked = 50
const hinted = ["phone", "country", "postcode"] as const

/** Says what each column holds, with examples from the file. */
export const ColumnsStep = ({ rows, isNamed, match, region, isTried, onNamed, onMatch }: ColumnsStepProps) => {
  const { t } = useTranslation(["customerLists"])
  const format = useFormat()
  const country = useCountryName()(region)
  const [names = []] = rows
  const people = isNamed ? rows.slice(1, looked) : rows.slice(0, looked)
  const width = Math.max(0, ...rows.slice(0, looked).map((row) => row.length))
  const columns = Array.from({ length: width }, (_, column) => column)
  const nameOf = (column: number) => {
    const name = isNamed ? (names[column] ?? "").trim() : ""
    return name === "" ? t("customerLists:columns.column", { number: format.number(column + 1) }) : name
  }
  const examplesOf = (column: number) =>
    people
      .map((row) => (row[column] ?? "").trim())
      .filter((cell) => cell !== "")
      .slice(0, 2)
      .map((cell) => cell.slice(0, 40))
  const options = [
    { id: "none", label: t("customerLists:columns.none") },
    ...columns.map((column) => ({ id: String(column), label: nameOf(column) })),
  ]
  return (
    <>
      <p>{t("customerLists:columns.text", { rows: format.number(rows.length - (isNamed ? 1 : 0)) })}</p>
      <Checkbox isSelected={isNamed} onChange={onNamed}>
        {t("customerLists:columns.header")}
      </Checkbox>
      <div className={styles["columns"]}>
        {columnMeanings.map((meaning) => {
          const column = match[meaning]
          const examples = column === undefined ? [] : examplesOf(column)
          const explained = hinted.find((one) => one === meaning)
          return (
            <Select
              key={meaning}
              label={t(`customerLists:columns.${meaning}`)}
              placeholder=""
              options={options}
              value={column === undefined ? "none" : String(column)}
              onChange={(id) => onMatch(withColumn(match, meaning, id === "none" ? undefined : Number(id)))}
              {...(isTried && meaning === "email" && !isMatched(match) && { error: t("customerLists:columns.needed") })}
              hint={
                <>
                  {column === undefined ? null : examples.length === 0 ? (
                    t("customerLists:columns.exampleNone")
                  ) : (
                    <bdi>{t("customerLists:columns.example", { examples: examples.join(" · ") })}</bdi>
                  )}{" "}
                  {explained === undefined ? null : t(`customerLists:columns.hint.${explained}`, { country })}
                </>
              }
            />
          )
        })}
      </div>
    </>
  )
}
