import { testError } from "./evidence.ts"

/** How often a test finds a winner where one version brings as many times more as it looks for. */
export const testPower = 0.8

/** How many times as many results the better version brings, of what tests look for; the smaller, the more is needed. */
export const testRatios = [1.25, 1.5, 2] as const

/** Looks are once a day and not at each result, and versions reach unequal numbers of people, so that a winner is seen later. */
const reserve = 1.2

const counted = new Map<number, number>()

/** The results at which the test has named the better version in eight of ten cases, walked result by result. */
const countNeeded = (ratio: number): number => {
  const share = ratio / (1 + ratio)
  const [gain, loss] = [Math.log(2 * share), Math.log(2 * (1 - share))]
  const isDecided = (strong: number, weak: number) =>
    (Math.exp(strong * gain + weak * loss) + Math.exp(strong * loss + weak * gain)) / 2 >= 1 / testError
  // The chance of each number of results of the better version, while the test goes on.
  let open = [1]
  let found = 0
  for (let results = 1; ; results += 1) {
    const next = Array.from({ length: results + 1 }, (_, strong) => {
      const [won = 0, lost = 0] = [open[strong - 1], open[strong]]
      return won * share + lost * (1 - share)
    })
    open = next.map((chance, strong) => {
      if (chance === 0 || !isDecided(strong, results - strong)) return chance
      if (strong * 2 > results) found += chance
      return 0
    })
    if (found >= testPower) return results
  }
}

/**
 * How many results of both versions together a test needs to find the better in eight of ten cases, where it brings `ratio` times
 * as many. Ours.
 */
export const resultsNeeded = (ratio: number): number => {
  const known = counted.get(ratio)
  if (known !== undefined) return known
  const needed = Math.ceil(countNeeded(ratio) * reserve)
  counted.set(ratio, needed)
  return needed
}
