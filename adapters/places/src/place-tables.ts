import { readTable } from "./data-files.ts"
import { slug } from "./normalise.ts"
import type { Place, PlaceCountry } from "./place.ts"

/** A place and its aliases. */
export type NamedPlace = { readonly place: Place; readonly aliases: ReadonlyArray<string> }

const country = (code: string | undefined): PlaceCountry => (code === "GB" ? "GB" : "IN")
const listed = (cell: string | undefined): ReadonlyArray<string> =>
  cell === undefined || cell === "" ? [] : cell.split("|")

/** State and nation names by `country:code`. */
export const readRegionNames = (): ReadonlyMap<string, string> =>
  new Map(readTable("regions").map(([countryCode = "", code = "", name = ""]) => [`${countryCode}:${code}`, name]))

/** Towns, largest first; ids consist of country, state and name, numbered from the second of a name. */
export const readTowns = (regionNames: ReadonlyMap<string, string>): ReadonlyArray<NamedPlace> => {
  const seen = new Map<string, number>()
  return readTable("towns").map(([countryCode, name = "", aliases, code = "", second = "", lat, lon, people]) => {
    const base = `${country(countryCode)}-${code}-${slug(name)}`
    const count = (seen.get(base) ?? 0) + 1
    seen.set(base, count)
    const nation = regionNames.get(`${country(countryCode)}:${code}`) ?? ""
    const population = Number(people)
    const place: Place = {
      id: count === 1 ? base : `${base}-${count}`,
      name,
      kind: "town",
      region: countryCode === "GB" && second !== "" ? second : nation,
      countryCode: country(countryCode),
      latitude: Number(lat),
      longitude: Number(lon),
      ...(second === "" ? {} : { district: second }),
      ...(population > 0 ? { population } : {}),
    }
    return { place, aliases: listed(aliases) }
  })
}

/** A PIN code with the post-office localities it serves. */
export type PinCode = { readonly place: Place; readonly localities: ReadonlyArray<string> }

/** All Indian PIN codes in ascending order. */
export const readPinCodes = (regionNames: ReadonlyMap<string, string>): ReadonlyArray<PinCode> =>
  readTable("pin-codes").map(([pin = "", lat, lon, code = "", district = "", localities]) => {
    const names = listed(localities)
    return {
      localities: names,
      place: {
        id: `IN-${pin}`,
        name: names[0] === undefined ? district : names[0],
        kind: "postcode",
        region: regionNames.get(`IN:${code}`) ?? "",
        countryCode: "IN",
        postcode: pin,
        district,
        latitude: Number(lat),
        longitude: Number(lon),
      },
    }
  })

/** All British outward codes. */
export const readOutwardCodes = (): ReadonlyArray<Place> =>
  readTable("outward-codes").map(([outcode = "", lat, lon, town = "", region = "", nation = ""]) => ({
    id: `GB-${outcode}`,
    name: town === "" ? region : town,
    kind: "postcode",
    region: region === "" ? nation : region,
    countryCode: "GB",
    postcode: outcode,
    latitude: Number(lat),
    longitude: Number(lon),
  }))
