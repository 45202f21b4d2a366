import { useState } from "react"
import { lineIds, moved } from "./line-order.ts"

export interface SearchLinesState {
  readonly lines: ReadonlyArray<string>
  readonly onChange: (lines: ReadonlyArray<string>) => void
  /** How many lines are shown while the list is collapsed. */
  readonly fewest: number
  /** Shows all lines, such as when a hidden one is wrong. */
  readonly mustShowAll: boolean
}

interface Removal {
  readonly text: string
  readonly id: string
  readonly index: number
}

/** The lines of a search ad as a list that collapses, and whose last removal can be undone. */
export const useSearchLines = ({ lines, onChange, fewest, mustShowAll }: SearchLinesState) => {
  const [knownIds, setIds] = useState<ReadonlyArray<string>>([])
  const [wantsAll, setWantsAll] = useState(false)
  const [removal, setRemoval] = useState<Removal>()
  const ids = lineIds(lines.length, knownIds)
  const canCollapse = lines.length > fewest + 1 && !mustShowAll
  const isOpen = wantsAll || !canCollapse
  const set = (nextLines: ReadonlyArray<string>, nextIds: ReadonlyArray<string>) => {
    setIds(nextIds)
    onChange(nextLines)
  }
  return {
    shown: lines.slice(0, isOpen ? lines.length : fewest).map((text, index) => ({ id: ids[index] ?? "", text })),
    canCollapse,
    isOpen,
    toggle: () => setWantsAll(!isOpen),
    move: (from: number, to: number) => {
      setRemoval(undefined)
      set(moved(lines, from, to), moved(ids, from, to))
    },
    /** Adds a blank line unless there is one; returns the blank line's place. */
    add: (): number => {
      setWantsAll(true)
      setRemoval(undefined)
      const blank = lines.findIndex((line) => line.trim() === "")
      if (blank !== -1) return blank
      onChange([...lines, ""])
      return lines.length
    },
    remove: (index: number) => {
      setRemoval({ text: lines[index] ?? "", id: ids[index] ?? "", index })
      set(lines.toSpliced(index, 1), ids.toSpliced(index, 1))
    },
    /** The text removed last, as long as it can be brought back. */
    removed: removal?.text,
    undo: () => {
      if (removal === undefined) return
      const { text, id, index } = removal
      set(lines.toSpliced(index, 0, text), ids.toSpliced(index, 0, id))
      setRemoval(undefined)
    },
  }
}
