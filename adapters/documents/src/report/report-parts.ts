import { Text, View } from "@react-pdf/renderer"
import { createElement as h, type ReactNode } from "react"
import type { FrozenReport, MetricTotals, PartTotals, ReportPart } from "@domain/insights"
import { dayChart } from "./report-chart.ts"
import type { ReportStyles } from "./report-styles.ts"
import { partsOf, type ReportWords } from "./report-words.ts"

/** What every part of the pages needs. */
export interface Look {
  readonly words: ReportWords
  readonly styles: ReportStyles
  readonly isRightToLeft: boolean
  readonly accent: string
}

type Style = ReportStyles[keyof ReportStyles]

const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}]/u

/** From which side a text is read wherever it stands; undefined where the page's language says it. */
const directionOf = (content: string): "ltr" | "rtl" | undefined => {
  if (!rightToLeft.test(content)) return "ltr"
  return rightToLeft.test(/\p{L}/u.exec(content)?.[0] ?? "") ? "rtl" : undefined
}

/** A text, read from the side where its own letters begin. */
export const text = (style: Style, content: string | undefined): ReactNode => {
  if (content === undefined || content === "") return null
  const direction = directionOf(content)
  return h(Text, { style: direction === undefined ? style : [style, { direction }] }, content)
}

/** What stands at the bottom of each page: whose report it is, and the number of the page. */
export const foot = (styles: ReportStyles, ...names: ReadonlyArray<string>): ReactNode =>
  h(
    View,
    { style: styles.foot, fixed: true, key: "foot" },
    text(styles.footWords, names.join(" · ")),
    h(Text, {
      style: styles.footNumber,
      render: ({ pageNumber, totalPages }: { readonly pageNumber: number; readonly totalPages: number }) =>
        `${pageNumber} / ${totalPages}`,
    }),
  )

/**
 * Something above a table whose head stands on every page of it: it goes to the next page unless the first rows fit. A fixed
 * head cannot ask for that itself.
 */
export const aboveTable = (key: string, ...content: ReadonlyArray<ReactNode>): ReactNode =>
  h(View, { key: `above ${key}`, style: { paddingTop: 12 }, minPresenceAhead: 75 }, ...content)

/** The report's sentences, by what happened, why and what next. */
export const story = ({ styles, words }: Look, { story: sentences = [] }: FrozenReport): ReadonlyArray<ReactNode> =>
  (["Happened", "Why", "Next"] as const).flatMap((part) => {
    const own = sentences.filter((sentence) => sentence.part === part)
    return own.length === 0
      ? []
      : [
          h(
            View,
            { key: part, wrap: false },
            text(styles.part, words.partTitle(part)),
            ...own.map((sentence, index) =>
              h(View, { key: `${part}${index}` }, text(styles.sentence, words.sentence(sentence))),
            ),
          ),
        ]
  })

/** The report's totals beside the former ones. */
export const tiles = ({ styles, words }: Look, { counted, report: { totals, previous } }: FrozenReport): ReactNode => {
  const tile = (key: string, now: string | undefined, before: string | undefined) =>
    h(
      View,
      { style: styles.tile, key },
      text(styles.label, words.text(`head.${key}`)),
      text(styles.figure, now ?? words.text("none")),
      text(styles.label, before === undefined ? undefined : words.text("before", { value: before })),
    )
  const money = (of: (one: MetricTotals) => number | undefined, one: MetricTotals | undefined) => {
    const amount = one === undefined ? undefined : of(one)
    return amount === undefined ? undefined : words.money(amount)
  }
  const count = (of: (one: MetricTotals) => number, one: MetricTotals | undefined) =>
    one === undefined ? undefined : words.number(of(one))
  const spend = (one: MetricTotals) => one.spend
  const cost = (one: MetricTotals) => one.costPerResult
  const results = (one: MetricTotals) => one.results
  const clicks = (one: MetricTotals) => one.clicks
  return h(
    View,
    { style: styles.tiles, wrap: false },
    tile("spend", money(spend, totals), money(spend, previous)),
    tile("results", count(results, totals), count(results, previous)),
    tile("cost", money(cost, totals), money(cost, previous)),
    tile("clicks", count(clicks, totals), count(clicks, previous)),
    ...(counted === undefined
      ? []
      : [
          tile("value", words.money(counted.value), undefined),
          tile("return", counted.ratio === undefined ? undefined : `×${counted.ratio.toFixed(1)}`, undefined),
        ]),
  )
}

/** Money and results of each day as lines. */
export const charts = (look: Look, report: FrozenReport): ReactNode => {
  const rows = partsOf(report).find(({ groupBy }) => groupBy === "Day")?.rows
  if (rows === undefined || rows.length === 0) return null
  const { words, styles } = look
  const { days } = report.report
  const valueOn = (of: (one: MetricTotals) => number) =>
    new Map(rows.flatMap(({ date, totals }) => (date === undefined ? [] : [[date, of(totals)] as const])))
  const common = { days, day: words.day, colour: look.accent }
  const spend = {
    ...common,
    title: words.text("chart.spend"),
    valueOn: valueOn((one) => one.spend),
    format: words.money,
  }
  const results = {
    ...common,
    title: words.text("chart.results"),
    valueOn: valueOn((one) => one.results),
    format: words.number,
  }
  return h(
    View,
    { style: styles.charts },
    dayChart(spend, styles, look.isRightToLeft),
    dayChart(results, styles, look.isRightToLeft),
  )
}

/** Rows of a table on pages: two months of days. A page takes long to draw, and files of figures have every row. */
const mostRows = 62

/** A line of a table: what it stands for, and its figures beside the former. */
interface Line {
  readonly what: string
  readonly totals: PartTotals
  readonly previous?: PartTotals
}

/** A table of figures; the rows beyond the limit are counted. */
const table = (
  { styles, words }: Look,
  key: string,
  title: string,
  all: ReadonlyArray<Line>,
): ReadonlyArray<ReactNode> => {
  if (all.length === 0) return []
  const rows = all.slice(0, mostRows)
  const left = all.length - rows.length
  const headed = (name: string) =>
    h(View, { style: styles.cell, key: name }, text(styles.headCell, words.text(`head.${name}`)))
  const cell = (name: string, value: string | undefined, before?: string) =>
    h(
      View,
      { style: styles.cell, key: name },
      text(styles.amount, value ?? words.text("none")),
      text(styles.small, before),
    )
  const head = h(
    View,
    { style: styles.head, key: "head", wrap: false, fixed: true },
    h(View, { style: styles.what }, text(styles.headWhat, title)),
    ...["views", "clicks", "results", "spend", "cost"].map(headed),
  )
  const money = (amount: number | undefined) => (amount === undefined ? undefined : words.money(amount))
  const number = (count: number | undefined) => (count === undefined ? undefined : words.number(count))
  const lines = rows.map(({ what, totals, previous }, index) =>
    h(
      View,
      { style: styles.row, key: index, wrap: false },
      h(View, { style: styles.what }, text(styles.plain, what)),
      cell("views", words.number(totals.impressions)),
      cell("clicks", words.number(totals.clicks)),
      cell("results", number(totals.results), number(previous?.results)),
      cell("spend", words.money(totals.spend), money(previous?.spend)),
      cell("cost", money(totals.costPerResult), money(previous?.costPerResult)),
    ),
  )
  return [
    aboveTable(key),
    h(
      View,
      { key },
      head,
      ...lines,
      text(styles.small, left === 0 ? undefined : words.text("moreRows", { count: left })),
    ),
  ]
}

const lineOf = (
  what: string,
  { totals, previous }: { readonly totals: PartTotals; readonly previous?: PartTotals },
): Line => ({
  what,
  totals,
  ...(previous !== undefined && { previous }),
})

/** Tables of few rows come before the days, since there may be hundreds. */
const ordered = (parts: ReadonlyArray<ReportPart>): ReadonlyArray<ReportPart> => [
  ...parts.filter(({ groupBy }) => groupBy === "Channel" || groupBy === "Campaign"),
  ...parts.filter(({ groupBy }) => groupBy !== "Channel" && groupBy !== "Campaign"),
]

/** Tables of days, channels and campaigns, then those by what networks tell. */
export const tables = (look: Look, report: FrozenReport): ReadonlyArray<ReactNode> => {
  const { words, styles } = look
  const breakdowns = report.breakdowns ?? []
  const hasRest = breakdowns.some(({ rows }) => rows.some(({ rest }) => rest !== undefined && rest !== "Others"))
  return [
    ...ordered(partsOf(report)).flatMap(({ groupBy, rows }) =>
      table(
        look,
        groupBy,
        words.text(`by.${groupBy}`),
        rows.map((row) => lineOf(words.group(groupBy, row), row)),
      ),
    ),
    ...breakdowns.flatMap(({ dimension, rows }) =>
      table(
        look,
        dimension,
        words.partTable(dimension),
        // A page takes long to draw, so that former figures of these are in the files alone.
        rows.map(({ totals, ...row }) => ({ what: words.part(dimension, { ...row, totals }), totals })),
      ),
    ),
    hasRest ? h(View, { key: "about", style: { marginTop: 8 } }, text(styles.label, words.text("about"))) : null,
  ]
}
