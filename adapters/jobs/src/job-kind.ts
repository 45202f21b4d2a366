import type { AnyContract } from "@application/kernel"

/** How the jobs of one contract are queued and run; each contract has a queue of its own. */
export interface JobKind {
  readonly contract: AnyContract
  /** How many a worker runs at once: many where a job mostly waits for somebody else's network. */
  readonly atOnce: number
  /** How many of one caller's run at once, over all workers; the callers behind it are not held up. */
  readonly perCaller: number
  /** Seconds that one run may take; then it is stopped and tried again. */
  readonly seconds: number
  /** How often a job that fails is tried again, after pauses that grow to an hour. */
  readonly retries: number
  /** Whether inputs hold what nobody may read in the database: they are stored encrypted, and finished jobs soon deleted. */
  readonly isSecret: boolean
  /** Whether its effects are writes alone: they then end the job in one transaction, so that a crash repeats none of them. */
  readonly endsWithWrites: boolean
}

const usual = { atOnce: 2, perCaller: 2, seconds: 900, retries: 40, isSecret: false, endsWithWrites: false } as const

/** A contract's kind; what is not said is as usual. */
export const jobKind = (contract: AnyContract, said: Partial<Omit<JobKind, "contract">> = {}): JobKind => ({
  ...usual,
  ...said,
  contract,
})

/** The queue of a contract; one queue per contract, so that each can be watched and held back alone. */
export const queueName = ({ name }: AnyContract): string => name.replaceAll("/", ".")
