import { creativeSizes } from "./creative-size.ts"

const { width, height } = creativeSizes.square

/** The query of every creative's picture, except for its scale. Spec: 7.9, images. */
export const creativeHostQuery = {
  size: `${width}x${height}`,
  variant: "Default",
  format: "png",
  ptype: "n",
} as const

/** The two hosts that serve creatives, without a trailing slash. */
export type CreativeHosts = readonly [string, string]

/** Chooses a host by a number from 0 to 1, which the caller draws at random. Spec: 7.9, "chosen at random". */
export const chosenHost = (hosts: CreativeHosts, chance: number): string => (chance < 0.5 ? hosts[0] : hosts[1])

/**
 * The address of a creative's picture: path t/{id}/ and the fixed query; `scaleFactor` multiplies its pixels. Spec:
 * 7.9, images.
 */
export const creativeImageUrl = (host: string, creativeId: string, scaleFactor = 1): string => {
  const { size, variant, format, ptype } = creativeHostQuery
  const query = { size, variant, scaleFactor: String(scaleFactor), format, ptype }
  const pairs = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  return `${host}/t/${encodeURIComponent(creativeId)}/?${pairs.join("&")}`
}
