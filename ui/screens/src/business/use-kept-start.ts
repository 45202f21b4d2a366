import { useEffect, useRef, useState } from "react"
import { presentTime } from "../frame/index.ts"
import type { ManualDetails } from "./manual-fields.tsx"
import { keepStart, recallStart, type TypedStart } from "./typed-start.ts"
import type { Way } from "./way.ts"

/** Browsers refuse more than about three writes a second. */
const keepEveryMilliseconds = 350

/** What the entry held when the page was opened; pages drawn beforehand have no history. */
export const useKeptStart = (): TypedStart | undefined =>
  useState(() => (typeof window === "undefined" ? undefined : recallStart(window.history)))[0]

export interface Typed {
  readonly way: Way
  readonly website: string
  readonly pageUrl: string
  readonly manual: ManualDetails
}

/** Keeps what is typed: the first change at once, later ones together, the last when the page is left. */
export const useKeepStart = (typed: Typed): void => {
  const json = JSON.stringify(typed)
  const keptAt = useRef(0)
  const kept = useRef(json)
  useEffect(() => {
    if (kept.current === json) return undefined
    const keep = () => {
      keptAt.current = presentTime()
      kept.current = json
      keepStart(window.history, json)
    }
    const timer = window.setTimeout(keep, Math.max(0, keptAt.current + keepEveryMilliseconds - presentTime()))
    window.addEventListener("pagehide", keep)
    return () => {
      window.clearTimeout(timer)
      window.removeEventListener("pagehide", keep)
    }
  }, [json])
}
