import type { Place } from "@domain/businesses"
import { expect, test } from "vitest"
import { townOf } from "./town-of.ts"

const place = (name: string, population?: number): Place => ({
  id: name,
  name,
  kind: "City",
  state: "Maharashtra",
  countryCode: "IN",
  latitude: 19,
  longitude: 73,
  ...(population !== undefined && { population }),
})

test("a post office belongs to the town with the strongest pull", () => {
  const mumbai = { ...place("Mumbai", 12_691_836), latitude: 19.0728, longitude: 72.8826 }
  const kegaon = { ...place("Kegaon", 11_000), latitude: 18.89, longitude: 72.9 }
  const thane = { ...place("Thane", 1_841_488), latitude: 19.197, longitude: 72.9635 }
  const around = [kegaon, thane, mumbai]
  const post = (name: string, latitude: number, longitude: number): Place => ({
    ...place(name),
    kind: "PostalCode",
    latitude,
    longitude,
  })
  expect(townOf(post("Fort", 18.939, 72.836), around)).toBe("Mumbai")
  expect(townOf(post("Naupada", 19.187, 72.97), around)).toBe("Thane")
  expect(townOf(post("Kegaon", 18.9, 72.9), around)).toBe("Kegaon")
  expect(townOf(post("Lonely", 18.9, 72.9), [])).toBe("Lonely")
})
