import { normalise, slug } from "./normalise.ts"
import type { PinCode } from "./place-tables.ts"
import type { Place } from "./place.ts"

const localityOf = ({ place }: PinCode, name: string): Place => ({
  ...place,
  id: `${place.id}-${slug(name)}`,
  name,
  kind: "locality",
})

/** A name that several PIN codes of a district serve is one place, at the first of them. */
const distinct = (served: Iterable<readonly [PinCode, name: string]>): ReadonlyArray<Place> => {
  const seen = new Map<string, Place>()
  for (const [pin, name] of served) {
    const key = `${pin.place.district}:${name}`
    if (!seen.has(key)) seen.set(key, localityOf(pin, name))
  }
  return [...seen.values()]
}

/** Post-office localities, a place each. */
export const localityPlaces = (pins: ReadonlyArray<PinCode>): ReadonlyArray<Place> =>
  distinct(pins.flatMap((pin) => pin.localities.map((name): readonly [PinCode, string] => [pin, name])))

/** Localities by their whole name, normalised. Only those that are asked for become places: there are some 150,000. */
export const localitiesNamed = (pins: ReadonlyArray<PinCode>): ((key: string) => ReadonlyArray<Place>) => {
  const byName = new Map<string, Array<readonly [PinCode, string]>>()
  for (const pin of pins) {
    for (const name of pin.localities) {
      const key = normalise(name)
      const served = byName.get(key)
      if (served === undefined) byName.set(key, [[pin, name]])
      else served.push([pin, name])
    }
  }
  return (key) => distinct(byName.get(key) ?? [])
}
