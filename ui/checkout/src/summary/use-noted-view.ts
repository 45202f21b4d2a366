import { isBot } from "@domain/signup"
import { part, useCall } from "@ui/container"
import { useEffect } from "react"

const noteView = part(async () => (await import("./view-call.ts")).noteSummaryView)

const lookMilliseconds = 2_000

/** Notes that a person looks at a summary: once it has been in sight for two seconds, and not for a program. Ours. */
export const useNotedView = (encodedId: string, isShown: boolean) => {
  const note = useCall(noteView)
  useEffect(() => {
    if (!isShown || isBot(navigator.userAgent)) return undefined
    const timer = setTimeout(() => {
      if (document.visibilityState === "visible") void note(encodedId)
    }, lookMilliseconds)
    return () => clearTimeout(timer)
  }, [encodedId, isShown, note])
}
