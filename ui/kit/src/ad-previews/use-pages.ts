import { type RefObject, useRef, useState } from "react"

export interface Pages {
  readonly track: RefObject<HTMLDivElement | null>
  /** The card at the start of what is seen. */
  readonly index: number
  readonly go: (index: number) => void
  readonly onScroll: () => void
}

const leftOf = (track: HTMLElement, index: number): number => {
  const [first] = track.children
  const child = track.children[index]
  return child instanceof HTMLElement && first instanceof HTMLElement ? child.offsetLeft - first.offsetLeft : 0
}

/** Cards in a row that scrolls, in either direction of writing; follows swipes, arrow keys and presses alike. */
export const usePages = (count: number): Pages => {
  const track = useRef<HTMLDivElement>(null)
  const [index, setIndex] = useState(0)
  return {
    track,
    index: Math.min(index, Math.max(0, count - 1)),
    go: (to) => {
      const row = track.current
      if (row === null) return
      const still = matchMedia("(prefers-reduced-motion: reduce)").matches
      row.scrollTo({ left: leftOf(row, to), behavior: still ? "instant" : "smooth" })
      setIndex(Math.max(0, Math.min(count - 1, to)))
    },
    onScroll: () => {
      const row = track.current
      if (row === null) return
      const distances = Array.from({ length: count }, (_, at) => Math.abs(leftOf(row, at) - row.scrollLeft))
      // The last cards never come to the start of a row that is wider than a card.
      const isAtEnd = Math.abs(row.scrollLeft) + row.clientWidth >= row.scrollWidth - 1
      setIndex(isAtEnd ? count - 1 : distances.indexOf(Math.min(...distances)))
    },
  }
}
