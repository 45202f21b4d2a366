import type { factReadings } from "@adapters/web-extraction/facts"

const town = (name: string, latitude: number, longitude: number, population: number) => ({
  name,
  countryCode: "GB",
  region: "England",
  latitude,
  longitude,
  population,
})
const leeds = town("Leeds", 53.8, -1.55, 455_123)
const york = town("York", 53.96, -1.08, 144_202)

/** Leeds and York with a postal code each, for tests. */
export const twoTowns: Parameters<typeof factReadings>[0] = {
  townsNamed: (name) => [leeds, york].filter((each) => each.name.toLowerCase() === name.toLowerCase()),
  findPostcode: (code) => (code.startsWith("LS1") ? leeds : code.startsWith("YO31") ? york : undefined),
}
