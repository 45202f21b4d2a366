import { shownPicture } from "@domain/creatives"
import type { Layer } from "@domain/studio"

/** Pictures by the addresses that layers name; a picture that could not be loaded is absent. */
export type Pictures = ReadonlyMap<string, HTMLImageElement>

const loading = new Map<string, Promise<HTMLImageElement | undefined>>()

const load = (url: string): Promise<HTMLImageElement | undefined> => {
  const known = loading.get(url)
  if (known !== undefined) return known
  const coming = new Promise<HTMLImageElement | undefined>((resolve) => {
    const picture = new Image()
    picture.crossOrigin = "anonymous"
    picture.onload = () => resolve(picture)
    picture.onerror = () => {
      loading.delete(url)
      resolve(undefined)
    }
    picture.src = shownPicture(url)
  })
  loading.set(url, coming)
  return coming
}

/** Loads the pictures of layers, each once. */
export const picturesOf = async (layers: ReadonlyArray<Layer>): Promise<Pictures> => {
  const urls = new Set(layers.flatMap((layer) => (layer.kind === "Picture" && layer.url !== "" ? [layer.url] : [])))
  const loaded = await Promise.all([...urls].map(async (url) => [url, await load(url)] as const))
  return new Map(loaded.flatMap(([url, picture]) => (picture === undefined ? [] : [[url, picture] as const])))
}
