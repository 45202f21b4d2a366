import type { BusinessLocation } from "@domain/businesses"
import {
  exclusionFault,
  hasKeptCircle,
  isSpecialDraft,
  locationLack,
  shownAudienceOf,
  type TargetLocation,
  targetLocationOf,
} from "@domain/campaigns"
import { useCallback, useRef, useState } from "react"
import { usePostalLookup } from "@ui/journey/use-postal-lookup"
import type { PlanEditing } from "@ui/journey/plan-editing"

const nowhere: BusinessLocation = {}

/** Places of a draft while they are chosen, a business without coordinates at its postal code; `settle` says where none is, and else stores what is shown. */
export const useWhere = ({ details, change, flow }: PlanEditing) => {
  const [isAsked, setAsked] = useState(false)
  const area = useRef<HTMLDivElement>(null)
  // A special ad reaches further than was chosen; its postal codes stay in the draft, should it be declared otherwise.
  const location = { ...targetLocationOf(details), radius: shownAudienceOf(details).location.radius }
  const { business, region } = details
  const placeBusiness = useCallback((placed: BusinessLocation) => change({ business: { location: placed } }), [change])
  usePostalLookup(location.centre === undefined ? (business.location ?? nowhere) : nowhere, region, placeBusiness)

  const isSpecial = isSpecialDraft(details)
  const faultOf = (chosen: TargetLocation) => (isSpecial ? undefined : exclusionFault(chosen))

  const settle = (): boolean => {
    const chosen = targetLocationOf(flow.state().details ?? details)
    setAsked(true)
    if (locationLack(chosen) !== undefined || faultOf(chosen) !== undefined) {
      const wrong = locationLack(chosen) === undefined ? "input[aria-invalid=true]" : "input[role=combobox]"
      area.current?.querySelector<HTMLInputElement>(wrong)?.focus()
      return false
    }
    change({ targeting: { targetLocation: chosen } })
    return true
  }
  return {
    area,
    region,
    location,
    isSpecial,
    keepsCircle: hasKeptCircle(details),
    fault: faultOf(location),
    lack: locationLack(location),
    isAsked,
    settle,
    choose: (targetLocation: TargetLocation) => {
      setAsked(false)
      change({ targeting: { targetLocation } })
    },
  }
}

export type Where = ReturnType<typeof useWhere>
