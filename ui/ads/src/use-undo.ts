import type { PlanCreative } from "@domain/campaigns"
import { useState } from "react"
import type { Journey } from "@ui/journey/journey-page"
import { noHistory, remember, takeBack, type UndoHistory } from "./undo-history.ts"

/** The creative's undo history. */
export interface CreativeVersion {
  readonly creative: Pick<PlanCreative, "creativeDetail" | "offerDetail">
}

/**
 * Changes of the creative that can be undone one by one; `group` holds the keystrokes of one field together. `isUsed` stays
 * true at the end of the way back, so that the button keeps the keyboard's focus.
 */
export const useUndo = ({ details, change }: Pick<Journey, "details" | "change">) => {
  const [isUsed, setUsed] = useState(false)
  const [history, setHistory] = useState<UndoHistory<CreativeVersion>>(noHistory)
  const edit = (group: string, next: CreativeVersion) => {
    const { creativeDetail, offerDetail } = details.creative
    const creative = {
      ...(creativeDetail !== undefined && { creativeDetail }),
      ...(offerDetail !== undefined && { offerDetail }),
    }
    setHistory((before) => remember(before, { creative }, group))
    setUsed(true)
    change(next)
  }
  const undo = () => {
    const back = takeBack(history)
    if (back === undefined) return
    setHistory(back.rest)
    const { creativeDetail = null, offerDetail = null } = back.version.creative
    change({ creative: { creativeDetail, offerDetail } })
  }
  return { edit, undo, isUsed }
}
