/** Until an app says how its device tells the time: stories and tests have no app. */
let deviceTime = (): number => Math.floor(performance.timeOrigin + performance.now())
let ahead = 0

/** Tells the time by a device's own clock (epoch milliseconds). Apart from Effect's, which the first pages do not load. */
export const followDeviceClock = (read: () => number): void => {
  deviceTime = read
}

/** A device's clock may be wrong, and in development the product's clock may be moved: what counts is the server's. */
export const followServerTime = (serverTime: number): void => {
  const difference = serverTime - deviceTime()
  ahead = Math.abs(difference) < 5_000 ? 0 : difference
}

/** The present instant as the server has it, in epoch milliseconds. */
export const presentTime = (): number => deviceTime() + ahead
