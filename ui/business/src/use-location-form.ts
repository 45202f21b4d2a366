import type { BusinessLocation } from "@domain/businesses"
import type { PageId } from "@domain/launch"
import {
  checkLocation,
  choosePlace,
  type FoundPlace,
  type LocationField,
  type SessionChange,
  tidyLocation,
} from "@domain/signup"
import { useCallback } from "react"
import { useLaunchPage } from "@ui/shared/launch"
import { fittingName } from "./fitting-name.ts"
import { useFieldErrors } from "@ui/journey/use-field-errors"
import { useNameField } from "./use-name-field.ts"
import { usePostalLookup } from "@ui/journey/use-postal-lookup"

const nowhere: BusinessLocation = {}

/** Name, kind, place and services of a draft while they are filled in; `check` shows what is wrong, and else saves them tidily. */
export const useLocationForm = (page: PageId) => {
  const { details, change, flow } = useLaunchPage(page)
  const errors = useFieldErrors<LocationField>()
  const { business: { name: savedName = "", location = nowhere } = {}, region = "IN" } = details ?? {}
  const setLocation = useCallback((changed: BusinessLocation) => change({ business: { location: changed } }), [change])
  const choose = (place: FoundPlace): SessionChange => {
    errors.clear("postalCode")
    errors.clear("city")
    const now = flow.state().details
    const chosen = now === undefined ? {} : choosePlace(now, place)
    change(chosen)
    return chosen
  }
  const name = useNameField(savedName, change, flow)
  const lookup = usePostalLookup(location, region, setLocation)

  const check = async (): Promise<boolean> => {
    await lookup.settle()
    const now = flow.state().details
    if (now === undefined) return false
    const named = fittingName(name.value)
    const problems = checkLocation({ ...now, business: { ...now.business, name: named } })
    if (Object.keys(problems).length > 0) {
      errors.show(problems)
      return false
    }
    name.set(named.trim())
    change({ business: { name: named.trim(), location: tidyLocation(now.business.location ?? nowhere, region) } })
    return true
  }
  return { details, change, errors, region, location, setLocation, choose, name, lookup, check }
}

export type LocationForm = ReturnType<typeof useLocationForm>
