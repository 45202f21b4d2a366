import { useCallback, useEffect, useRef, useState } from "react"
import { type Read, readBy } from "./read.ts"
import { useUseCases } from "./use-cases.tsx"

/** How often shown numbers are read again while somebody looks at them, in milliseconds. */
const liveMilliseconds = 15_000

/**
 * The loader's data, kept up to date by `reading` while the page is visible. A failed reading changes nothing but
 * `isStale`; `refresh` reads at once.
 */
export const useLive = <Value>(
  loaded: Value,
  reading: (read: Read) => Promise<Value>,
): { readonly value: Value; readonly isStale: boolean; readonly refresh: () => void } => {
  const [fresh, setFresh] = useState<{ readonly of: Value; readonly value: Value; readonly isStale: boolean }>()
  const latest = useRef(reading)
  useEffect(() => {
    latest.current = reading
  })
  const refreshNow = useRef(() => {})
  const { call } = useUseCases()
  useEffect(() => {
    const abort = new AbortController()
    const read = readBy(call, abort.signal)
    let isReading = false
    const refresh = async () => {
      if (document.visibilityState !== "visible" || isReading) return
      isReading = true
      try {
        const value = await latest.current(read)
        if (!abort.signal.aborted) setFresh({ of: loaded, value, isStale: false })
      } catch {
        if (!abort.signal.aborted) setFresh((before) => ({ of: loaded, value: before?.value ?? loaded, isStale: true }))
      } finally {
        isReading = false
      }
    }
    const timer = setInterval(() => void refresh(), liveMilliseconds)
    const onVisible = () => void refresh()
    refreshNow.current = onVisible
    document.addEventListener("visibilitychange", onVisible)
    return () => {
      abort.abort()
      clearInterval(timer)
      document.removeEventListener("visibilitychange", onVisible)
    }
  }, [call, loaded])
  const isCurrent = fresh !== undefined && fresh.of === loaded
  const refresh = useCallback(() => refreshNow.current(), [])
  return isCurrent
    ? { value: fresh.value, isStale: fresh.isStale, refresh }
    : { value: loaded, isStale: false, refresh }
}
