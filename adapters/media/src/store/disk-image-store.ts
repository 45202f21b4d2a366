import { copyFile, mkdir, open, readFile, rename, rm, utimes, writeFile } from "node:fs/promises"
import { randomUUID } from "node:crypto"
import { join } from "node:path"
import {
  contentTypeOf,
  fileNameIn,
  hashedFileName,
  imageFileName,
  type ImageStore,
  isMissing,
  shelfOf,
} from "./image-store.ts"

/** Images as files below a folder, served by our own server as `{publicPath}/{hash}.{ext}`; `write` writes a whole file. */
export const diskImageStore = (
  folder: string,
  publicPath = "/media",
  write: (path: string, bytes: Uint8Array) => Promise<void> = writeFile,
): ImageStore => {
  const fileOf = (name: string): string => join(folder, shelfOf(name), name)
  /** The whole file or nothing is seen under its name. */
  const place = async (name: string, now: number, fill: (partial: string) => Promise<void>) => {
    await mkdir(join(folder, shelfOf(name)), { recursive: true })
    const partial = `${fileOf(name)}.${randomUUID()}.partial`
    try {
      await fill(partial)
      await utimes(partial, now / 1000, now / 1000)
      await rename(partial, fileOf(name))
    } catch (cause) {
      await rm(partial, { force: true })
      throw cause
    }
    return `${publicPath}/${name}`
  }
  return {
    put: (bytes, contentType, now) =>
      Promise.resolve().then(() => place(imageFileName(bytes, contentType), now, (partial) => write(partial, bytes))),
    putFile: ({ path, sha256 }, contentType, now) =>
      Promise.resolve().then(() =>
        place(hashedFileName(sha256, contentType), now, (partial) => copyFile(path, partial)),
      ),
    read: async (address, start, most) => {
      const name = fileNameIn(address)
      if (name === undefined) return undefined
      try {
        await using file = await open(fileOf(name), "r")
        const { size: sizeBytes } = await file.stat()
        if (start >= sizeBytes) return undefined
        const bytes = new Uint8Array(Math.min(most, sizeBytes - start))
        await file.read(bytes, 0, bytes.length, start)
        return { bytes, contentType: contentTypeOf(name), sizeBytes }
      } catch (cause) {
        if (isMissing(cause)) return undefined
        throw cause
      }
    },
    get: async (address) => {
      const name = fileNameIn(address)
      if (name === undefined) return undefined
      try {
        return { bytes: await readFile(fileOf(name)), contentType: contentTypeOf(name) }
      } catch (cause) {
        if (isMissing(cause)) return undefined
        throw cause
      }
    },
  }
}
