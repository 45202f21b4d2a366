import { useEffect, useRef } from "react"
import { keepTyping } from "./kept-typing.ts"
import { presentTime } from "./now.ts"
import { parkEntry } from "./parked-typing.ts"

/** Browsers refuse more than about three writes a second. */
const keepEveryMilliseconds = 350

/**
 * Keeps what is typed through a reload: the first change at once, later ones together, the last when the page is left; nothing
 * while it is undefined.
 */
export const useKeepTyping = (name: string, typed: object | null | undefined): void => {
  const json = typed === undefined ? undefined : JSON.stringify(typed)
  const keptAt = useRef(0)
  const savedJson = useRef(json)
  useEffect(() => {
    if (json === undefined || savedJson.current === json) return undefined
    const keep = () => {
      keptAt.current = presentTime()
      savedJson.current = json
      keepTyping(window.history, name, json)
    }
    const timer = window.setTimeout(keep, Math.max(0, keptAt.current + keepEveryMilliseconds - presentTime()))
    const park = () => {
      keep()
      parkEntry(window)
    }
    window.addEventListener("pagehide", park)
    return () => {
      window.clearTimeout(timer)
      window.removeEventListener("pagehide", park)
    }
  }, [json, name])
}
