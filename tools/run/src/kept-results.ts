import { writeFileSync } from "node:fs"
import { readFile } from "node:fs/promises"
import type { Counts } from "./counts.ts"

/** Checks or tests that are run together, and the hash of what they read. */
export interface Group {
  readonly name: string
  /** The only package whose tests are in the group, such as `domain/pricing`. */
  readonly folder?: string
  readonly hash: string
}

/** Results of groups without a failure. A result holds for as long as the group's hash is the same. */
export interface KeptResults {
  readonly of: (group: Group) => Counts | undefined
  /** Keeps counts in the file; a group with a failure is forgotten. */
  readonly keep: (results: ReadonlyArray<readonly [Group, Counts]>) => void
}

type Results = Record<string, { readonly hash: string; readonly counts: Counts }>

/** The results kept in a file. A file that is missing or broken holds none. */
export const keptResults = async (file: string): Promise<KeptResults> => {
  const read = async (): Promise<Results> => {
    try {
      return JSON.parse(await readFile(file, "utf8"))
    } catch {
      return {}
    }
  }
  const results = await read()
  return {
    of: ({ name, hash }) => (results[name]?.hash === hash ? results[name].counts : undefined),
    keep: (found) => {
      for (const [{ name, hash }, counts] of found) {
        if (counts.failed > 0) delete results[name]
        else results[name] = { hash, counts }
      }
      // Parts end at any moment, also at the same one: half a file would hold none of their results.
      writeFileSync(file, JSON.stringify(results))
    },
  }
}
