import { type KeyboardEvent, type RefObject, useCallback, useEffect, useState } from "react"

const stay = 6500

/** Where a slide begins, in the coordinates that its track scrolls by; negative from right to left. */
const offsetOf = (track: HTMLElement, index: number): number => {
  const [first, slide] = [track.children.item(0), track.children.item(index)]
  if (first === null || slide === null) return 0
  return slide.getBoundingClientRect().x - first.getBoundingClientRect().x
}

const widthOf = (track: HTMLElement): number => Math.max(1, track.clientWidth)

/**
 * Slides in a scrolling track: swiped by the browser itself, moved by arrow keys and buttons, turned every few seconds
 * until somebody takes over, pauses, or asks for less motion.
 */
export const useCarousel = (track: RefObject<HTMLElement | null>, count: number) => {
  const [index, setIndex] = useState(0)
  const [isPlaying, setPlaying] = useState(false)
  const [isHeld, setHeld] = useState(false)

  useEffect(() => {
    setPlaying(!matchMedia("(prefers-reduced-motion: reduce)").matches)
  }, [])

  useEffect(() => {
    const element = track.current
    if (element === null) return undefined
    const settle = () => setIndex(Math.min(count - 1, Math.round(Math.abs(element.scrollLeft) / widthOf(element))))
    element.addEventListener("scroll", settle, { passive: true })
    return () => element.removeEventListener("scroll", settle)
  }, [count, track])

  const show = useCallback(
    (next: number) => {
      const element = track.current
      if (element === null) return
      const wanted = (next + count) % count
      element.scrollTo({ left: offsetOf(element, wanted) })
      setIndex(wanted)
    },
    [count, track],
  )

  useEffect(() => {
    if (!isPlaying || isHeld) return undefined
    const timer = setTimeout(() => show(index + 1), stay)
    return () => clearTimeout(timer)
  }, [index, isHeld, isPlaying, show])

  const choose = useCallback(
    (next: number) => {
      setPlaying(false)
      show(next)
    },
    [show],
  )
  const onKeyDown = useCallback(
    (event: KeyboardEvent<HTMLElement>) => {
      const isRtl = getComputedStyle(event.currentTarget).direction === "rtl"
      const forward = isRtl ? "ArrowLeft" : "ArrowRight"
      const backward = isRtl ? "ArrowRight" : "ArrowLeft"
      if (event.key !== forward && event.key !== backward) return
      event.preventDefault()
      choose(index + (event.key === forward ? 1 : -1))
    },
    [choose, index],
  )
  return { index, isPlaying, choose, setPlaying, setHeld, onKeyDown }
}
