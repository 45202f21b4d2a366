import { eachOf, type Target } from "../target.ts"
import { newBuyers } from "./buyers.ts"
import type { Comparison } from "./compare.ts"
import { type Blows, type FaultCounts, startFaults } from "./faults.ts"
import { carryOut, clickFiftyTimes, payDraft } from "./pay.ts"
import { numbersOf, plannedPayments } from "./plan.ts"
import { reconciled } from "./quiet.ts"

export interface ChaosOptions {
  readonly payments: number
  readonly seed: number
  /** About how long a process lives, in milliseconds. */
  readonly killMs?: number
  /** How often a process is killed, and how many faults of gateways there are at most; else both last as long as payments. */
  readonly blows?: Blows
  /** How long reconciliation works between two looks at the books, in milliseconds. */
  readonly roundMs?: number
  /** How long reconciliation may take at the end, in milliseconds. */
  readonly patienceMs?: number
}

/** What came of a run; without failures every book agrees. */
export interface ChaosReport {
  readonly faults: FaultCounts
  readonly books: Comparison
  readonly failures: ReadonlyArray<string>
}

/** Pays and refunds while gateways fail and processes are killed, then holds all books against the gateways' own. */
export const causeChaos = async (
  target: Target,
  { payments, seed, killMs = 6_000, blows, roundMs = 2_000, patienceMs = 180_000 }: ChaosOptions,
): Promise<ChaosReport> => {
  const buyers = await newBuyers(target, Math.max(2, Math.min(20, Math.ceil(payments / 25))))
  const failures: Array<string> = []
  const faults = startFaults(target, numbersOf(seed), killMs, blows)
  let counts: FaultCounts
  try {
    const failing = async (what: Promise<string | undefined | void>) => {
      const failure = await what.catch(String)
      if (failure !== undefined) failures.push(failure)
    }
    await eachOf(buyers, 4, (buyer) => failing(payDraft(target, buyer)))
    const clicks = buyers.slice(0, 2).map(async (buyer, index) => {
      const opened = await clickFiftyTimes(target, buyer, `${seed}:${index}`)
      return opened === 1 ? undefined : `fifty clicks opened ${opened} payments`
    })
    const paid = eachOf(plannedPayments(payments, seed).entries(), 12, async ([index, planned]) => {
      const buyer = buyers[planned.buyer % buyers.length]
      if (buyer !== undefined) await failing(carryOut(target, buyer, planned, `chaos-${seed}-${index}`))
    })
    await Promise.all([...clicks.map(failing), paid])
  } finally {
    counts = await faults.end()
  }
  const books = await reconciled(target, { roundMs, patienceMs })
  const { believed } = counts
  if (believed > 0) failures.push(`${believed} forged notices were taken`)
  return { faults: counts, books, failures: [...failures, ...books.disagreements] }
}
