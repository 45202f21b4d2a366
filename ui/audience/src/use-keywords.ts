import { SuggestKeywords } from "@application/campaigns/contract"
import { useRead } from "@ui/container"
import { useEffect, useRef, useState } from "react"
import type { PlanEditing } from "@ui/journey/plan-editing"
import { checkKeywords, firstKeywords, withKeywords } from "./keyword-choice.ts"

const mostKeywords = 100

/**
 * Keywords of a draft while they are chosen, once `isWanted`; ideas stand chosen until somebody chooses otherwise.
 * `settle` says where there are too few keywords, and else stores the usable keywords.
 */
export const useKeywords = ({ details, change, flow }: PlanEditing, isWanted = true) => {
  const [isAsked, setAsked] = useState(false)
  const [refused, setRefused] = useState<ReadonlyArray<string>>([])
  const area = useRef<HTMLDivElement>(null)
  const read = useRead(SuggestKeywords, isWanted ? { sessionId: details.sessionId } : undefined)
  const chosen = details.targeting.keywords ?? []
  const { valid, missing } = checkKeywords(chosen)
  const set = (keywords: ReadonlyArray<string>) => {
    setAsked(false)
    change({ targeting: { keywords: checkKeywords(keywords).valid.slice(0, mostKeywords) } })
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
    return true
  }
  const retype = (tags: ReadonlyArray<string>) => {
    const added = tags.filter((tag) => !chosen.includes(tag))
    const { chosen: next, refused: wrong } = withKeywords(
      chosen.filter((keyword) => tags.includes(keyword)),
      added,
    )
    setRefused(wrong)
    set(next)
  }
  return {
    area,
    read,
    chosen,
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
