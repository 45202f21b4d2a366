import { readdir, rename, rm, stat, utimes } from "node:fs/promises"
import { randomUUID } from "node:crypto"
import { join } from "node:path"
import { Effect, Layer } from "effect"
import { PictureFiles } from "@application/creatives/ports"
import { fileNameIn, isMissing, shelfOf } from "./image-store.ts"

/** Leftovers of a process that died while it stored or deleted a picture are deleted after an hour. */
const leftoverMilliseconds = 3_600_000

const orMissing = async <A>(work: Promise<A>): Promise<A | undefined> => {
  try {
    return await work
  } catch (cause) {
    if (isMissing(cause)) return undefined
    throw cause
  }
}

/** The disk store's files; a file's time of change is when its picture was last stored or known to be shown. */
export const diskPictureFiles = (folder: string, clock = Date.now) => {
  const fileOf = (name: string) => join(folder, shelfOf(name), name)
  const usedAtOf = async (file: string) => (await orMissing(stat(file)))?.mtimeMs
  const deleteLeftover = async (file: string) => {
    const since = (await orMissing(stat(file)))?.ctimeMs
    if (since !== undefined && since < clock() - leftoverMilliseconds) await rm(file, { force: true })
  }
  const unusedSince = async (shelf: number, instant: number) => {
    const directory = join(folder, shelf.toString(16).padStart(2, "0"))
    const files: Array<{ readonly name: string; readonly usedAt: number }> = []
    for (const name of (await orMissing(readdir(directory))) ?? []) {
      const file = join(directory, name)
      const usedAt = await usedAtOf(file)
      if (fileNameIn(name) === undefined) await deleteLeftover(file)
      else if (usedAt !== undefined && usedAt < instant) files.push({ name, usedAt })
    }
    return files
  }
  const deleteUnused = async (name: string, instant: number) => {
    const file = fileOf(name)
    if (((await usedAtOf(file)) ?? instant) >= instant) return false
    // Moved aside first: a picture stored at this moment takes the name again, or is seen to be new and restored.
    const aside = `${file}.${randomUUID()}.unused`
    if ((await orMissing(rename(file, aside).then(() => true))) === undefined) return false
    if (((await usedAtOf(aside)) ?? 0) >= instant) {
      await rename(aside, file)
      return false
    }
    await rm(aside, { force: true })
    return true
  }
  return Layer.succeed(PictureFiles, {
    shelves: 256,
    unusedSince: (shelf, instant) => Effect.promise(() => unusedSince(shelf, instant)),
    markUsed: (names, now) =>
      Effect.forEach(names, (name) => Effect.promise(() => orMissing(utimes(fileOf(name), now / 1000, now / 1000))), {
        discard: true,
      }),
    deleteUnused: (name, instant) => Effect.promise(() => deleteUnused(name, instant)),
  })
}
