import { useEffect, useState } from "react"
import { flushSync } from "react-dom"

/** Whether all rows of a table are shown, and how they are asked for; paper has every row. */
export const useShowsAll = (): readonly [showsAll: boolean, showAll: () => void] => {
  const [showsAll, setShowsAll] = useState(false)
  const showAll = () => flushSync(() => setShowsAll(true))
  useEffect(() => {
    globalThis.addEventListener("beforeprint", showAll)
    return () => globalThis.removeEventListener("beforeprint", showAll)
  }, [])
  return [showsAll, showAll]
}
