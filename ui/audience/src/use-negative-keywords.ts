import {
  blockedKeywords,
  distinctKeywords,
  keywordNotation,
  matchedKeywords,
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
  const [leftAway, setLeftAway] = useState<ReadonlyArray<string>>([])
  const area = useRef<HTMLDetailsElement>(null)
  const { keywords, keywordMatches, negativeKeywords: chosen = [] } = details.targeting
  const set = (negatives: ReadonlyArray<MatchedKeyword>) => {
    const distinct = distinctKeywords(negatives)
    const { most } = targetingLimits.negativeKeywords
    setLeftAway(distinct.slice(most).map(keywordNotation))
    change({ targeting: { negativeKeywords: distinct.slice(0, most) } })
  }
  const focusField = () => area.current?.querySelector<HTMLInputElement>("input[type=text]")?.focus()
  const retype = (tags: ReadonlyArray<string>) => {
    const kept = chosen.filter((negative) => tags.includes(keywordNotation(negative)))
    const typed = tags
      .filter((tag) => !chosen.some((negative) => keywordNotation(negative) === tag))
      .map((tag) => {
        const { keyword, match } = typedKeyword(tag.replace(/^-/u, ""), usualNegativeMatch)
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
    leftAway,
    blocked: blockedKeywords(matchedKeywords(keywords, keywordMatches), chosen),
    suggested: suggestedNegatives(details),
    retype,
    /** Takes a negative keyword away; the pressed button goes with it, so that the field is next. */
    remove: (negative: MatchedKeyword) => {
      set(chosen.filter((one) => one !== negative))
      focusField()
    },
    add: (negatives: ReadonlyArray<MatchedKeyword>) => {
      set([...chosen, ...negatives])
      focusField()
    },
    isSettled: (): boolean => {
      const { targeting } = flow.state().details ?? {}
      const own = matchedKeywords(targeting?.keywords, targeting?.keywordMatches)
      if (blockedKeywords(own, targeting?.negativeKeywords ?? []).length === 0) return true
      if (area.current !== null) area.current.open = true
      focusField()
      return false
    },
  }
}

export type NegativeKeywords = ReturnType<typeof useNegativeKeywords>
