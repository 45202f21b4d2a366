import { FranchiseStores } from "@application/franchise/stores"
import type { FranchiseStore } from "@domain/franchise"
import { Effect } from "effect"
import { bakery } from "./bakery.ts"
import { bakeryAs } from "./categories.ts"
import type { Seed } from "./seeds.ts"

const cities = [
  { region: "West", city: "Pune", latitude: 18.52, longitude: 73.85, stores: 14 },
  { region: "West", city: "Mumbai", latitude: 19.07, longitude: 72.87, stores: 22 },
  { region: "North", city: "Delhi", latitude: 28.61, longitude: 77.2, stores: 16 },
  { region: "South", city: "Bengaluru", latitude: 12.97, longitude: 77.59, stores: 11 },
] as const

const storesOf = ({ region, city, latitude, longitude, stores }: (typeof cities)[number]) =>
  Array.from({ length: stores }, (_, index): FranchiseStore => {
    const number = String(index + 1).padStart(2, "0")
    const isPlaced = index % 13 !== 12
    return {
      code: `${city.slice(0, 3).toUpperCase()}-${number}`,
      name: `${city} ${index + 1}`,
      address: `${index + 4} Station Road, ${city}`,
      ...(index % 7 !== 6 && { town: city }),
      price: `₹${199 + 10 * (index % 4)}`,
      ...(isPlaced && {
        latitude: latitude + 0.013 * (index % 5),
        longitude: longitude + 0.017 * Math.floor(index / 5),
      }),
      radius: index % 3 === 0 ? 5 : 8,
      unit: "Kilometers",
      ...(index % 4 !== 3 && { phone: `+9198${String(40_000_000 + index)}` }),
      region,
      hours: [1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, from: 480, to: 1260 })),
      population: 20_000 + 7_300 * index,
      sales: 900_000 + 41_000 * index,
      isOpen: index % 9 !== 8,
    }
  })

/** A head office without stores. */
export const newFranchise: Seed = bakeryAs({ category: "HqFranchise" })

/** A head office with sixty-three stores in four cities: some closed, some without a place. */
export const franchiseWithStores: Seed = Effect.gen(function* () {
  yield* newFranchise
  const kept = yield* FranchiseStores
  for (const store of cities.flatMap(storesOf)) yield* kept.save({ businessProfileId: bakery.id, ...store })
})
