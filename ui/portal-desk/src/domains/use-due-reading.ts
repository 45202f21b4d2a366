import type { DomainRecord } from "@application/portals/contract"
import { presentTime } from "@ui/shared/frame"
import { useEffect, useRef } from "react"

/** Time that the worker takes for a look that is due, in milliseconds. */
const lookMilliseconds = 20_000

/** Reads the addresses again once the next look for a proof is over. */
export const useDueReading = (domains: ReadonlyArray<DomainRecord> | undefined, retry: () => void): void => {
  const latest = useRef(retry)
  useEffect(() => {
    latest.current = retry
  })
  const due = Math.min(...(domains ?? []).flatMap(({ nextCheckAt }) => nextCheckAt ?? []))
  useEffect(() => {
    if (!Number.isFinite(due)) return undefined
    const wait = Math.max(0, due - presentTime()) + lookMilliseconds
    const timer = setTimeout(() => latest.current(), wait)
    return () => clearTimeout(timer)
  }, [due])
}
