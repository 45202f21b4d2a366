import { type RefObject, useLayoutEffect, useState } from "react"

/** The current width of an element in pixels; `initial` until it is measured. */
export const useWidth = (element: RefObject<HTMLElement | null>, initial: number): number => {
  const [width, setWidth] = useState(initial)
  useLayoutEffect(() => {
    const target = element.current
    if (target === null) return undefined
    const measure = (): void => setWidth(Math.max(160, target.clientWidth))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(target)
    return () => observer.disconnect()
  }, [element])
  return width
}
