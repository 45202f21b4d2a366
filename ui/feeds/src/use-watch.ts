import { jobPolling } from "@domain/channels"
import { usePolling } from "@ui/shared/feeds"
import { useEffect, useState } from "react"

/** Looks at readings every 3 s, and gives up after five minutes until it is told to look again. Spec: states, async jobs. */
export const useWatch = (jobs: string, refresh: () => void) => {
  const [late, setLate] = useState<string>()
  const [turn, setTurn] = useState(0)
  const isLate = jobs !== "" && late === jobs
  useEffect(() => {
    if (jobs === "") return undefined
    const timer = setTimeout(() => setLate(jobs), jobPolling.timeOutMilliseconds)
    return () => clearTimeout(timer)
  }, [jobs, turn])
  usePolling(jobs !== "" && !isLate, refresh)
  const watchAgain = () => {
    setLate(undefined)
    setTurn((before) => before + 1)
    refresh()
  }
  return { isLate, watchAgain }
}
