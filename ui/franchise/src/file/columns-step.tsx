import { storeColumns, type StoreMatch, withStoreColumn } from "@domain/franchise"
import { Checkbox } from "@ui/kit/checkbox"
import { Select } from "@ui/kit/select"
import { useFormat } from "@ui/shared/use-format"
import { useTranslation } from "react-i18next"
import styles from "../stores.module.css"

export interface ColumnsStepProps {
  readonly rows: ReadonlyArray<ReadonlyArray<string>>
  readonly isNamed: boolean
  readonly match: StoreMatch
  /** Whether what is missing is said. */
  readonly isTried: boolean
  readonly onNamed: (isNamed: boolean) => void
  readonly onMatch: (match: StoreMatch) => void
}

/** Rows that examples are taken from. */
const looked = 20

/** Says what each column of the file holds, with examples. */
export const ColumnsStep = ({ rows, isNamed, match, isTried, onNamed, onMatch }: ColumnsStepProps) => {
  const { t } = useTranslation(["franchise"])
  const format = useFormat()
  const [names = []] = rows
  const stores = rows.slice(isNamed ? 1 : 0, looked)
  const width = Math.max(0, ...rows.slice(0, looked).map((row) => row.length))
  const nameOf = (column: number) => {
    const name = isNamed ? (names[column] ?? "").trim() : ""
    return name === "" ? t("franchise:columns.column", { number: format.number(column + 1) }) : name
  }
  const exampleOf = (column: number) =>
    stores
      .map((row) => (row[column] ?? "").trim().slice(0, 40))
      .filter((cell) => cell !== "")
      .slice(0, 2)
      .join(" · ")
  const options = [
    { id: "none", label: t("franchise:columns.none") },
    ...Array.from({ length: width }, (_, column) => ({ id: String(column), label: nameOf(column) })),
  ]
  return (
    <>
      <p>{t("franchise:columns.text", { count: rows.length, rows: format.number(rows.length - (isNamed ? 1 : 0)) })}</p>
      <Checkbox isSelected={isNamed} onChange={onNamed}>
        {t("franchise:columns.header")}
      </Checkbox>
      <div className={styles["pair"]}>
        {storeColumns.map((meaning) => {
          const column = match[meaning]
          const example = column === undefined ? "" : exampleOf(column)
          return (
            <Select
              key={meaning}
              label={t(`franchise:field.${meaning}`)}
              placeholder=""
              options={options}
              value={column === undefined ? "none" : String(column)}
              onChange={(id) => onMatch(withStoreColumn(match, meaning, id === "none" ? undefined : Number(id)))}
              {...(example !== "" && { hint: <bdi>{example}</bdi> })}
              {...(isTried && meaning === "code" && column === undefined && { error: t("franchise:columns.needed") })}
            />
          )
        })}
      </div>
    </>
  )
}
