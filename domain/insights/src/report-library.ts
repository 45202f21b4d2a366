import type { PublishedReport, ReportOrigin } from "./published-reports.ts"

/** How a report's link stands: none, open to whoever has it, asking for a password, or ended. */
export type LinkState = "None" | "Open" | "Protected" | "Ended"

/** Every state of a link, in the order of filters. */
export const linkStates = ["Open", "Protected", "Ended", "None"] as const satisfies ReadonlyArray<LinkState>

/** How a report's link stands now. */
export const linkStateOf = (
  { sharedUntil, isProtected }: Pick<PublishedReport, "sharedUntil" | "isProtected">,
  now: number,
): LinkState => {
  if (sharedUntil === undefined) return "None"
  if (sharedUntil <= now) return "Ended"
  return isProtected ? "Protected" : "Open"
}

/** Orders of the library; equal reports stay newest first. */
export const libraryOrders = ["newest", "oldest", "name", "period", "views"] as const

/** An order of the library. */
export type LibraryOrder = (typeof libraryOrders)[number]

/** How long the words of a search are, in characters. Ours. */
export const mostLibraryWords = 80

/** What is asked of the library; `read`, `link` and `origin` narrow it. */
export interface LibraryQuestion {
  readonly words: string
  readonly read?: "read" | "unread" | undefined
  readonly link?: LinkState | undefined
  readonly origin?: ReportOrigin | undefined
  readonly order: LibraryOrder
  readonly page: number
  readonly limit: number
}

/** A text as words are found in it, and names ordered: without letter case and variants of letters. */
export const folded = (text: string): string => text.normalize("NFKC").toLowerCase()

const compared = <Value extends string | number>(a: Value, b: Value): number => (a === b ? 0 : a < b ? -1 : 1)

const orders: Readonly<Record<LibraryOrder, (one: PublishedReport, other: PublishedReport) => number>> = {
  newest: () => 0,
  oldest: (one, other) => compared(one.publishedAt, other.publishedAt) || compared(one.id, other.id),
  name: (one, other) => compared(folded(one.name), folded(other.name)),
  period: (one, other) => compared(other.range.from, one.range.from) || compared(other.range.to, one.range.to),
  views: (one, other) => compared(other.views, one.views),
}

/** A page of the library; words are found in names of reports and of their campaigns. Reports come newest first. */
export const libraryPage = (
  reports: ReadonlyArray<PublishedReport>,
  { words, read, link, origin, order, page, limit }: LibraryQuestion,
  now: number,
): { readonly rows: ReadonlyArray<PublishedReport>; readonly total: number; readonly unread: number } => {
  const wanted = folded(words.trim())
  const found = reports
    .filter(
      (report) =>
        (wanted === "" || [report.name, ...report.campaigns].some((text) => folded(text).includes(wanted))) &&
        (read === undefined || report.isRead === (read === "read")) &&
        (link === undefined || linkStateOf(report, now) === link) &&
        (origin === undefined || report.origin === origin),
    )
    .toSorted(orders[order])
  return {
    rows: found.slice((page - 1) * limit, page * limit),
    total: found.length,
    unread: reports.filter(({ isRead }) => !isRead).length,
  }
}
