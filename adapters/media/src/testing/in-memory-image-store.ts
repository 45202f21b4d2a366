import { readFile } from "node:fs/promises"
import { contentTypeOf, fileNameIn, hashedFileName, imageFileName, type ImageStore } from "../store/image-store.ts"

/** Images in a map, for tests and stories. */
export const inMemoryImageStore = (publicPath = "/media"): ImageStore => {
  const images = new Map<string, Uint8Array>()
  return {
    put: async (bytes, contentType) => {
      const name = imageFileName(bytes, contentType)
      images.set(name, Uint8Array.from(bytes))
      return `${publicPath}/${name}`
    },
    putFile: async ({ path, sha256 }, contentType) => {
      const name = hashedFileName(sha256, contentType)
      images.set(name, new Uint8Array(await readFile(path)))
      return `${publicPath}/${name}`
    },
    read: async (address, start, most) => {
      const name = fileNameIn(address)
      const bytes = name === undefined ? undefined : images.get(name)
      return name === undefined || bytes === undefined || start >= bytes.length
        ? undefined
        : { bytes: bytes.slice(start, start + most), contentType: contentTypeOf(name), sizeBytes: bytes.length }
    },
    get: async (address) => {
      const name = fileNameIn(address)
      const bytes = name === undefined ? undefined : images.get(name)
      return name === undefined || bytes === undefined ? undefined : { bytes, contentType: contentTypeOf(name) }
    },
  }
}
