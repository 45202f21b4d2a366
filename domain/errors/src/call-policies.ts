/** What a page does when one of its chunks cannot be loaded. `timeOutMillis` counts as failure. Spec: states, chunk load failure. */
export const chunkLoad = { retryParameter: "retry", retriedValue: "true", timeOutMillis: 120_000 } as const

/**
 * A chunk that fails reloads the page once, with `retry=true`; a page that was reloaded shows the failure. Spec: 8.2.
 * Where it was shown and somebody asks again, only another reload helps: browsers may remember that a module failed. Ours.
 */
export const afterChunkFailure = (retry: string | null, isAskedAgain = false): "reloadWithRetry" | "showFailure" =>
  retry === chunkLoad.retriedValue && !isAskedAgain ? "showFailure" : "reloadWithRetry"

/** What follows the look-up of a chat's user: any status but 200 writes the user's properties again. Spec: 8.2. */
export const afterChatUserLookup = (httpStatus: number): "nothing" | "updateProperties" =>
  httpStatus === 200 ? "nothing" : "updateProperties"

/**
 * Calls whose failure has a message of its own, and the key of its text. The estimate's is the specification's own.
 * Spec: messages 8.3, and states.
 */
export const failedCalls = {
  loadCampaign: "CampaignFetchFailed",
  updateAdditionalConfiguration: "AdditionalConfigurationUpdateFailed",
  estimateBudget: "failedToFetchBudget",
  extractWebsite: "InvalidWebsiteUrl",
  openPage: "PageNotFound",
  login: "LoginFailed",
} as const
/** A call whose failure has a message of its own. */
export type FailedCall = keyof typeof failedCalls

/** What a failed call does: its message is shown, or, where the caller turned error handling off, the error is rethrown. Spec: states, loading a campaign. */
export const afterFailedCall = (
  call: FailedCall,
  isHandled: boolean,
): { readonly does: "showMessage"; readonly key: string } | { readonly does: "rethrow" } =>
  isHandled ? { does: "showMessage", key: failedCalls[call] } : { does: "rethrow" }
