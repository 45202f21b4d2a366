import { useEffect, useState } from "react"
import { presentTime } from "../frame/index.ts"

/** Whole seconds until an instant (epoch milliseconds), counted down each second; zero once it has passed. */
export const useCountdown = (until: number | undefined): number => {
  const [secondsLeft, setLeft] = useState(0)
  useEffect(() => {
    const measure = () => Math.max(0, Math.ceil(((until ?? 0) - presentTime()) / 1000))
    setLeft(measure())
    if (until === undefined || measure() === 0) return
    const timer = setInterval(() => {
      const now = measure()
      setLeft(now)
      if (now === 0) clearInterval(timer)
    }, 1000)
    return () => clearInterval(timer)
  }, [until])
  return secondsLeft
}
