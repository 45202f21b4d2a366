import { lazyPart } from "@ui/container"
import { Suspense, useEffect } from "react"
import { useBlocker } from "react-router"

export interface LeavePromptProps {
  readonly form: {
    readonly isDirty: boolean
    readonly isPending: boolean
    readonly submit: () => Promise<boolean>
    readonly discard: () => void
  }
  /** Whether what is typed is kept through a reload, so that the browser need not ask. */
  readonly isKept?: boolean
}

/** Rarely needed, and drawn by React Aria, so apart from the page. */
const LeaveDialog = lazyPart(async () => (await import("./leave-form-dialog.tsx")).LeaveFormDialog)

/** Asks before a page with unsaved changes is left: to stay, to leave them, or to save them first. */
export const LeavePrompt = ({ form, isKept = false }: LeavePromptProps) => {
  const leaving = useBlocker(
    ({ currentLocation, nextLocation }) => form.isDirty && currentLocation.pathname !== nextLocation.pathname,
  )
  const asksBrowser = form.isDirty && !isKept
  useEffect(() => {
    if (!asksBrowser) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener("beforeunload", ask)
    return () => window.removeEventListener("beforeunload", ask)
  }, [asksBrowser])
  if (leaving.state !== "blocked") return null
  return (
    <Suspense fallback={null}>
      <LeaveDialog
        isPending={form.isPending}
        onSave={form.submit}
        onLeave={(isSaved) => {
          if (!isSaved) form.discard()
          leaving.proceed()
        }}
        onStay={() => leaving.reset()}
      />
    </Suspense>
  )
}
