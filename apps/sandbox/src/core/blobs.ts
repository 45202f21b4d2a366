import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { sha256Hex } from "./signatures.ts"

/** Uploaded bytes, kept by their hash; beside the state file when there is one. */
export type Blobs = {
  readonly put: (bytes: Uint8Array) => string
  readonly get: (hash: string) => Uint8Array | undefined
  readonly clear: () => void
}

export const makeBlobs = (folder: string | undefined): Blobs => {
  const memory = new Map<string, Uint8Array>()
  return {
    put: (bytes) => {
      const hash = sha256Hex(bytes).slice(0, 32)
      memory.set(hash, bytes)
      if (folder !== undefined) {
        mkdirSync(folder, { recursive: true })
        writeFileSync(join(folder, hash), bytes)
      }
      return hash
    },
    get: (hash) => {
      const inMemory = memory.get(hash)
      if (inMemory !== undefined || folder === undefined || !/^[0-9a-f]{32}$/.test(hash)) return inMemory
      const path = join(folder, hash)
      return existsSync(path) ? readFileSync(path) : undefined
    },
    clear: () => {
      memory.clear()
      if (folder !== undefined) rmSync(folder, { recursive: true, force: true })
    },
  }
}
