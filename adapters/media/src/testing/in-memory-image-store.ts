import { contentTypeOf, fileNameIn, imageFileName, type ImageStore } from "../store/image-store.ts"

/** Images in a map, for tests and stories. */
export const inMemoryImageStore = (publicPath = "/media"): ImageStore => {
  const images = new Map<string, Uint8Array>()
  return {
    put: async (bytes, contentType) => {
      const name = imageFileName(bytes, contentType)
      images.set(name, Uint8Array.from(bytes))
      return `${publicPath}/${name}`
    },
    get: async (address) => {
      const name = fileNameIn(address)
      const bytes = name === undefined ? undefined : images.get(name)
      return name === undefined || bytes === undefined ? undefined : { bytes, contentType: contentTypeOf(name) }
    },
  }
}
