import type { LaunchFlow } from "@application/signup/flows"
import type { SignupSession } from "@domain/signup"
import { useCallback, useEffect, useState } from "react"

const pollMilliseconds = 1000
const slowMilliseconds = 40_000

/** How the reading of the website stands; `slow` offers other ways while it goes on. */
export type Reading = "none" | "reading" | "slow" | "done" | "failed"

/** Follows the reading by polling every second, as long as it is under way; works after a reload as well. */
export const useWebsiteReading = (flow: LaunchFlow, details: SignupSession | undefined) => {
  const status = details?.extraction.status
  const isPending = status === "pending"
  const [isOffline, setOffline] = useState(false)
  const [isSlow, setSlow] = useState(false)
  const [waits, setWaits] = useState(0)

  useEffect(() => {
    if (!isPending) return undefined
    let isUnmounted = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const ask = async () => {
      const result = await flow.refresh()
      if (isUnmounted) return
      setOffline(result?.status === "broken")
      timer = setTimeout(ask, pollMilliseconds)
    }
    timer = setTimeout(ask, pollMilliseconds)
    return () => {
      isUnmounted = true
      clearTimeout(timer)
    }
  }, [flow, isPending])

  useEffect(() => {
    if (!isPending) return undefined
    const timer = setTimeout(() => setSlow(true), slowMilliseconds)
    return () => clearTimeout(timer)
  }, [isPending, waits])

  const waitOn = useCallback(() => {
    setSlow(false)
    setWaits((before) => before + 1)
  }, [])
  const reading: Reading = isPending ? (isSlow ? "slow" : "reading") : (status ?? "none")
  return { reading, isOffline: isPending && isOffline, waitOn }
}
