import type { Place, PlaceKind } from "@domain/businesses"

type Row = readonly [
  name: string,
  state: string,
  countryCode: string,
  latitude: number,
  longitude: number,
  population: number,
]

const towns: ReadonlyArray<Row> = [
  ["Mumbai", "Maharashtra", "IN", 19.0728, 72.8826, 12_691_836],
  ["Pune", "Maharashtra", "IN", 18.5196, 73.8554, 3_124_458],
  ["Thane", "Maharashtra", "IN", 19.197, 72.9635, 1_841_488],
  ["Nagpur", "Maharashtra", "IN", 21.1463, 79.0849, 2_405_665],
  ["Delhi", "Delhi", "IN", 28.6519, 77.2315, 11_034_555],
  ["Bengaluru", "Karnataka", "IN", 12.9719, 77.5937, 8_443_675],
  ["Mysuru", "Karnataka", "IN", 12.2979, 76.6393, 920_550],
  ["Chennai", "Tamil Nadu", "IN", 13.0878, 80.2785, 4_646_732],
  ["Coimbatore", "Tamil Nadu", "IN", 11.0056, 76.9661, 1_050_721],
  ["Hyderabad", "Telangana", "IN", 17.384, 78.4564, 6_809_970],
  ["Kolkata", "West Bengal", "IN", 22.5626, 88.363, 4_496_694],
  ["Ahmedabad", "Gujarat", "IN", 23.0258, 72.5873, 5_577_940],
  ["Surat", "Gujarat", "IN", 21.1959, 72.8302, 4_467_797],
  ["Jaipur", "Rajasthan", "IN", 26.9196, 75.7878, 3_046_163],
  ["Lucknow", "Uttar Pradesh", "IN", 26.8393, 80.9231, 2_817_105],
  ["Kochi", "Kerala", "IN", 9.9399, 76.2602, 602_046],
  ["London", "England", "GB", 51.5085, -0.1257, 8_961_989],
  ["Birmingham", "England", "GB", 52.4814, -1.8998, 1_144_919],
  ["Manchester", "England", "GB", 53.4809, -2.2374, 395_515],
  ["Leeds", "England", "GB", 53.7965, -1.5478, 455_123],
  ["Bristol", "England", "GB", 51.4552, -2.5967, 465_866],
  ["Liverpool", "England", "GB", 53.4106, -2.9779, 864_122],
  ["Glasgow", "Scotland", "GB", 55.8651, -4.2576, 626_410],
  ["Edinburgh", "Scotland", "GB", 55.9521, -3.1965, 506_520],
  ["Cardiff", "Wales", "GB", 51.48, -3.18, 447_287],
  ["Belfast", "Northern Ireland", "GB", 54.5968, -5.9254, 274_770],
]

const codes: ReadonlyArray<
  readonly [postcode: string, name: string, state: string, countryCode: string, latitude: number, longitude: number]
> = [
  ["560001", "Bengaluru G.P.O.", "Karnataka", "IN", 12.976, 77.595],
  ["400001", "Mumbai G.P.O.", "Maharashtra", "IN", 18.939, 72.836],
  ["110001", "New Delhi G.P.O.", "Delhi", "IN", 28.627, 77.216],
  ["SW1A", "Westminster", "England", "GB", 51.501, -0.14],
  ["M1", "Manchester", "England", "GB", 53.477, -2.235],
  ["EH1", "Edinburgh", "Scotland", "GB", 55.952, -3.19],
]

const states: ReadonlyArray<readonly [name: string, countryCode: string, latitude: number, longitude: number]> = [
  ["Maharashtra", "IN", 19.75, 75.71],
  ["Karnataka", "IN", 15.32, 75.71],
  ["England", "GB", 52.36, -1.17],
  ["Scotland", "GB", 56.49, -4.2],
]

const idOf = (kind: PlaceKind, name: string, countryCode: string): string =>
  `${countryCode}-${kind}-${name}`.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-")

/** Towns, states and postal codes of both countries with their real positions. */
export const knownPlaces: ReadonlyArray<Place> = [
  ...towns.map(([name, state, countryCode, latitude, longitude, population]): Place => ({
    id: idOf("City", name, countryCode),
    name,
    kind: "City",
    state,
    countryCode,
    latitude,
    longitude,
    population,
  })),
  ...states.map(([name, countryCode, latitude, longitude]): Place => ({
    id: idOf("State", name, countryCode),
    name,
    kind: "State",
    state: name,
    countryCode,
    latitude,
    longitude,
  })),
  ...codes.map(([postcode, name, state, countryCode, latitude, longitude]): Place => ({
    id: idOf("PostalCode", postcode, countryCode),
    name,
    kind: "PostalCode",
    state,
    countryCode,
    postcode,
    latitude,
    longitude,
  })),
]
