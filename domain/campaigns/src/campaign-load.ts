import type { RequestState } from "@domain/kernel"

/** A campaign being loaded, as a screen stores it. */
export interface CampaignLoad<A> {
  readonly request: RequestState
  readonly campaign?: A
}

/** Shown when a campaign cannot be loaded. Spec: messages, 'failed to fetch campaign'. */
export const campaignFetchFailedKey = "CampaignFetchFailed"

/** Clears messages, resets the campaign and sets the load pending. Spec: states, loading a campaign. */
export const beginLoad: CampaignLoad<never> = { request: { state: "pending" } }

/** The state after a successful load. */
export const loadSucceeded = <A>(campaign: A): CampaignLoad<A> => ({ request: { state: "success" }, campaign })

/** The message to show, or "rethrow" if the caller has disabled error handling. Spec: states, loading a campaign. */
export const loadFailed = (isErrorHandlingDisabled: boolean): CampaignLoad<never> | "rethrow" =>
  isErrorHandlingDisabled ? "rethrow" : { request: { state: "fail", errorMessageKey: campaignFetchFailedKey } }

/**
 * What the router knows about a campaign's address: the id if the segment is a number, and whether the campaign exists.
 */
export interface CampaignVisit {
  readonly id: number | undefined
  readonly isFound: boolean
}

/**
 * The result of a visit: not found if the id is no number or has no campaign. Spec: routes, guards that touch calls.
 */
export const visitOf = ({ id, isFound }: CampaignVisit): "campaign" | "notFound" =>
  id !== undefined && isFound ? "campaign" : "notFound"
