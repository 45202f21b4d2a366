import type { PinCode } from "./place-tables.ts"
import type { Place, PlaceCountry } from "./place.ts"

/** Postal codes by their beginning, and one by its full text. */
export type Postcodes = {
  readonly starting: (keyword: string, limit: number) => ReadonlyArray<Place>
  readonly find: (code: string, country?: PlaceCountry) => Place | undefined
}

const pinShape = /^[1-9]\d{0,2} ?\d{0,3}$/
const fullBritish = /^([A-Z]{1,2}\d[A-Z\d]?)\s*\d[A-Z]{2}$/
const outwardStart = /^[A-Z]{1,2}\d?[A-Z\d]?$/

/** The outward part of a British postcode written in any usual way, in capitals; undefined when it is not one. */
const outwardCode = (text: string): string | undefined => {
  const code = text.trim().toUpperCase()
  const full = fullBritish.exec(code)?.[1]
  if (full !== undefined) return full
  return /^[A-Z]{1,2}\d[A-Z\d]?$/.test(code) ? code : undefined
}

/** Builds the look-up over PIN codes in ascending order and outward codes. */
export const postcodes = (pins: ReadonlyArray<PinCode>, outwardCodes: ReadonlyArray<Place>): Postcodes => {
  const byCode = new Map([
    ...pins.map(({ place }): [string, Place] => [place.postcode ?? "", place]),
    ...outwardCodes.map((place): [string, Place] => [place.postcode ?? "", place]),
  ])
  const pinsStarting = (digits: string, limit: number): ReadonlyArray<Place> => {
    const matches: Array<Place> = []
    for (const { place } of pins) {
      if (matches.length >= limit) break
      if (place.postcode?.startsWith(digits)) matches.push(place)
    }
    return matches
  }
  const find = (code: string, country?: PlaceCountry): Place | undefined => {
    const compact = code.replace(/\s+/g, "")
    const place = byCode.get(/^\d{6}$/.test(compact) ? compact : (outwardCode(code) ?? ""))
    return place !== undefined && (country === undefined || place.countryCode === country) ? place : undefined
  }
  return {
    find,
    starting: (keyword, limit) => {
      const code = keyword.trim().toUpperCase()
      if (pinShape.test(code)) return pinsStarting(code.replace(" ", ""), limit)
      const whole = find(code, "GB")
      const partial = outwardStart.test(code)
        ? outwardCodes.filter((place) => place !== whole && place.postcode?.startsWith(code))
        : []
      return [...(whole === undefined ? [] : [whole]), ...partial].slice(0, limit)
    },
  }
}
