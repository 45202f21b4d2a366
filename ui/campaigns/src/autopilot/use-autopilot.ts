import {
  type AutopilotState,
  DeclineAutopilotMove,
  GetAutopilot,
  SetAutopilot,
  TakeAutopilotMove,
  UndoAutopilotMove,
} from "@application/campaigns/contract"
import type { Campaign } from "@domain/campaigns"
import type { AutopilotSettings } from "@domain/insights"
import { failureIn, useCommand, useRead } from "@ui/container"
import { useState } from "react"

/** How a move is answered. */
export type MoveAnswer = "take" | "decline" | "undo"

/** A campaign's autopilot as it was last read or answered, and what is done with it. */
export const useAutopilot = ({ id, businessProfileId }: Pick<Campaign, "id" | "businessProfileId">) => {
  const key = { businessProfileId, campaignId: id }
  const reading = useRead(GetAutopilot, key)
  const [newest, setNewest] = useState<AutopilotState>()
  const [pressed, setPressed] = useState<{ readonly moveId: number; readonly answer: MoveAnswer }>()
  const [setState, save, resetSet] = useCommand(SetAutopilot, { revalidate: false })
  const [taken, take, resetTaken] = useCommand(TakeAutopilotMove)
  const [declined, decline, resetDeclined] = useCommand(DeclineAutopilotMove, { revalidate: false })
  const [undone, undo, resetUndone] = useCommand(UndoAutopilotMove)
  const commands = { take, decline, undo }
  const answer = async (moveId: number, how: MoveAnswer) => {
    for (const reset of [resetTaken, resetDeclined, resetUndone]) reset()
    setPressed({ moveId, answer: how })
    const outcome = await commands[how]({ ...key, moveId })
    setPressed(undefined)
    if (outcome?.status === "succeeded") setNewest(outcome.output)
  }
  const set = async (settings: AutopilotSettings): Promise<boolean> => {
    const outcome = await save({ ...key, settings })
    if (outcome?.status !== "succeeded") return false
    setNewest(outcome.output)
    return true
  }
  return {
    state: newest ?? reading.output,
    failure: reading.failure,
    retry: reading.retry,
    answer,
    pressed,
    answerFailure: failureIn(taken) ?? failureIn(declined) ?? failureIn(undone),
    set,
    isSaving: setState.status === "pending",
    setFailure: failureIn(setState),
    resetSet,
  }
}
