import { SaveFranchiseStores } from "@application/franchise/contract"
import type { BusinessProfileId } from "@domain/kernel"
import type { ApiCaller } from "./api-caller.ts"

/** Cities with their places, people (census of 2021, to the thousand) and how many stores the demo has there. */
const cities = [
  ["London", "South", 51.507, -0.128, 8_800_000, 9],
  ["Birmingham", "Midlands", 52.48, -1.9, 1_145_000, 5],
  ["Leeds", "North", 53.8, -1.549, 812_000, 4],
  ["Sheffield", "North", 53.381, -1.47, 557_000, 3],
  ["Manchester", "North", 53.48, -2.242, 552_000, 4],
  ["Liverpool", "North", 53.408, -2.991, 486_000, 3],
  ["Bristol", "South", 51.454, -2.588, 472_000, 3],
  ["Leicester", "Midlands", 52.637, -1.139, 369_000, 2],
  ["Nottingham", "Midlands", 52.954, -1.158, 324_000, 2],
  ["Newcastle", "North", 54.978, -1.617, 300_000, 2],
] as const

const rows = cities.flatMap(([city, region, latitude, longitude, people, stores]) =>
  Array.from({ length: stores }, (_, index) => ({
    code: `${city.slice(0, 3).toUpperCase()}-${String(index + 1).padStart(2, "0")}`,
    name: index === 0 ? `${city} Centre` : `${city} ${index + 1}`,
    address: `${index + 2} High Street, ${city}`,
    town: city,
    price: `£${9 + (index % 3)}`,
    latitude: String(latitude + 0.021 * (index % 3)),
    longitude: String(longitude + 0.034 * Math.floor(index / 3)),
    radius: index === 0 ? "3" : "5",
    unit: "mi",
    hours: "Mo-Su 11:00-23:00",
    region,
    population: String(Math.round(people / stores)),
    // The last store of the largest city is being rebuilt.
    isOpen: index === 8 ? "closed" : "open",
  })),
)

/** Gives the demo's franchise its stores. */
export const demoStores = ({ ask }: ApiCaller, businessProfileId: BusinessProfileId) =>
  ask(SaveFranchiseStores, { businessProfileId, rows })
