import { type ReactNode, useEffect, useRef, useState } from "react"

export interface WhenNearProps {
  /** A placeholder of about the same height. */
  readonly before: ReactNode
  /** Rendered, and loaded, once the reader scrolls near. */
  readonly children: ReactNode
}

/** The distance from the window that counts as near. */
const margin = "200px"

/** Shows its contents once the reader scrolls near them or prints the page; they then stay. */
export const WhenNear = ({ before, children }: WhenNearProps) => {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const element = place.current
    if (element === null) return undefined
    const show = () => setNear(true)
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) show()
      },
      { rootMargin: margin },
    )
    observer.observe(element)
    window.addEventListener("beforeprint", show)
    return () => {
      observer.disconnect()
      window.removeEventListener("beforeprint", show)
    }
  }, [isNear])
  return isNear ? children : <div ref={place}>{before}</div>
}
