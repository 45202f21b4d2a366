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
  const { creativeDetail, offerDetail } = details.creative
  const present: CreativeVersion = {
    creative: {
      ...(creativeDetail !== undefined && { creativeDetail }),
      ...(offerDetail !== undefined && { offerDetail }),
    },
  }
  const edit = (group: string, next: CreativeVersion) => {
    setHistory((before) => remember(before, present, group))
    setUsed(true)
    change(next)
  }
  const undo = () => {
    const back = takeBack(history, present)
    if (back === undefined) return
    setHistory(back.rest)
    const { creative } = back.version
    change({
      creative: { creativeDetail: creative.creativeDetail ?? null, offerDetail: creative.offerDetail ?? null },
    })
  }
  return { edit, undo, isUsed }
}
