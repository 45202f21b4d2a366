import {
  type HashedPerson,
  hashedPerson,
  listLimits,
  type ListNetwork,
  type Sha256,
  type UsableRow,
} from "@domain/audiences"

/** People of one call, for each network that compares them. */
export type HashedBatch = Readonly<Partial<Record<ListNetwork, ReadonlyArray<HashedPerson>>>>

export interface SendingOptions {
  readonly networks: ReadonlyArray<ListNetwork>
  readonly hash: (text: string) => Promise<Sha256>
  /** Sends a batch; whether it arrived. */
  readonly send: (number: number, people: HashedBatch) => Promise<boolean>
  /** The batch to begin with: after a failure the number that did not arrive. */
  readonly from: number
  readonly isStopped: () => boolean
  readonly onProgress: (people: number) => void
}

/** Hashes each value once, since networks often compare the same one. */
const remembering = (hash: SendingOptions["hash"]): SendingOptions["hash"] => {
  const known = new Map<string, Promise<Sha256>>()
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before
    const now = hash(text)
    known.set(text, now)
    return now
  }
}

const hashedBatch = async (
  rows: ReadonlyArray<UsableRow>,
  networks: ReadonlyArray<ListNetwork>,
  hash: SendingOptions["hash"],
): Promise<HashedBatch> => {
  const once = remembering(hash)
  const batch: Partial<Record<ListNetwork, ReadonlyArray<HashedPerson>>> = {}
  for (const network of networks) {
    const people = rows.flatMap((row) => row.people[network] ?? [])
    batch[network] = await Promise.all(people.map((person) => hashedPerson(person, once)))
  }
  return batch
}

/**
 * Hashes and sends people batch by batch, and answers the number of the batch that did not arrive; undefined once all have.
 * Only one batch of hashes is in memory at a time.
 */
export const sendPeople = async (
  usable: ReadonlyArray<UsableRow>,
  { networks, hash, send, from, isStopped, onProgress }: SendingOptions,
): Promise<number | undefined> => {
  const batches = Math.ceil(usable.length / listLimits.batch)
  for (let number = from; number < batches; number += 1) {
    const rows = usable.slice(number * listLimits.batch, (number + 1) * listLimits.batch)
    const people = await hashedBatch(rows, networks, hash)
    if (isStopped() || !(await send(number, people))) return number
    onProgress(Math.min(usable.length, (number + 1) * listLimits.batch))
  }
  return undefined
}
