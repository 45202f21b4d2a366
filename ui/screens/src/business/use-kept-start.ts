import { useEffect, useState } from "react"
import type { ManualDetails } from "./manual-fields.tsx"
import { keepStart, recallStart, type TypedStart } from "./typed-start.ts"
import type { Way } from "./way.ts"

/** Browsers refuse more than about three writes a second. */
const keepAfterMilliseconds = 350

/** What the entry held when the page was opened; pages drawn beforehand have no history. */
export const useKeptStart = (): TypedStart | undefined =>
  useState(() => (typeof window === "undefined" ? undefined : recallStart(window.history)))[0]

export interface Typed {
  readonly way: Way
  readonly website: string
  readonly pageUrl: string
  readonly manual: ManualDetails
}

/** Keeps what is typed, at the latest when the page is reloaded or closed. */
export const useKeepStart = (typed: Typed): void => {
  const json = JSON.stringify(typed)
  useEffect(() => {
    const keep = () => keepStart(window.history, json)
    const timer = window.setTimeout(keep, keepAfterMilliseconds)
    window.addEventListener("pagehide", keep)
    return () => {
      window.clearTimeout(timer)
      window.removeEventListener("pagehide", keep)
    }
  }, [json])
}
