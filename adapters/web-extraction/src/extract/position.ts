import type { Extracted } from "@domain/businesses"
import { type Entity, textOf, thingsOf } from "./entity.ts"
import { fact } from "./fact.ts"
import type { Page } from "./page.ts"

/** A position in degrees with its source. */
export type FoundPosition = { readonly latitude: Extracted<number>; readonly longitude: Extracted<number> }

type Reading = { readonly latitude: number; readonly longitude: number; readonly confidence: number }

const onEarth = ({ latitude, longitude }: Reading) =>
  Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 && (Math.abs(latitude) > 0.01 || Math.abs(longitude) > 0.01)

const pairs: ReadonlyArray<readonly [pattern: RegExp, latitudeAt: number, confidence: number]> = [
  [/!3d(-?\d+\.\d+)!4d(-?\d+\.\d+)/, 1, 0.8],
  [/[?&](?:q|query|ll|destination|daddr|center)=(?:loc:)?(-?\d+\.\d+)(?:,|%2C)\s*(-?\d+\.\d+)/i, 1, 0.75],
  [/@(-?\d+\.\d+),(-?\d+\.\d+)/, 1, 0.6],
  [/!2d(-?\d+\.\d+)!3d(-?\d+\.\d+)/, 2, 0.55],
]

const inMapLinks = (page: Page): ReadonlyArray<Reading> =>
  page
    .$("a[href*='maps'], iframe[src*='maps'], iframe[data-src*='maps'], a[href*='goo.gl/maps']")
    .toArray()
    .flatMap(({ attribs }) => {
      const address = attribs["href"] ?? attribs["src"] ?? attribs["data-src"] ?? ""
      return pairs.flatMap(([pattern, latitudeAt, confidence]) => {
        const match = pattern.exec(address)
        if (match === null || (/\/dir\//.test(address) && confidence < 0.7)) return []
        const [first, second] = [Number(match[1]), Number(match[2])]
        return [
          latitudeAt === 1
            ? { latitude: first, longitude: second, confidence }
            : { latitude: second, longitude: first, confidence },
        ]
      })
    })

/** The position that structured data states of a business or place. */
export const statedPosition = (entity: Entity): FoundPosition | undefined => {
  const geo = thingsOf(entity, "geo")[0] ?? entity
  const [latitude, longitude] = [
    Number(textOf(geo, "latitude") ?? Number.NaN),
    Number(textOf(geo, "longitude") ?? Number.NaN),
  ]
  return onEarth({ latitude, longitude, confidence: 1 })
    ? { latitude: fact(latitude, entity.source, 0.95), longitude: fact(longitude, entity.source, 0.95) }
    : undefined
}

/** The business's position: stated coordinates, position meta tags, then map links. */
export const findPosition = (page: Page, entity: Entity | undefined): FoundPosition | undefined => {
  const stated = entity === undefined ? undefined : statedPosition(entity)
  if (stated !== undefined) return stated
  const meta = /^(-?\d+\.\d+)[;,\s]+(-?\d+\.\d+)$/.exec(page.meta("geo.position") || page.meta("icbm"))
  if (meta !== null)
    return { latitude: fact(Number(meta[1]), "meta", 0.85), longitude: fact(Number(meta[2]), "meta", 0.85) }
  const best = inMapLinks(page)
    .filter(onEarth)
    .toSorted((a, b) => b.confidence - a.confidence)[0]
  return best === undefined
    ? undefined
    : {
        latitude: fact(best.latitude, "link", best.confidence),
        longitude: fact(best.longitude, "link", best.confidence),
      }
}
