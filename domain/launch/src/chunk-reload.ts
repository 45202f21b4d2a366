/** How long a page's chunk may take, in milliseconds. Spec: states, "chunk time-out 120 s". */
export const chunkTimeoutMilliseconds = 120_000

/** The parameter that marks a page as loaded again. Spec: "reloads the page once with retry=true". */
export const retryParameter = { name: "retry", value: "true" } as const

/** What follows when a chunk does not load, by the address's retry parameter: one reload, then the failure is shown. Spec: route guards. */
export const afterChunkFailure = (retry: string | null | undefined): "reload" | "showFailure" =>
  retry === retryParameter.value ? "showFailure" : "reload"
