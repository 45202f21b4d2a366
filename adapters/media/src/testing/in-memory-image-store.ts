import { contentTypeOf, fileNameIn, imageFileName, type ImageStore } from "../store/image-store.ts"

/** Images in a map, for tests and stories. */
export const inMemoryImageStore = (publicPath = "/media"): ImageStore => {
  const kept = new Map<string, Uint8Array>()
  return {
    put: async (bytes, contentType) => {
      const name = imageFileName(bytes, contentType)
      kept.set(name, Uint8Array.from(bytes))
      return `${publicPath}/${name}`
    },
    get: async (address) => {
      const name = fileNameIn(address)
      const bytes = name === undefined ? undefined : kept.get(name)
      return name === undefined || bytes === undefined ? undefined : { bytes, contentType: contentTypeOf(name) }
    },
  }
}
