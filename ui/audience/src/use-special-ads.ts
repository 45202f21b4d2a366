import {
  isSpecial,
  lacksIdentity,
  mentionsSecurities,
  type SecuritiesDeclaration,
  type SpecialAds,
  SpecialCategory,
  suggestedCategories,
  lacksSpecialCategory,
  saidOfAds,
  shownAudienceOf,
} from "@domain/campaigns"
import { useRef, useState } from "react"
import type { PlanEditing } from "@ui/journey/plan-editing"

const unnamed: SecuritiesDeclaration = { beneficiary: "", payer: "" }

/** What a draft's ads are declared to offer; `settle` says where an answer or a number is missing. */
export const useSpecialAds = ({ details, change, flow }: PlanEditing) => {
  const [isAsked, setAsked] = useState(false)
  const [isOpened, setOpened] = useState(false)
  const area = useRef<HTMLDivElement>(null)
  const said = saidOfAds(details)
  const declared = details.targeting.specialAds
  const isIndian = details.region === "IN"

  const declare = (specialAds: SpecialAds) => {
    setAsked(false)
    const { ageBands, gender } = shownAudienceOf({ ...details, targeting: { ...details.targeting, specialAds } })
    change({ targeting: { specialAds, ...(isSpecial(specialAds) && { ageBands, targetGender: gender }) } })
  }
  return {
    area,
    declared,
    isAsked,
    isIndian,
    /** Whether the question stands on the page. */
    isOpen: isOpened || declared !== undefined || suggestedCategories(said).length > 0,
    isUnanswered: lacksSpecialCategory(details),
    suggested: suggestedCategories(said),
    open: () => setOpened(true),
    choose: (id: string) => {
      const categories = SpecialCategory.literals.filter((category) => category === id)
      const asksIdentity = isIndian && id === "Finance" && mentionsSecurities(said)
      declare({ categories, ...(asksIdentity && { securities: declared?.securities ?? unnamed }) })
    },
    declareSecurities: (change: Partial<SecuritiesDeclaration> | undefined) => {
      const { securities, ...rest } = declared ?? { categories: ["Finance" as const] }
      declare({ ...rest, ...(change !== undefined && { securities: { ...unnamed, ...securities, ...change } }) })
    },
    settle: (): boolean => {
      setAsked(true)
      const now = flow.state().details ?? details
      const { specialAds } = now.targeting
      const isComplete = !lacksSpecialCategory(now) && (specialAds === undefined || !lacksIdentity(specialAds))
      if (!isComplete)
        requestAnimationFrame(() => area.current?.querySelector<HTMLElement>("[aria-invalid='true'], input")?.focus())
      return isComplete
    },
  }
}

export type SpecialAdsForm = ReturnType<typeof useSpecialAds>
