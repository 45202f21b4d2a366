import {
  type FrozenReport,
  mostPartRows,
  type PartRow,
  type PartTable,
  tellsValues,
  type PartTotals,
} from "@domain/insights"
import { Button } from "@ui/kit/button"
import { type Column, DataTable } from "@ui/kit/data-table"
import { Panel } from "@ui/kit/panel"
import { useTranslation } from "react-i18next"
import styles from "./document.module.css"
import { usePartInWords } from "./use-part-in-words.ts"
import { useShowsAll } from "./use-shows-all.ts"
import type { ReportFormat } from "./use-report-format.ts"

export interface BreakdownTableProps {
  readonly frozen: FrozenReport
  readonly table: PartTable
  readonly format: ReportFormat
}

/** Rows that are shown before the others are asked for; hours come whole. */
const fewRows = 10

/** The report's totals by what networks tell; what they do not tell has rows of its own, and its reason. */
export const BreakdownTable = ({ frozen, table, format }: BreakdownTableProps) => {
  const { t } = useTranslation(["reports", "common"])
  const [showsAll, showAll] = useShowsAll()
  const { dimension, rows } = table
  const words = usePartInWords(frozen, dimension)
  const word = frozen.objective ?? "any"
  const none = t("common:state.noData")
  const isCut = !showsAll && dimension !== "Hour" && rows.length > fewRows + 3
  const shown = isCut
    ? [...rows.slice(0, fewRows), ...rows.slice(fewRows).filter(({ rest }) => rest !== undefined)]
    : rows
  const hasFormer = rows.some(({ previous }) => previous !== undefined)
  const inMoney = (amount: number | undefined) =>
    amount === undefined ? none : <bdi dir="ltr">{format.money(amount)}</bdi>
  const inNumber = (value: number | undefined) => (value === undefined ? none : format.number(value))
  const number = (
    id: string,
    label: string,
    render: (totals: PartTotals, row: PartRow) => ReturnType<Column<PartRow>["render"]>,
  ): Column<PartRow> => ({ id, label, isNumber: true, render: (row) => render(row.totals, row) })
  const former = ({ previous }: PartRow) => {
    if (previous === undefined) return none
    const { results, spend } = previous
    if (results === undefined) return inMoney(spend)
    return (
      <span className={styles["former"]}>
        <span>{t(`reports:results.${word}`, { count: results, value: format.number(results) })}</span>
        {inMoney(spend)}
      </span>
    )
  }
  const columns: ReadonlyArray<Column<PartRow>> = [
    {
      id: dimension,
      label: t(`reports:part.field.${dimension}`),
      render: (row) => (
        <span className={styles["rowName"]}>
          <bdi>{words.name(row)}</bdi>
          {words.of(row) === undefined ? null : <span className={styles["rowOf"]}>{words.of(row)}</span>}
        </span>
      ),
    },
    number("spend", t("reports:field.spend"), ({ spend }) => inMoney(spend)),
    number("results", t(`reports:field.results.${word}`), ({ results }) => inNumber(results)),
    number("cost", t(`reports:field.costPer.${word}`), ({ costPerResult }) => inMoney(costPerResult)),
    ...(hasFormer ? [number("former", t("reports:field.former"), (_totals, row) => former(row))] : []),
    number("clicks", t("reports:field.clicks"), ({ clicks }) => format.number(clicks)),
    number("views", t("reports:field.impressions"), ({ impressions }) => format.number(impressions)),
  ]
  const reasons = [...new Set(rows.flatMap((row) => words.why(row, mostPartRows) ?? []))]
  return (
    <Panel title={t(`reports:part.by.${dimension}`)}>
      {tellsValues(table) ? (
        <>
          <DataTable
            caption={t(`reports:part.by.${dimension}`)}
            rows={shown}
            rowKey={({ value, rest }) => value ?? `rest ${rest ?? ""}`}
            columns={columns}
            empty={null}
          />
          {isCut ? (
            <p>
              <Button kind="secondary" size="small" onPress={showAll}>
                {t("reports:part.all", { count: rows.length, value: format.number(rows.length) })}
              </Button>
            </p>
          ) : null}
        </>
      ) : (
        <p>{t("reports:part.untold")}</p>
      )}
      {dimension === "Hour" && tellsValues(table) ? <p className={styles["quiet"]}>{t("reports:part.clock")}</p> : null}
      {reasons.map((reason) => (
        <p key={reason} className={styles["quiet"]}>
          {reason}
        </p>
      ))}
    </Panel>
  )
}
