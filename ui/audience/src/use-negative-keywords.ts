import {
  blockedKeywords,
  keywordNotation,
  type MatchedKeyword,
  suggestedNegatives,
  targetingLimits,
  typedKeyword,
  usualNegativeMatch,
} from "@domain/campaigns"
import { negativeKeyword } from "@domain/validation"
import type { PlanEditing } from "@ui/journey/plan-editing"
import { Result } from "effect"
import { useRef, useState } from "react"

/** The negative keywords of a plan while they are chosen; `isSettled` is false where one keeps the ad from its own keywords. */
export const useNegativeKeywords = ({ details, change, flow }: PlanEditing) => {
  const [refused, setRefused] = useState<ReadonlyArray<string>>([])
  const area = useRef<HTMLDetailsElement>(null)
  const { keywords = [], negativeKeywords: chosen = [] } = details.targeting
  const set = (negatives: ReadonlyArray<MatchedKeyword>) => {
    const distinct = [...new Map(negatives.map((negative) => [keywordNotation(negative), negative])).values()]
    change({ targeting: { negativeKeywords: distinct.slice(0, targetingLimits.negativeKeywords.most) } })
  }
  const retype = (tags: ReadonlyArray<string>) => {
    const kept = chosen.filter((negative) => tags.includes(keywordNotation(negative)))
    const typed = tags
      .filter((tag) => !chosen.some((negative) => keywordNotation(negative) === tag))
      .map((tag) => {
        const { keyword, match } = typedKeyword(tag, usualNegativeMatch)
        return { tag, match, checked: negativeKeyword(keyword) }
      })
    setRefused(typed.flatMap(({ tag, checked }) => (Result.isFailure(checked) ? [tag] : [])))
    set([
      ...kept,
      ...typed.flatMap(({ match, checked }) =>
        Result.isSuccess(checked) ? [{ keyword: checked.success, match }] : [],
      ),
    ])
  }
  return {
    area,
    chosen,
    refused,
    blocked: blockedKeywords(keywords, chosen),
    suggested: suggestedNegatives(details),
    set,
    retype,
    add: (negatives: ReadonlyArray<MatchedKeyword>) => set([...chosen, ...negatives]),
    isSettled: (): boolean => {
      const { keywords: own = [], negativeKeywords = [] } = flow.state().details?.targeting ?? {}
      if (blockedKeywords(own, negativeKeywords).length === 0) return true
      if (area.current !== null) area.current.open = true
      area.current?.querySelector<HTMLInputElement>("input[type=text]")?.focus()
      return false
    },
  }
}

export type NegativeKeywords = ReturnType<typeof useNegativeKeywords>
