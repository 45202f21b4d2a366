import {
  checkKeywords,
  firstKeywords,
  type KeywordMatch,
  targetingLimits,
  type MatchedKeyword,
  typedKeyword,
  usualMatch,
  withKeywords,
  withMatch,
} from "@domain/campaigns"
import { SuggestKeywords } from "@application/campaigns/contract"
import { useRead } from "@ui/container"
import { useEffect, useRef, useState } from "react"
import type { PlanEditing } from "@ui/journey/plan-editing"
import { useNegativeKeywords } from "./use-negative-keywords.ts"

/**
 * Keywords of a draft while they are chosen, once `isWanted`; ideas stand chosen until somebody chooses otherwise.
 * `settle` says where there are too few keywords, and else stores the usable keywords.
 */
export const useKeywords = (editing: PlanEditing, isWanted = true) => {
  const { details, change, flow } = editing
  const negatives = useNegativeKeywords(editing)
  const [isAsked, setAsked] = useState(false)
  /** Matches of removed keywords, which come back with them. */
  const removed = useRef(new Map<string, KeywordMatch>())
  const [refused, setRefused] = useState<ReadonlyArray<string>>([])
  const area = useRef<HTMLDivElement>(null)
  const read = useRead(SuggestKeywords, isWanted ? { sessionId: details.sessionId } : undefined)
  const chosen = details.targeting.keywords ?? []
  const { valid, missing } = checkKeywords(chosen)
  const matches = details.targeting.keywordMatches ?? []
  const set = (keywords: ReadonlyArray<string>, chosenMatches: ReadonlyArray<MatchedKeyword> = matches) => {
    setAsked(false)
    const kept = checkKeywords(keywords).valid.slice(0, targetingLimits.keywords.most)
    for (const { keyword, match } of matches) if (!kept.includes(keyword)) removed.current.set(keyword, match)
    const keywordMatches = chosenMatches.filter(({ keyword }) => kept.includes(keyword))
    change({ targeting: { keywords: kept, ...(keywordMatches.length + matches.length > 0 && { keywordMatches }) } })
  }

  // An emptied list stays empty.
  const isUnanswered = details.targeting.keywords === undefined
  const ideas = read.output
  useEffect(() => {
    if (isUnanswered && ideas !== undefined) change({ targeting: { keywords: firstKeywords(ideas) } })
  }, [change, ideas, isUnanswered])

  const settle = (): boolean => {
    const check = checkKeywords(flow.state().details?.targeting.keywords ?? [])
    setAsked(true)
    if (check.missing > 0) {
      area.current?.querySelector<HTMLInputElement>("input[type=text]")?.focus()
      return false
    }
    change({ targeting: { keywords: check.valid } })
    return negatives.isSettled()
  }
  const retype = (tags: ReadonlyArray<string>) => {
    const added = tags.filter((tag) => !chosen.includes(tag))
    const typed = added.map((tag) => typedKeyword(tag, removed.current.get(tag) ?? usualMatch))
    const { chosen: next, refused: wrong } = withKeywords(
      chosen.filter((keyword) => tags.includes(keyword)),
      typed.map(({ keyword }) => keyword),
    )
    setRefused(wrong)
    const marked = typed.flatMap(({ keyword, match }) =>
      checkKeywords([keyword]).valid.map((valid) => ({ keyword: valid, match })),
    )
    set(next, withMatch(matches, ...marked))
  }
  const setMatch = (names: ReadonlyArray<string>, match: KeywordMatch | undefined) => {
    if (match === undefined) return
    change({ targeting: { keywordMatches: withMatch(matches, ...names.map((keyword) => ({ keyword, match }))) } })
  }
  return {
    area,
    read,
    chosen,
    matches,
    negatives,
    setMatch,
    valid,
    missing,
    refused,
    isAsked,
    isUnanswered,
    isWaiting: isWanted && isUnanswered && read.isLoading,
    set,
    retype,
    settle,
  }
}

export type Keywords = ReturnType<typeof useKeywords>
