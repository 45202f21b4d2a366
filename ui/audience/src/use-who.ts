import {
  ageBands,
  type AudienceLanguage,
  automationOf,
  isSpecialDraft,
  shownAudienceOf,
  targetGenderOf,
} from "@domain/campaigns"
import { failureOf, someAudience } from "@domain/validation"
import { usePortal } from "@ui/shared/frame"
import { useRef, useState } from "react"
import type { PlanEditing } from "@ui/journey/plan-editing"
import { useSpecialAds } from "./use-special-ads.ts"

/** Gender and ages of a draft while they are chosen; `settle` says where nobody is left, and else stores what is shown. */
export const useWho = (journey: PlanEditing) => {
  const { details, change, flow } = journey
  const special = useSpecialAds(journey)
  const [isAsked, setAsked] = useState(false)
  const area = useRef<HTMLDivElement>(null)
  const { flags } = usePortal().portal
  const { ageBands: bands, gender } = shownAudienceOf(details)

  const settle = (): boolean => {
    const now = flow.state().details ?? details
    const chosen = now.targeting.ageBands ?? ageBands
    setAsked(true)
    if (chosen.length === 0) {
      area.current?.querySelector<HTMLInputElement>("input[type=checkbox]")?.focus()
      return false
    }
    change({ targeting: { targetGender: targetGenderOf(now), ageBands: chosen } })
    return special.settle()
  }
  return {
    area,
    details,
    change,
    special,
    /** Everybody sees the ads, whatever is chosen. */
    isEverybody: isSpecialDraft(details),
    /** Facebook may look beyond them. */
    isExpanded: automationOf(details, flags).expandsAudience,
    gender,
    bands,
    lack: failureOf(someAudience(bands)),
    isAsked,
    settle,
    chooseGender: (targetGender: ReturnType<typeof targetGenderOf>) => change({ targeting: { targetGender } }),
    chooseLanguages: (languages: ReadonlyArray<AudienceLanguage>) =>
      change({ targeting: { languages: languages.length === 0 ? null : languages } }),
    chooseBands: (ids: ReadonlyArray<string>) => {
      setAsked(false)
      change({ targeting: { ageBands: ageBands.filter((band) => ids.includes(band)) } })
    },
  }
}

export type Who = ReturnType<typeof useWho>
