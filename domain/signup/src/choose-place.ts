import type { BusinessLocation } from "@domain/businesses"
import type { DayPart } from "@domain/budget"
import { isFieldKept } from "./business-phone.ts"
import type { FoundPlace } from "./found-place.ts"
import { changeOf } from "./change-of-values.ts"
import type { SessionChange } from "./session-change.ts"
import type { SignupSession } from "./signup-session.ts"

type Draft = Pick<SignupSession, "business" | "creative" | "foundContacts" | "phoneRequirement">

/** The address of a place, without its number and hours. */
const locationOfPlace = ({ phone: _phone, callHours: _hours, ...location }: FoundPlace): BusinessLocation => location

const isSameWeek = (one: ReadonlyArray<DayPart> = [], other: ReadonlyArray<DayPart> = []): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/**
 * The change that makes a place that was read the business's own: its address, and its number and hours where the draft
 * has none or another place's. What the owner typed stays.
 */
export const choosePlace = (draft: Draft, place: FoundPlace): SessionChange => {
  const { phones = [], locations = [] } = draft.foundContacts ?? {}
  const { phone } = draft.business
  const { callHours } = draft.creative
  const isPhoneRead = phone === undefined || phones.includes(phone) || locations.some((each) => each.phone === phone)
  const isForeign = locations.some((each) => each.phone === phone)
  const number = place.phone ?? (isForeign ? locations[0]?.phone : undefined)
  const areHoursRead = callHours === undefined || locations.some((each) => isSameWeek(each.callHours, callHours))
  return changeOf({
    location: locationOfPlace(place),
    ...(isPhoneRead && number !== undefined && isFieldKept(draft, "phone") && { phone: number }),
    ...(areHoursRead && !isSameWeek(place.callHours, callHours) && { callHours: place.callHours ?? null }),
  })
}
