import { readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"

/** Counts by what was counted, such as `{ "/home, texts": 12_345 }`. */
export type Counts = Readonly<Record<string, number>>

/** How far a count may be from its kept value, as a share of that value. */
const tolerance = 0.03

const file = join(import.meta.dirname, "..", "..", "..", "..", "docs", "counts.json")

/**
 * A table of the kept and the measured counts where one differs by more than 3 %, is new or is gone; `undefined` where none
 * does. Rows that differ are marked.
 */
export const differenceTable = (kept: Counts, measured: Counts): string | undefined => {
  const names = [...new Set([...Object.keys(kept), ...Object.keys(measured)])].sort()
  const differs = (name: string) => {
    const [before, now] = [kept[name], measured[name]]
    return before === undefined || now === undefined || Math.abs(now - before) > tolerance * before
  }
  if (!names.some(differs)) return undefined
  const width = Math.max(...names.map((name) => name.length))
  const cell = (count: number | undefined) => String(count ?? "none").padStart(10)
  const line = (name: string) =>
    `${differs(name) ? "*" : " "} ${name.padEnd(width)} ${cell(kept[name])} ${cell(measured[name])}`
  return [`  ${"".padEnd(width)} ${"kept".padStart(10)} ${"measured".padStart(10)}`, ...names.map(line)].join("\n")
}

const allKept = async () => JSON.parse(await readFile(file, "utf8")) as Readonly<Record<string, Counts>>

/**
 * Compares counts with a section of `docs/counts.json`; throws with both lists where one differs by more than 3 %. With
 * `KEEP_COUNTS=1` the measured counts become the section instead, for one run of tests at a time.
 */
export const expectKeptCounts = async (section: string, measured: Counts): Promise<void> => {
  const kept = await allKept()
  if (process.env["KEEP_COUNTS"] === "1") {
    await writeFile(file, `${JSON.stringify({ ...kept, [section]: measured }, undefined, 2)}\n`)
    return
  }
  const table = differenceTable(kept[section] ?? {}, measured)
  if (table === undefined) return
  throw new Error(
    `Counts of "${section}" are not those of docs/counts.json. If the change is meant, run the test with KEEP_COUNTS=1 and ` +
      `commit the file.\n${table}`,
  )
}
