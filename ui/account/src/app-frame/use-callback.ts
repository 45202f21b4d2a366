import type { OutputOf } from "@application/kernel"
import { AskForCallback, GetOwnCallback } from "@application/identity/contract"
import type { BusinessProfileId } from "@domain/kernel"
import { callbackDialogAfter, callbackDialogResetMilliseconds, closedCallbackDialog } from "@domain/messaging"
import { useCommand, useRead } from "@ui/container"
import { useEffect, useReducer } from "react"

/** The way to ask for a call: what became of the last request, and the dialog that sends another one. */
export const useCallback = (businessProfileId: BusinessProfileId) => {
  const { output, retry } = useRead(GetOwnCallback, { businessProfileId })
  const own: OutputOf<typeof GetOwnCallback> | undefined = output
  const [dialog, act] = useReducer(callbackDialogAfter, closedCallbackDialog)
  const [state, send, reset] = useCommand(AskForCallback, { revalidate: false })
  const { isOpen } = dialog
  useEffect(() => {
    if (isOpen) return undefined
    const timer = setTimeout(() => {
      act({ type: "reset" })
      reset()
    }, callbackDialogResetMilliseconds)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- one reset belongs to each closing
  }, [isOpen])
  const ask = async (request: Parameters<typeof send>[0]) => {
    const outcome = await send(request)
    if (outcome?.status === "succeeded") retry()
    return outcome
  }
  return { own, dialog, act, state, ask }
}

export type OwnCallback = ReturnType<typeof useCallback>
