import { normalise, slug } from "./normalise.ts"
import type { PinCode } from "./place-tables.ts"
import type { Place } from "./place.ts"

const localityOf = ({ place }: PinCode, name: string): Place => ({
  ...place,
  id: `${place.id}-${slug(name)}`,
  name,
  kind: "locality",
})

type Served = readonly [PinCode, name: string]

const servedBy = (pins: ReadonlyArray<PinCode>): ReadonlyArray<Served> =>
  pins.flatMap((pin) => pin.localities.map((name): Served => [pin, name]))

/** Merges PIN codes of one district that serve the same name into one place, at the first of them. */
const distinct = (served: ReadonlyArray<Served>): ReadonlyArray<Place> => {
  const seen = new Map<string, Place>()
  for (const [pin, name] of served) {
    const key = `${pin.place.district}:${name}`
    if (!seen.has(key)) seen.set(key, localityOf(pin, name))
  }
  return [...seen.values()]
}

/** Post-office localities, a place each. */
export const localityPlaces = (pins: ReadonlyArray<PinCode>): ReadonlyArray<Place> => distinct(servedBy(pins))

/** Localities by their whole normalised name. Places are built on demand, since there are about 150,000. */
export const localitiesNamed = (pins: ReadonlyArray<PinCode>): ((key: string) => ReadonlyArray<Place>) => {
  const byName = Map.groupBy(servedBy(pins), ([, name]) => normalise(name))
  return (key) => distinct(byName.get(key) ?? [])
}
