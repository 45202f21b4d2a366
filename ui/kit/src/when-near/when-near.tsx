import { type ReactNode, useEffect, useRef, useState } from "react"

export interface WhenNearProps {
  /** Holds the place until then, about as high as what follows. */
  readonly before: ReactNode
  /** What is shown, and loaded, once the reader comes near. */
  readonly children: ReactNode
}

/** How far below or above the window counts as near. */
const margin = "200px"

/** Shows its contents once the reader has come near them, or prints the page; they then stay. */
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
