import { mkdir, readFile, rename, rm, utimes, writeFile } from "node:fs/promises"
import { randomUUID } from "node:crypto"
import { join } from "node:path"
import { contentTypeOf, fileNameIn, imageFileName, type ImageStore, isMissing, shelfOf } from "./image-store.ts"

/** Images as files below a folder, served by our own server as `{publicPath}/{hash}.{ext}`; `write` writes a whole file. */
export const diskImageStore = (
  folder: string,
  publicPath = "/media",
  write: (path: string, bytes: Uint8Array) => Promise<void> = writeFile,
): ImageStore => {
  const fileOf = (name: string): string => join(folder, shelfOf(name), name)
  return {
    put: async (bytes, contentType, now) => {
      const name = imageFileName(bytes, contentType)
      await mkdir(join(folder, shelfOf(name)), { recursive: true })
      const partial = `${fileOf(name)}.${randomUUID()}.partial`
      try {
        await write(partial, bytes)
        await utimes(partial, now / 1000, now / 1000)
        await rename(partial, fileOf(name))
      } catch (cause) {
        await rm(partial, { force: true })
        throw cause
      }
      return `${publicPath}/${name}`
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
