import { InvalidFields } from "@domain/identity"
import { ConversionCategory, pageFits, type PageMatch, pathForm } from "@domain/kernel"
import { Result, Schema } from "effect"
import type { ListNetwork } from "./hashed-person.ts"

const dayMillis = 86_400_000

/**
 * Limits of audiences of website visitors. Ours, but for the days. Source: Meta, "Website Custom Audiences" (180 days); Google's
 * lists of visitors are filled by its own tag alone, so that none is offered there.
 */
export const visitorLimits = {
  leastDays: 1,
  mostDays: 180,
  usualDays: 30,
  pathLetters: 200,
  /** A visitor is told once in this time for each audience. */
  againMillis: dayMillis,
  /** Visits that wait longer for the network are forgotten. */
  waitMillis: dayMillis,
  /** Visits of a business in a day; more are passed over. */
  ofDay: 20_000,
  /** Visits of one request. */
  batch: 200,
} as const

/** Networks that take visits and keep an audience of them. */
export const visitorNetworks: ReadonlyArray<ListNetwork> = ["Meta"]

/** The statement that owners accept before visits are told; its words are the text `consent.v1` of the visitors' audiences. */
export const visitorStatement = { version: 1, textKey: "visitors.v1" } as const

/** Who belongs to an audience of visitors. */
export const VisitorRule = Schema.Struct({
  /** The pages that count; all where absent. */
  pages: Schema.optionalKey(
    Schema.Struct({
      match: Schema.Literals(["Is", "BeginsWith", "Contains"]),
      path: Schema.String.check(Schema.isMaxLength(visitorLimits.pathLetters)),
    }),
  ),
  /** Days that a visitor stays after the last visit. */
  days: Schema.Int.check(Schema.isBetween({ minimum: visitorLimits.leastDays, maximum: visitorLimits.mostDays })),
  /** Whoever did this on the website within these days is left out. */
  without: Schema.optionalKey(ConversionCategory),
})
export type VisitorRule = typeof VisitorRule.Type

/** The pages of a rule as a match of paths; every path begins with a slash. */
export const visitedPages = ({
  pages,
}: Pick<VisitorRule, "pages">): { readonly match: PageMatch; readonly path: string } =>
  pages ?? { match: "BeginsWith", path: "/" }

/** Whether a page counts as a visit. */
export const isVisit = (rule: Pick<VisitorRule, "pages">, path: string): boolean => {
  const pages = visitedPages(rule)
  return pageFits(pages.match, pages.path, path)
}

/** A rule as it is kept: its path in the form in which paths are compared. */
export const checkedRule = (typed: VisitorRule): Result.Result<VisitorRule, InvalidFields> => {
  if (typed.pages === undefined) return Result.succeed(typed)
  const { match, path: given } = typed.pages
  const refused = (key: string) => Result.fail(new InvalidFields({ fields: { visitors: [key] } }))
  if (given.trim() === "") return refused("conversions.pathEmpty")
  if (match !== "Contains" && !given.trim().startsWith("/")) return refused("conversions.path")
  return Result.succeed({ ...typed, pages: { match, path: pathForm(given) } })
}

/** Whether networks may be told of a visit: the visitor let clicks and visits be kept, and agreed to ads because of them. */
export const mayTellVisit = (consent: { readonly adStorage: boolean; readonly adPersonalization: boolean }): boolean =>
  consent.adStorage && consent.adPersonalization
