/** The sandbox's clock: real time plus an offset that only ever grows. */
export type Clock = {
  /** Milliseconds since 1970, sandbox time. */
  readonly now: () => number
  readonly nowSeconds: () => number
  readonly offsetMs: () => number
  readonly advance: (milliseconds: number) => void
}

export const makeClock = (holder: { clockOffsetMs: number }): Clock => {
  const now = (): number => Date.now() + holder.clockOffsetMs
  return {
    now,
    nowSeconds: () => Math.floor(now() / 1000),
    offsetMs: () => holder.clockOffsetMs,
    advance: (milliseconds) => {
      holder.clockOffsetMs += milliseconds
    },
  }
}

/** ISO text with a numeric zone, the way the Graph API writes times. */
export const graphTime = (milliseconds: number): string =>
  new Date(milliseconds).toISOString().replace(/\.\d{3}Z$/, "+0000")
