import { Document, Image, Page, renderToBuffer, View } from "@react-pdf/renderer"
import { createElement as h, type ReactNode } from "react"
import type { AgencyClientPage, AgencyClientRow, AgencyReport, CurrencySummary, StandingOut } from "@domain/insights"
import { pagesOfPart } from "@domain/insights"
import { isRightToLeft, type Portal, type PortalLanguage } from "@domain/portals"
import type { Translate } from "../document-words.ts"
import { fontFamily } from "../fonts.ts"
import { markPicture } from "../mark-picture.ts"
import { agencyWords, type AgencyWords } from "./agency-words.ts"
import { aboveTable, charts, foot, type Look, story, tables, text, tiles } from "./report-parts.ts"
import { accentOf, reportStyles, type ReportStyles } from "./report-styles.ts"
import type { ReportWords } from "./report-words.ts"

interface Around {
  readonly styles: ReportStyles
  readonly words: AgencyWords
}

const line = ({ styles }: Around, label: string, value: string | undefined): ReactNode =>
  value === undefined
    ? null
    : h(View, { style: styles.coverLine, key: label }, text(styles.label, label), text(styles.coverValue, value))

/** The first page: whose report it is, about which days, by and for whom, and a note. */
const cover = (around: Around, report: AgencyReport, portal: string, mark: Buffer | undefined): ReactNode => {
  const logo = report.look?.logo
  const { styles, words } = around
  const { title, agency, preparedBy, preparedFor, note } = report.cover
  const [first] = report.pages
  const own = first && words.client(first.businessProfileId)
  const clients = report.summary.rows.length
  return h(
    View,
    { style: styles.cover },
    logo === undefined
      ? h(
          View,
          { style: styles.sign },
          mark === undefined ? null : h(Image, { src: mark, style: styles.coverMark }),
          text(styles.brand, portal),
        )
      : h(View, { style: styles.sign }, h(Image, { src: logo, style: styles.coverLogo })),
    h(
      View,
      { style: styles.coverWords },
      text(styles.coverAgency, agency),
      text(styles.coverTitle, title),
      text(styles.coverPeriod, own?.range(report.days) ?? `${report.days.from} – ${report.days.to}`),
      line(around, words.text("document.preparedFor"), preparedFor),
      line(around, words.text("document.preparedBy"), preparedBy),
      ...(note ?? "")
        .split("\n")
        .map((part, index) => h(View, { key: index, style: styles.coverNote }, text(styles.plain, part))),
    ),
    text(styles.label, words.text("document.clients", { count: clients, value: clients })),
  )
}

const head = ({ styles, words }: Around): ReactNode =>
  h(
    View,
    { style: styles.head, wrap: false, fixed: true },
    h(View, { style: styles.what }, text(styles.headWhat, words.text("document.client"))),
    ...["spend", "results", "cost"].map((name) =>
      h(View, { style: styles.cell, key: name }, text(styles.headCell, words.of(`head.${name}`))),
    ),
  )

const figureCells = (
  { styles, words }: Around,
  own: ReportWords,
  { totals, previous }: Pick<AgencyClientRow, "totals" | "previous">,
): ReadonlyArray<ReactNode> => {
  const cell = (
    key: string,
    now: number | undefined,
    before: number | undefined,
    inWords: (value: number) => string,
  ) => {
    const { former, share } = words.change(now, before, inWords)
    return h(
      View,
      { style: styles.cell, key },
      text(styles.amount, now === undefined ? words.of("none") : inWords(now)),
      text(styles.small, share),
      text(styles.small, former),
    )
  }
  return [
    cell("spend", totals.spend, previous?.spend, own.money),
    cell("results", totals.results, previous?.results, own.number),
    cell("cost", totals.costPerResult, previous?.costPerResult, own.money),
  ]
}

/** The clients of one currency, each with how its days went and why, then their sum. */
const currencyTable = (
  around: Around,
  summary: CurrencySummary,
  rows: ReadonlyArray<AgencyClientRow>,
): ReadonlyArray<ReactNode> => {
  const { styles, words } = around
  const own = words.currency(summary.currency)
  if (own === undefined) return []
  const title = text(styles.section, words.text("document.inCurrency", { currency: summary.currency }))
  const table = h(
    View,
    { key: summary.currency },
    head(around),
    ...rows.map((row) => {
      const { outcome, reason } = words.verdict(row.businessProfileId, row.verdict)
      return h(
        View,
        { key: row.businessProfileId, wrap: false, style: styles.client },
        h(
          View,
          { style: styles.clientRow },
          h(View, { style: styles.what }, text(styles.strong, row.name)),
          ...figureCells(around, words.client(row.businessProfileId) ?? own, row),
        ),
        text(styles.plain, outcome),
        text(styles.label, reason),
      )
    }),
    h(
      View,
      { style: styles.row, wrap: false },
      h(View, { style: styles.what }, text(styles.strong, words.text("document.together"))),
      ...figureCells(around, own, summary),
    ),
  )
  return [aboveTable(summary.currency, title), table]
}

const standing = (
  { styles, words }: Around,
  report: AgencyReport,
  key: "best" | "worst",
  one: StandingOut | undefined,
) => {
  const row = report.summary.rows.find(({ businessProfileId }) => businessProfileId === one?.businessProfileId)
  if (one === undefined || row === undefined) return null
  return h(
    View,
    { key, wrap: false },
    text(styles.part, `${words.text(`document.${key}`)}: ${row.name}`),
    text(styles.sentence, words.client(row.businessProfileId)?.sentence(one.reason)),
  )
}

const summaryPage = (around: Around, report: AgencyReport): ReadonlyArray<ReactNode> => {
  const { styles, words } = around
  const { currencies, rows, best, worst } = report.summary
  return [
    text(styles.title, words.text("document.summary")),
    standing(around, report, "best", best),
    standing(around, report, "worst", worst),
    best === undefined && worst === undefined && rows.length > 1
      ? text(styles.sentence, words.text("document.noneStandsOut"))
      : null,
    currencies.length > 1 ? text(styles.label, words.text("document.severalCurrencies")) : null,
    ...currencies.flatMap((one) =>
      currencyTable(
        around,
        one,
        rows.filter(({ currency }) => currency === one.currency),
      ),
    ),
  ]
}

/** A client's own words and figures; its days are drawn, and stand in the files of figures. */
const clientPage = (look: Look, { report }: AgencyClientPage): ReadonlyArray<ReactNode> => [
  text(look.styles.title, report.businessName),
  text(look.styles.plain, look.words.range(report.report.days)),
  ...story(look, report),
  tiles(look, report),
  text(look.styles.label, look.words.resultParts()),
  charts(look, report),
  ...tables(look, { ...report, parts: (report.parts ?? []).filter(({ groupBy }) => groupBy !== "Day") }),
]

/** A report over many clients as A4 pages in the portal's brand: its cover, all clients in short, and a page for each. */
export const agencyPdf = async (
  translate: Translate,
  report: AgencyReport,
  brand: Pick<Portal, "title" | "theme" | "mark">,
  language: PortalLanguage,
  part = 1,
): Promise<Uint8Array> => {
  const isRtl = isRightToLeft(language)
  const words = agencyWords(translate, report, language)
  const { accent } = report.look ?? {}
  const theme = accent === undefined ? brand.theme : { ...brand.theme, colours: { ...brand.theme.colours, accent } }
  const styles = reportStyles(theme, isRtl)
  const around: Around = { styles, words }
  const mark = await markPicture(brand)
  const created = new Date(report.publishedAt)
  const style = { ...styles.page, fontFamily }
  const bottom = foot(styles, report.cover.agency, report.cover.title)
  const page = (key: string | number, ...content: ReadonlyArray<ReactNode>) =>
    h(Page, { size: "A4", style, key }, ...content)
  return renderToBuffer(
    h(
      Document,
      {
        title: report.cover.title,
        author: report.cover.agency,
        creationDate: created,
        modificationDate: created,
        language,
      },
      page("cover", cover(around, report, brand.title, mark)),
      page("summary", bottom, ...summaryPage(around, report)),
      ...pagesOfPart(report, part).map((one) => {
        const own = words.client(one.businessProfileId)
        const look = own && { words: own, styles, isRightToLeft: isRtl, accent: accentOf(theme) }
        return page(one.businessProfileId, bottom, ...(look === undefined ? [] : clientPage(look, one)))
      }),
    ),
  )
}
