import { describe, expect, it } from "vitest"
import { believablePositions, correctPins, type Point } from "./indian-postcodes.ts"

const office = (pincode: number, officeName: string, stateName = "KARNATAKA", districtName = "Bangalore") => ({
  officeName,
  pincode,
  taluk: "",
  districtName,
  stateName,
})
const noTown = () => undefined
const point = (latitude: number, longitude: number): Point => ({ latitude, longitude })

describe("Indian PIN codes", () => {
  it("keep a position near their district's middle and drop one far from it", () => {
    const positions = new Map([
      ["560001", point(12.97, 77.6)],
      ["560002", point(12.96, 77.57)],
      ["560003", point(13.0, 77.57)],
      ["560004", point(28.6, 77.2)],
    ])
    expect([...believablePositions(positions).keys()]).toEqual(["560001", "560002", "560003"])
  })

  it("drop positions outside India", () => {
    expect(believablePositions(new Map([["560001", point(52.5, 13.4)]])).size).toBe(0)
  })

  it("fall back to the middle of their neighbours, marked as approximate", () => {
    const positions = new Map([["560037", point(12.95, 77.7)]])
    const [corrected] = correctPins([office(560038, "Indiranagar S.O (Bangalore)")], positions, noTown)
    expect(corrected).toMatchObject({ latitude: 12.95, longitude: 77.7, approximate: true, locality: "Indiranagar" })
  })

  it("carry the chief post office first and the present district name", () => {
    const [corrected] = correctPins(
      [office(560001, "Legislators Home S.O"), office(560001, "Bangalore G.P.O."), office(560001, "Bedi B.O")],
      new Map([["560001", point(12.97, 77.6)]]),
      noTown,
    )
    expect(corrected?.localities).toEqual(["Bangalore", "Legislators Home", "Bedi"])
    expect(corrected?.district).toBe("Bengaluru Urban")
  })

  it("belong to Telangana and Ladakh by prefix, whatever the old list says", () => {
    const positions = new Map([
      ["500001", point(17.38, 78.47)],
      ["194101", point(34.16, 77.58)],
    ])
    const corrected = correctPins(
      [
        office(500001, "Hyderabad G.P.O.", "ANDHRA PRADESH", "Hyderabad"),
        office(194101, "Leh H.O", "JAMMU & KASHMIR", "Leh"),
      ],
      positions,
      noTown,
    )
    expect(corrected.map(({ stateCode }) => stateCode)).toEqual(["LA", "TS"])
  })

  it("take the position of their town when no neighbour has one", () => {
    const leh = point(34.16, 77.58)
    const [corrected] = correctPins([office(194101, "Leh H.O", "JAMMU & KASHMIR", "Leh")], new Map(), (state, names) =>
      state === "LA" && names.includes("Leh") ? leh : undefined,
    )
    expect(corrected).toMatchObject({ ...leh, approximate: true })
  })
})
