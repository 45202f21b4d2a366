import { describe, expect, it } from "vitest"
import { joinTowns } from "./towns.ts"

const named = (name: string, lat: string, lng: string) => ({ name, lat, lng, country: "IN", admin1: "13", admin2: "" })
const populated = (name: string, latitude: number, longitude: number, population: number) => ({
  name,
  latitude,
  longitude,
  population,
  country: "IN",
})

describe("joining towns", () => {
  it("gives a renamed town its population by position, and keeps the former name", () => {
    const [town] = joinTowns([named("Newname", "10.00", "76.00")], [populated("Oldname", 10.003, 76.003, 900)])
    expect(town).toMatchObject({ name: "Newname", population: 900, aliases: ["Oldname"] })
  })

  it("prefers the same name to a nearer place of another name", () => {
    const towns = joinTowns(
      [named("Alpha", "10.00", "76.00"), named("Beta", "10.005", "76.00")],
      [populated("Beta", 10.0, 76.0, 50)],
    )
    expect(towns.map(({ population }) => population)).toEqual([0, 50])
  })

  it("leaves the population unknown when no place is near", () => {
    expect(joinTowns([named("Alpha", "10", "76")], [populated("Alpha", 12, 76, 50)])[0]?.population).toBe(0)
  })
})
