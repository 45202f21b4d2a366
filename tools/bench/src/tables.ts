import type { CallCost } from "./call-cost.ts"
import { type FeedCost, feedItems } from "./feed-cost.ts"
import type { FirstLoads } from "./first-load.ts"
import type { ExportCost } from "./lead-export.ts"
import { kilobytes, times } from "./median.ts"
import type { BalancePages, LedgerCost } from "./ledger-cost.ts"
import type { ListPages } from "./list-pages.ts"
import type { ReportPages } from "./report-pages.ts"
import type { StartCost } from "./start-cost.ts"

/** Aims of the product; a ratio at or below its aim is met, a download's speed at or above. */
export const aims = {
  scripts: 165_000,
  paint: 0.6,
  exported: 0.5,
  exportedMegabytes: 60,
  imported: 2.5,
  start: 1.3,
  reports: 1.15,
  lists: 2.5,
  postings: 0.5,
  balance: 1.3,
}

const verdict = (isMet: boolean): string => (isMet ? "met" : "missed")

const row = (cells: ReadonlyArray<string>): string => `| ${cells.join(" | ")} |`

const table = (head: ReadonlyArray<string>, rows: ReadonlyArray<ReadonlyArray<string>>): string =>
  [row(head), row(head.map(() => "---")), ...rows.map(row)].join("\n")

const pageHead = [
  "page",
  "JavaScript, brotli",
  "of a bare React page",
  "more with the first field",
  "CSS by request",
  "page with its style",
  "largest paint",
]

/** Figures of the first loads as a table of text. */
export const pagesTable = (loads: FirstLoads): string => {
  const pages = loads.pages.map(({ path, scripts, scriptsOfUse, styles, document, paintRatio }) => [
    path,
    `${kilobytes(scripts)} (${verdict(scripts <= aims.scripts)})`,
    times(scripts / loads.bareScripts),
    scriptsOfUse === 0 ? "none" : kilobytes(scriptsOfUse),
    kilobytes(styles),
    kilobytes(document),
    `${times(paintRatio)} (${verdict(paintRatio <= aims.paint)})`,
  ])
  return `${table(pageHead, pages)}\n\nLargest paint of the bare page against itself (control): ${times(loads.control)}.`
}

/** Figures of the calls as a table of text. */
export const callsTable = (calls: ReadonlyArray<CallCost>): string =>
  table(
    ["call", "processor time of the bare server", "control", "aim"],
    calls.map(({ name, ratio, control, aim }) => [
      name,
      times(ratio),
      times(control),
      `at most ${times(aim)}: ${verdict(ratio <= aim)}`,
    ]),
  )

/** Figures of starting the api as a table of text. */
export const startsTable = (starts: ReadonlyArray<StartCost>): string =>
  table(
    ["start", "time to the first answer", "of the bare server's", "control", "aim"],
    starts.map(({ name, milliseconds, ratio, control }) => [
      name,
      `${Math.round(milliseconds)} ms`,
      times(ratio),
      times(control),
      `at most ${times(aims.start)}: ${verdict(ratio <= aims.start)}`,
    ]),
  )

/** How long a part of the tests takes, and the share of its time that the processors work. */
export interface PartTime {
  readonly seconds: number
  readonly busy: number
}

const minutes = (seconds: number): string =>
  `${Math.floor(seconds / 60)} min ${String(Math.round(seconds % 60)).padStart(2, "0")} s`

/** Figures of the tests' parts, of all together and of a second run on the same tree, as a table of text. */
export const suiteTable = (
  parts: Readonly<Record<string, PartTime>>,
  whole: PartTime,
  secondRun: number,
  processors: number,
): string => {
  const row = (name: string, { seconds, busy }: PartTime) => [
    name,
    minutes(seconds),
    times(seconds / whole.seconds),
    `${Math.round(busy * 100)} %`,
  ]
  return table(
    ["suite", `time on ${processors} processors`, "of the whole", "processors busy"],
    [
      ...Object.entries(parts).map(([name, time]) => row(name, time)),
      row("whole, without installation", whole),
      ["second run without a change", minutes(secondRun), times(secondRun / whole.seconds), ""],
    ],
  )
}

/** Figures of the reports' statements as a table of text. */
export const reportsTable = (reports: ReadonlyArray<ReportPages>): string =>
  table(
    ["report", "pages among 30 businesses", "among 3,000", "growth", "aim"],
    reports.map(({ name, few, many }) => [
      name,
      String(few),
      String(many),
      times(many / few),
      `at most ${times(aims.reports)}: ${verdict(many / few <= aims.reports)}`,
    ]),
  )

/** Figures of the pages of the campaign list as a table of text. */
export const listsTable = (pages: ReadonlyArray<ListPages>): string =>
  table(
    ["list", "at 50 campaigns", "at 5,000", "growth", "control", "aim"],
    pages.map(({ name, few, twin, many }) => [
      name,
      `${few.toFixed(1)} ms`,
      `${many.toFixed(1)} ms`,
      times(many / few),
      times(twin / few),
      name === "newest" ? `at most ${times(aims.lists)}: ${verdict(many / few <= aims.lists)}` : "",
    ]),
  )

/** Figures of the downloads as a table of text. */
export const exportsTable = (costs: ReadonlyArray<ExportCost>): string =>
  table(
    ["download", "leads", "time", "speed of psql's COPY", "memory that it took"],
    costs.map(({ format, leads, seconds, speed, grownMegabytes }) => [
      format.toUpperCase(),
      String(leads),
      `${seconds.toFixed(1)} s`,
      format === "csv" ? `${times(speed)} (${verdict(speed >= aims.exported)})` : times(speed),
      `${grownMegabytes.toFixed(0)} MB (${verdict(grownMegabytes <= aims.exportedMegabytes)})`,
    ]),
  )

/** Figures of importing a feed as a table of text. */
export const feedsTable = ({ ratio, unchanged, control, memoryBytes }: FeedCost): string =>
  table(
    ["feed", "processor time of tokenising alone", "control", "memory beyond the idle worker's"],
    [
      [
        `import of ${feedItems.toLocaleString("en")} products`,
        `${times(ratio)} (${verdict(ratio <= aims.imported)})`,
        times(control),
        `${Math.round(memoryBytes / 1e6)} MB`,
      ],
      ["the same import of an unchanged feed", `${times(unchanged)} (${verdict(unchanged <= aims.imported)})`, "", ""],
    ],
  )

/** Figures of the ledger as a table of text. */
export const ledgerTable = (costs: ReadonlyArray<LedgerCost>, { few, many }: BalancePages): string =>
  table(
    ["ledger", "measured", "control", "aim"],
    [
      ...costs.map(({ name, perSecond, ratio, control }) => [
        name,
        `${times(ratio)} of the rate of their statements alone (${Math.round(perSecond)} a second)`,
        times(control),
        `at least ${times(aims.postings)}: ${verdict(ratio >= aims.postings)}`,
      ]),
      [
        "a balance read",
        `${few} pages at 1,000 entries, ${many} at 1,000,000`,
        "none",
        `at most ${times(aims.balance)}: ${verdict(many / few <= aims.balance)}`,
      ],
    ],
  )
