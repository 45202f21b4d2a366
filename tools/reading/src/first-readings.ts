import { existsSync, readFileSync, writeFileSync } from "node:fs"
import { accuracyOf } from "./accuracy.ts"
import type { SetReading } from "./measure.ts"

/** The counts of a set when the reader met it for the first time. */
export type FirstReading = ReturnType<typeof accuracyOf>

const file = new URL("../sets/first-readings.json", import.meta.url)

/** What was counted at the first reading of each set that has one. */
export const firstReadings = (): Readonly<Record<string, FirstReading>> =>
  existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {}

/** Keeps the counts of sets that have no first reading yet; one that was kept is never replaced. */
export const keepFirstReadings = (readings: ReadonlyArray<SetReading>): void => {
  const counted = Object.fromEntries(readings.map(({ set, verdicts }) => [set.set, accuracyOf(verdicts)]))
  writeFileSync(file, `${JSON.stringify({ ...counted, ...firstReadings() }, undefined, 2)}\n`)
}
