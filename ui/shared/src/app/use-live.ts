import { useEffect, useRef, useState } from "react"

/** How often shown numbers are read again while somebody looks at them, in milliseconds. */
const liveMilliseconds = 15_000

/**
 * What the loader read, kept up to date while the page is visible. A failed reading changes nothing but `isStale`, so
 * nothing flickers. `read` may change with each render.
 */
export const useLive = <Value>(
  loaded: Value,
  read: () => Promise<Value>,
): { readonly value: Value; readonly isStale: boolean } => {
  const [fresh, setFresh] = useState<{ readonly of: Value; readonly value: Value; readonly isStale: boolean }>()
  const latest = useRef(read)
  useEffect(() => {
    latest.current = read
  })
  useEffect(() => {
    let isWanted = true
    let isReading = false
    const refresh = async () => {
      if (document.visibilityState !== "visible" || isReading) return
      isReading = true
      try {
        const value = await latest.current()
        if (isWanted) setFresh({ of: loaded, value, isStale: false })
      } catch {
        if (isWanted) setFresh((before) => ({ of: loaded, value: before?.value ?? loaded, isStale: true }))
      } finally {
        isReading = false
      }
    }
    const timer = setInterval(() => void refresh(), liveMilliseconds)
    const onVisible = () => void refresh()
    document.addEventListener("visibilitychange", onVisible)
    return () => {
      isWanted = false
      clearInterval(timer)
      document.removeEventListener("visibilitychange", onVisible)
    }
  }, [loaded])
  const isCurrent = fresh !== undefined && fresh.of === loaded
  return isCurrent ? { value: fresh.value, isStale: fresh.isStale } : { value: loaded, isStale: false }
}
