import { resultKindOf } from "@domain/campaigns"
import type {
  FrozenReport,
  PartRow,
  ReportDimension,
  ReportPart,
  ReportRow,
  ReportSentence,
  SentenceKind,
} from "@domain/insights"
import { type CurrencyCode, type LocalDate, minorDigits } from "@domain/kernel"
import { isRightToLeft, type PortalLanguage } from "@domain/portals"
import type { Translate } from "../document-words.ts"

/** Amounts are written as the house writes them in mails: rupees with lakhs, and never with foreign digits. */
const amountLocale = (currency: CurrencyCode, language: PortalLanguage): string =>
  currency === "INR" ? "en-IN" : isRightToLeft(language) ? "en-GB" : `${language}-u-nu-latn`

/** The day comes first in English too, but where its dollars are. */
const dayLocale = (currency: CurrencyCode, language: PortalLanguage): string =>
  `${language === "en" && currency !== "USD" ? "en-GB" : language}-u-nu-latn`

/** Sentences whose needed number is one of days. */
const ofDays: ReadonlySet<SentenceKind> = new Set(["fewDays", "waitForDays"])

/** The texts of a published report in one language, for pages and files. */
export const reportWords = (translate: Translate, report: FrozenReport, language: PortalLanguage) => {
  const { currency } = report.report
  const digits = minorDigits[currency]
  const amounts = new Intl.NumberFormat(amountLocale(currency, language), {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  const numbers = new Intl.NumberFormat(currency === "INR" ? "en-IN" : "en-GB")
  const days = new Intl.DateTimeFormat(dayLocale(currency, language), {
    day: "numeric",
    month: "short",
    year: "numeric",
    timeZone: "UTC",
  })
  const names = new Map(report.campaignNames.map(({ campaignId, name }) => [campaignId, name]))
  const text = (key: string, values: Readonly<Record<string, string | number>> = {}) =>
    translate(`documents:report.${key}`, language, values)
  const money = (amount: number) => amounts.format(amount / 10 ** digits)
  const number = (value: number) => numbers.format(value)
  const day = (date: LocalDate) => days.format(Date.parse(date))
  const counted = (key: string, count: number) => translate(`reports:${key}`, language, { count, value: number(count) })
  const results = (count: number) => counted(`results.${resultKindOf(report) ?? "any"}`, count)
  const channel = (name: string) => translate(`reports:channel.${name}`, language, {})
  const range = ({ from, to }: { readonly from: LocalDate; readonly to: LocalDate }) =>
    from === to ? day(from) : text("days", { from: day(from), to: day(to) })

  const sentence = ({ kind, values }: ReportSentence): string => {
    const { spend, results: brought, costPerResult, clicks, impressions, formerResults, formerSpend, needed } = values
    const { campaignId } = values
    return translate(`reports:story.${kind}`, language, {
      ...(spend !== undefined && { spend: money(spend) }),
      ...(values.value !== undefined && { value: money(values.value) }),
      ...(brought !== undefined && { results: results(brought) }),
      ...(costPerResult !== undefined && { cost: money(costPerResult) }),
      ...(clicks !== undefined && { clicks: counted("clicks", clicks) }),
      ...(impressions !== undefined && { impressions: counted("views", impressions) }),
      ...(formerResults !== undefined && { former: results(formerResults) }),
      ...(formerSpend !== undefined && { formerSpend: money(formerSpend) }),
      ...(values.days !== undefined && { days: counted("days", values.days) }),
      ...(needed !== undefined && { needed: ofDays.has(kind) ? counted("days", needed) : results(needed) }),
      ...(values.date !== undefined && { day: day(values.date) }),
      ...(values.channel !== undefined && { name: channel(values.channel) }),
      ...(campaignId !== undefined && { name: names.get(campaignId) ?? `#${campaignId}` }),
    })
  }

  /** What results of several kinds consist of; undefined for one kind. */
  const resultParts = (): string | undefined => {
    const parts = (report.resultParts ?? []).map((part) =>
      counted(`results.${resultKindOf(part) ?? "any"}`, part.results),
    )
    return parts.length === 0 ? undefined : text("parts", { list: parts.join(", ") })
  }

  /** What a row stands for. */
  const group = (groupBy: ReportPart["groupBy"], row: ReportRow): string => {
    if (row.channel !== undefined) return channel(row.channel)
    if (row.campaignId !== undefined) return names.get(row.campaignId) ?? `#${row.campaignId}`
    return row.date === undefined ? "" : groupBy === "Month" ? row.date.slice(0, 7) : day(row.date)
  }
  const isNamed = new Set(["Phone", "Tablet", "Desktop", "Television", "Other", "Female", "Male", "Unknown"])

  /** What a row of a breakdown stands for. */
  const part = (dimension: ReportDimension, { value = "", name, rest, campaignId, channel: on }: PartRow): string => {
    if (rest !== undefined) {
      const why = dimension === "Product" && rest === "NotGiven" ? "NoProducts" : rest
      return translate(`reports:part.rest.${why}`, language, {})
    }
    if (dimension === "Ad" && on !== undefined) {
      const ad = name ?? translate("reports:part.ad", language, { channel: channel(on) })
      const campaign = campaignId === undefined ? undefined : names.get(campaignId)
      return [ad, ...(campaign === undefined ? [] : [campaign]), ...(name === undefined ? [] : [channel(on)])].join(
        " · ",
      )
    }
    if (name !== undefined) return name
    if (dimension === "Hour") return `${value.padStart(2, "0")}:00–${value.padStart(2, "0")}:59`
    return dimension !== "Product" && isNamed.has(value)
      ? translate(`reports:part.value.${value}`, language, {})
      : value
  }
  return {
    text,
    part,
    partTable: (dimension: ReportDimension) => translate(`reports:part.by.${dimension}`, language, {}),
    money,
    number,
    day,
    range,
    sentence,
    group,
    resultParts,
    partTitle: (part: ReportSentence["part"]) => translate(`reports:story.part.${part}`, language, {}),
  }
}
export type ReportWords = ReturnType<typeof reportWords>

/** A report's tables; what was published before they were kept has its own rows alone. */
export const partsOf = ({ parts, groupBy, report: { rows } }: FrozenReport): ReadonlyArray<ReportPart> =>
  parts ?? [{ groupBy, rows }]
