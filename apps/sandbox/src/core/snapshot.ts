import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs"
import { dirname } from "node:path"
import { isObject, parseJson } from "./json.ts"
import type { State } from "./state.ts"

const VERSION = 1

/** Writes the state to a file soon after each change, whole or not at all. */
export type Snapshots = { readonly save: () => void; readonly flush: () => void }

export const makeSnapshots = (file: string | undefined, state: () => State): Snapshots => {
  let timer: NodeJS.Timeout | undefined
  const flush = (): void => {
    clearTimeout(timer)
    timer = undefined
    if (file === undefined) return
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(`${file}.new`, JSON.stringify({ version: VERSION, state: state() }))
    renameSync(`${file}.new`, file)
  }
  return {
    save: () => {
      if (file !== undefined) timer ??= setTimeout(flush, 100)
    },
    flush,
  }
}

/** Reads a snapshot over a fresh state; a file of another version or broken content is an error, never silently dropped. */
export const readSnapshot = (file: string | undefined, fresh: State): State => {
  if (file === undefined || !existsSync(file)) return fresh
  const content = parseJson(readFileSync(file, "utf8"))
  if (!isObject(content) || content["version"] !== VERSION || !isObject(content["state"])) {
    throw new Error(`${file} is not a sandbox snapshot of version ${VERSION}; delete it to start afresh.`)
  }
  return Object.assign(fresh, content["state"])
}
