import { mkdir, readFile, rename, writeFile } from "node:fs/promises"
import { randomUUID } from "node:crypto"
import { join } from "node:path"
import { contentTypeOf, fileNameIn, imageFileName, type ImageStore } from "./image-store.ts"

const isMissing = (cause: unknown): boolean => cause instanceof Error && "code" in cause && cause.code === "ENOENT"

/** Images as files below a folder, served by our own server as `{publicPath}/{hash}.{ext}`. */
export const diskImageStore = (folder: string, publicPath = "/media"): ImageStore => {
  const fileOf = (name: string): string => join(folder, name.slice(0, 2), name)
  return {
    put: async (bytes, contentType) => {
      const name = imageFileName(bytes, contentType)
      await mkdir(join(folder, name.slice(0, 2)), { recursive: true })
      const partial = `${fileOf(name)}.${randomUUID()}.partial`
      await writeFile(partial, bytes)
      await rename(partial, fileOf(name))
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
