import type { EditableDetails } from "@domain/businesses"
import { useState } from "react"
import type { Journey } from "../parts/journey-page.tsx"
import { noHistory, remember, takeBack, type UndoHistory } from "./undo-history.ts"

type Version = Pick<EditableDetails, "creativeDetail" | "offerDetail">

/**
 * Changes of the creative that can be taken back one by one; `group` holds the keystrokes of one field together. `isUsed` stays
 * true at the end of the way back, so that the button keeps the keyboard's focus.
 */
export const useUndo = ({ details, change }: Pick<Journey, "details" | "change">) => {
  const [isUsed, setUsed] = useState(false)
  const [history, setHistory] = useState<UndoHistory<Version>>(noHistory)
  const edit = (group: string, next: Version) => {
    const { creativeDetail, offerDetail } = details
    const version = {
      ...(creativeDetail !== undefined && { creativeDetail }),
      ...(offerDetail !== undefined && { offerDetail }),
    }
    setHistory((before) => remember(before, version, group))
    setUsed(true)
    change(next)
  }
  const undo = () => {
    const back = takeBack(history)
    if (back === undefined) return
    setHistory(back.rest)
    change({ creativeDetail: back.version.creativeDetail, offerDetail: back.version.offerDetail })
  }
  return { edit, undo, isUsed }
}
