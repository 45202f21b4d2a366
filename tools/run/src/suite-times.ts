import { writeFile } from "node:fs/promises"
import { cpus } from "node:os"
import type { PartTime } from "@tools/bench"

/** Processor time of the machine in milliseconds: of work, and altogether. */
const processorTime = () =>
  cpus().reduce(
    ({ busy, all }, { times }) => {
      const sum = Object.values(times).reduce((total, one) => total + one, 0)
      return { busy: busy + sum - times.idle, all: all + sum }
    },
    { busy: 0, all: 0 },
  )

/** How long parts of the suite take, and how busy the machine is meanwhile. */
export const suiteTimes = () => {
  const parts: Record<string, PartTime> = {}
  return {
    of: async <A>(part: string, work: () => Promise<A>): Promise<A> => {
      const start = performance.now()
      const before = processorTime()
      try {
        return await work()
      } finally {
        const { busy, all } = processorTime()
        const seconds = Math.round((performance.now() - start) / 1_000)
        const share = (busy - before.busy) / Math.max(1, all - before.all)
        parts[part] = { seconds, busy: share }
        if (seconds > 0) console.log(`${part}: ${seconds} s, processors ${Math.round(share * 100)} % busy`)
      }
    },
    parts: (): Readonly<Record<string, PartTime>> => parts,
    write: (file: string) => writeFile(file, JSON.stringify(parts, undefined, 2)),
  }
}
