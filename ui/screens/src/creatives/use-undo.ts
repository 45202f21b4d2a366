import type { EditableDetails } from "@domain/businesses"
import { useState } from "react"
import type { Journey } from "./journey-page.tsx"
import { noHistory, remember, takeBack, type UndoHistory } from "./undo-history.ts"

type Version = Pick<EditableDetails, "creativeDetail" | "offerDetail">

/** Changes of the creative that can be taken back one by one; `group` holds the keystrokes of one field together. */
export const useUndo = ({ details, change }: Pick<Journey, "details" | "change">) => {
  const [history, setHistory] = useState<UndoHistory<Version>>(noHistory)
  const edit = (group: string, next: Version) => {
    const { creativeDetail, offerDetail } = details
    const version = {
      ...(creativeDetail !== undefined && { creativeDetail }),
      ...(offerDetail !== undefined && { offerDetail }),
    }
    setHistory((before) => remember(before, version, group))
    change(next)
  }
  const undo = () => {
    const back = takeBack(history)
    if (back === undefined) return
    setHistory(back.rest)
    change({ creativeDetail: back.version.creativeDetail, offerDetail: back.version.offerDetail })
  }
  return { edit, undo, canUndo: history.past.length > 0 }
}
