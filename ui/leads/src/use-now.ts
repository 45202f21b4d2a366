import { presentTime } from "@ui/shared/frame"
import { useEffect, useState } from "react"

/** Clocks of waiting leads move on this often, in milliseconds. */
const step = 30_000

/** The present instant (epoch milliseconds), which moves on while the page is open. */
export const useNow = (): number => {
  const [now, setNow] = useState(presentTime)
  useEffect(() => {
    const timer = setInterval(() => setNow(presentTime()), step)
    return () => clearInterval(timer)
  }, [])
  return now
}
