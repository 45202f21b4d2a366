import { createHash, randomUUID } from "node:crypto"
import { mkdir, open, readdir, rm, stat } from "node:fs/promises"
import { join } from "node:path"
import type { ImageStore, WrittenFile } from "../store/image-store.ts"

/** What is left of a process that died while it joined a video is deleted after an hour. */
const leftoverMilliseconds = 3_600_000

/** Deletes old leftovers of a folder. */
const clear = async (folder: string): Promise<void> => {
  for (const name of await readdir(folder)) {
    const since = await stat(join(folder, name)).catch(() => undefined)
    if (since !== undefined && since.mtimeMs < Date.now() - leftoverMilliseconds)
      await rm(join(folder, name), { force: true })
  }
}

/**
 * Writes stored parts one after another into a file of this machine for `use`, and deletes it after that. Undefined where a part
 * is not there or all of them are larger than `most` bytes.
 */
export const withJoined = async <A>(
  store: Pick<ImageStore, "get">,
  names: ReadonlyArray<string>,
  { folder, most }: { readonly folder: string; readonly most: number },
  use: (file: WrittenFile) => Promise<A>,
): Promise<A | "missing" | "tooLarge"> => {
  await mkdir(folder, { recursive: true })
  await clear(folder)
  const path = join(folder, `${randomUUID()}.joining`)
  const file = await open(path, "wx")
  const hash = createHash("sha256")
  let sizeBytes = 0
  try {
    for (const name of names) {
      const part = await store.get(name)
      if (part === undefined) return "missing"
      sizeBytes += part.bytes.length
      if (sizeBytes > most) return "tooLarge"
      hash.update(part.bytes)
      await file.appendFile(part.bytes)
    }
    await file.close()
    return await use({ path, sizeBytes, sha256: hash.digest("hex") })
  } finally {
    await file.close().catch(() => undefined)
    await rm(path, { force: true })
  }
}
