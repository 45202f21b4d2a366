import { usualHours } from "@domain/campaigns"
import { type DayPart, partsOfRanges, rangesOfParts, type WeekRange } from "@domain/budget"
import type { Region } from "@domain/kernel"
import { callHours, failureOf } from "@domain/validation"
import { useRef, useState } from "react"

/** Hours of the week while they are chosen: what is whole is stored at once, what is not waits here. */
export const useWeekHours = (
  stored: ReadonlyArray<DayPart> | undefined,
  region: Region,
  store: (hours: ReadonlyArray<DayPart> | null) => void,
) => {
  const [typed, setTyped] = useState<ReadonlyArray<WeekRange> | undefined>(() => stored && rangesOfParts(stored))
  const [isAsked, setAsked] = useState(false)
  const area = useRef<HTMLDivElement>(null)
  const problem = typed === undefined ? undefined : failureOf(callHours(partsOfRanges(typed)))

  const set = (ranges: ReadonlyArray<WeekRange> | undefined) => {
    setTyped(ranges)
    setAsked(false)
    if (ranges === undefined) return store(null)
    const parts = partsOfRanges(ranges)
    if (failureOf(callHours(parts)) === undefined) store(parts)
  }
  return {
    area,
    ranges: typed,
    set,
    /** Shows hours that were stored elsewhere; undefined for any time. */
    show: (hours: ReadonlyArray<DayPart> | undefined) => {
      setTyped(hours && rangesOfParts(hours))
      setAsked(false)
    },
    /** Begins with what was stored, else with what suits most. */
    begin: () => set(rangesOfParts(stored ?? usualHours(region))),
    problem: isAsked || typed?.length === 0 ? problem : undefined,
    check: (): boolean => {
      if (problem === undefined) return true
      setAsked(true)
      area.current?.querySelector<HTMLElement>("input[type=checkbox]")?.focus()
      return false
    },
  }
}

export type WeekHours = ReturnType<typeof useWeekHours>
