import { Objective } from "@domain/creatives"
import { Schema } from "effect"

/** What results of a campaign for visits are, where its launch fixed that they are sales and enquiries on the website. Ours. */
export const CountedResults = Schema.Literal("Conversions")
export type CountedResults = typeof CountedResults.Type

/** What a campaign was for, and what its launch fixed of its results; visits where it says nothing. */
export interface ResultsOf {
  readonly objective?: Objective
  readonly resultsAre?: CountedResults
}

/** What a result is: what the objective brings, or a sale or an enquiry on the website in place of a visit. */
export type ResultKind = Objective | CountedResults

/** What the results of a campaign are; undefined where it has no objective. Ours. */
export const resultKindOf = ({ objective, resultsAre }: ResultsOf): ResultKind | undefined =>
  objective === "WebsiteVisits" && resultsAre !== undefined ? resultsAre : objective

/** Whether a campaign's results are what visitors did on the website, and not what its networks report. */
export const countsConversions = (campaign: ResultsOf): boolean => resultKindOf(campaign) === "Conversions"

/** What a launch fixes of a campaign's results: a campaign for visits counts sales and enquiries where the business does. Ours. */
export const resultsAtLaunch = (objective: Objective, areCounted: boolean): CountedResults | undefined =>
  objective === "WebsiteVisits" && areCounted ? "Conversions" : undefined
