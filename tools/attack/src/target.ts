/** A running site under attack. */
export interface Target {
  readonly origin: string
  readonly sandbox: string
  readonly databaseUrl: string
  readonly kill: (what: "api" | "worker" | "database") => void
  /** Process id of the api, undefined while it is down. */
  readonly apiPid: () => number | undefined
}

/** The result of one attack. */
export interface Outcome {
  readonly name: string
  readonly attempts: number
  readonly failures: ReadonlyArray<string>
  /** Further remarks about the attack, a line each. */
  readonly remarks?: ReadonlyArray<string>
}

/** Collects attempts and failures of one attack. */
export const outcomeOf = (name: string) => {
  let attempts = 0
  const failures: Array<string> = []
  return {
    /** Counts one attempt; a text describes a failure. */
    note: (failure?: string) => {
      attempts += 1
      if (failure !== undefined) failures.push(failure)
    },
    outcome: (): Outcome => ({ name, attempts, failures }),
  }
}

/** Runs work for many items, at most `atOnce` at a time. */
export const eachOf = async <A>(
  items: Iterable<A>,
  atOnce: number,
  work: (item: A) => Promise<void>,
): Promise<void> => {
  const waiting = items[Symbol.iterator]()
  const line = async () => {
    for (let next = waiting.next(); next.done !== true; next = waiting.next()) await work(next.value)
  }
  await Promise.all(Array.from({ length: atOnce }, line))
}
