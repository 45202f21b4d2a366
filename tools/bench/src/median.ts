/** The middle value; the mean of the middle two for an even number, NaN for none. */
export const median = (values: ReadonlyArray<number>): number => {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const [below = Number.NaN, above = Number.NaN] = [sorted[middle - 1], sorted[middle]]
  return sorted.length % 2 === 1 ? above : (below + above) / 2
}

/** Two digits: "0.27x". */
export const times = (ratio: number): string => `${ratio.toFixed(2)}x`

/** Thousands of bytes: "61.3 kB". */
export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`
