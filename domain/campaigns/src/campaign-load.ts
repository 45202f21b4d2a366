import type { RequestState } from "@domain/kernel"

/** A campaign that is being read, as a screen keeps it. */
export interface CampaignLoad<A> {
  readonly request: RequestState
  readonly campaign?: A
}

/** Shown when a campaign cannot be read. Spec: messages, 'failed to fetch campaign'. */
export const campaignFetchFailedKey = "CampaignFetchFailed"

/** Messages cleared, the campaign reset, the reading on its way. Spec: states, loading a campaign. */
export const beginLoad: CampaignLoad<never> = { request: { state: "pending" } }

/** The campaign as it was read. */
export const loadSucceeded = <A>(campaign: A): CampaignLoad<A> => ({ request: { state: "success" }, campaign })

/**
 * The message to show, or "rethrow" where the caller has disabled error handling and takes the failure itself. Spec: states, loading
 * a campaign.
 */
export const loadFailed = (isErrorHandlingDisabled: boolean): CampaignLoad<never> | "rethrow" =>
  isErrorHandlingDisabled ? "rethrow" : { request: { state: "fail", errorMessageKey: campaignFetchFailedKey } }

/** What the router knows of a campaign's address: the id if the segment is a number, and whether the campaign was found. */
export interface CampaignVisit {
  readonly id: number | undefined
  readonly isFound: boolean
}

/** Where a visit leads. An id that is no number, or that finds nothing, leads to not-found. Spec: routes, guards that touch calls. */
export const visitOf = ({ id, isFound }: CampaignVisit): "campaign" | "notFound" =>
  id !== undefined && isFound ? "campaign" : "notFound"
