import { NearbyPlaces, SearchPlaces } from "@application/businesses/contract"
import { type BusinessLocation } from "@domain/businesses"
import { lookupCode } from "@domain/signup"
import type { Region } from "@domain/kernel"
import { useCallback, useEffect, useRef } from "react"
import { useRead } from "@ui/container"
import { townOf } from "./town-of.ts"

/** Reach in kilometres: how far the map picture shows towns, and how far away a postal code's town may be. */
const mapKilometres = 12
const townKilometres = 25

/** What the last code said, and the draft agreed with: another code may replace it. */
interface Filled {
  readonly city?: string
  readonly state?: string
}

const isOpen = (present: string | undefined, filled: string | undefined): boolean =>
  present === undefined || present.trim() === "" || present === filled

/**
 * Follows the postal code: a known code sets the coordinates, and sets city and state where they are empty or came from
 * the code before. Coordinates that came with the code that the location had at first are kept.
 */
export const usePostalLookup = (
  location: BusinessLocation,
  region: Region,
  change: (location: BusinessLocation) => void,
) => {
  const code = lookupCode(location.postalCode ?? "", region)
  const lookup = useRead(
    SearchPlaces,
    code === undefined ? undefined : { keyword: code, types: ["PostalCode"], countryCodes: [region], limit: 1 },
    150,
  )
  const place = lookup.isCurrent ? lookup.output?.find(({ postcode }) => postcode === code) : undefined
  const { latitude, longitude } = location
  const towns = useRead(
    NearbyPlaces,
    latitude === undefined || longitude === undefined
      ? undefined
      : { latitude, longitude, radiusKilometers: mapKilometres },
  )
  const around = useRead(
    NearbyPlaces,
    place === undefined
      ? undefined
      : { latitude: place.latitude, longitude: place.longitude, radiusKilometers: townKilometres },
  )
  const filled = useRef<Filled>({})
  const placed = useRef(latitude === undefined ? undefined : code)
  const now = useRef(location)
  useEffect(() => {
    now.current = location
  })

  useEffect(() => {
    if (place === undefined || placed.current === place.postcode) return
    placed.current = place.postcode
    const before = now.current
    const state = isOpen(before.state, filled.current.state) ? place.state : before.state
    filled.current = { ...filled.current, ...(state === place.state && { state }) }
    change({
      ...before,
      latitude: place.latitude,
      longitude: place.longitude,
      ...(state !== undefined && { state }),
    })
  }, [change, place])

  useEffect(() => {
    if (place === undefined || !around.isCurrent || around.output === undefined) return
    const before = now.current
    const city = townOf(place, around.output)
    if (before.city !== city && !isOpen(before.city, filled.current.city)) return
    filled.current = { ...filled.current, city }
    if (before.city !== city) change({ ...before, city })
  }, [around.isCurrent, around.output, change, place])

  const isBusy = lookup.isLoading || (place !== undefined && (placed.current !== place.postcode || around.isLoading))
  const busy = useRef(isBusy)
  useEffect(() => {
    busy.current = isBusy
  })
  /** Resolves when the code's answer is in the draft, or after two seconds without one. */
  const settle = useCallback(async () => {
    for (let turn = 0; busy.current && turn < 40; turn += 1) await new Promise((done) => setTimeout(done, 50))
  }, [])

  return {
    settle,
    isUnknown: code !== undefined && lookup.isCurrent && place === undefined,
    failure: lookup.failure,
    towns,
    /** Whether the lookup found the postal code, and with it coordinates. */
    isPlaced: place !== undefined,
  }
}
