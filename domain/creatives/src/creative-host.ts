import { creativeSizes } from "./creative-size.ts"

const { width, height } = creativeSizes.square

/** The query that every drawn creative is asked for with, scale apart. Spec: 7.9, images. */
export const creativeHostQuery = {
  size: `${width}x${height}`,
  variant: "Default",
  format: "png",
  ptype: "n",
} as const

/** Two addresses at which creatives are drawn, without a slash at the end. */
export type CreativeHosts = readonly [string, string]

/** Which of the two hosts a number from 0 (included) to 1 chooses; chance stays with the caller. Spec: 7.9, "chosen at random". */
export const chosenHost = (hosts: CreativeHosts, chance: number): string => (chance < 0.5 ? hosts[0] : hosts[1])

/** The address of a creative's picture: path t/{id}/ and the fixed query; `scaleFactor` multiplies its pixels. Spec: 7.9, images. */
export const creativeImageUrl = (host: string, creativeId: string, scaleFactor = 1): string => {
  const { size, variant, format, ptype } = creativeHostQuery
  const query = { size, variant, scaleFactor: String(scaleFactor), format, ptype }
  const pairs = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  return `${host}/t/${encodeURIComponent(creativeId)}/?${pairs.join("&")}`
}
