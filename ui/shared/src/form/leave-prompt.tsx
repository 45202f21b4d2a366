import { lazyPart } from "@ui/container"
import { Suspense, useEffect, useRef, useState } from "react"
import { useBlocker } from "react-router"

export interface LeavePromptProps {
  readonly form: {
    readonly isDirty: boolean
    readonly isPending: boolean
    readonly submit: () => Promise<boolean>
    readonly discard: () => void
  }
  /** Tried before anything is asked; the page is left at once where it answers that all is saved. */
  readonly settle?: () => Promise<boolean>
  /** Whether what is typed is kept through a reload, so that the browser need not ask. */
  readonly isKept?: boolean
  /** A parameter of the address that says what the form is about, so that its change leaves the form too. */
  readonly about?: string
}

/** Rarely needed, and drawn by React Aria, so apart from the page. */
const LeaveDialog = lazyPart(async () => (await import("./leave-form-dialog.tsx")).LeaveFormDialog)

/**
 * Asks before a page with unsaved changes is left: to stay, to leave them, or to save them first. Forms without changes stay out of
 * the way, since the router asks only the newest of a page's prompts.
 */
export const LeavePrompt = (props: LeavePromptProps) => {
  const [isAsking, setAsking] = useState(false)
  return props.form.isDirty || isAsking ? <DirtyPrompt {...props} onAsking={setAsking} /> : null
}

interface DirtyPromptProps extends LeavePromptProps {
  /** Receives whether an answer is awaited, through which the prompt stays although all is saved. */
  readonly onAsking: (isAsking: boolean) => void
}

const DirtyPrompt = ({ form, settle, isKept = false, about, onAsking }: DirtyPromptProps) => {
  const [isAsked, setAsked] = useState(false)
  const leaving = useBlocker(
    ({ currentLocation, nextLocation }) =>
      form.isDirty &&
      (currentLocation.pathname !== nextLocation.pathname ||
        (about !== undefined &&
          new URLSearchParams(currentLocation.search).get(about) !==
            new URLSearchParams(nextLocation.search).get(about))),
  )
  const asksBrowser = form.isDirty && !isKept
  useEffect(() => {
    if (!asksBrowser) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener("beforeunload", ask)
    return () => window.removeEventListener("beforeunload", ask)
  }, [asksBrowser])
  const isBlocked = leaving.state === "blocked"
  useEffect(() => onAsking(leaving.state !== "unblocked"), [leaving.state, onAsking])
  const waiting = useRef({ leaving, settle })
  useEffect(() => {
    waiting.current = { leaving, settle }
  })
  useEffect(() => {
    setAsked(false)
    const { settle: trySettle } = waiting.current
    if (!isBlocked || trySettle === undefined) return
    void trySettle().then((isSettled) => {
      if (isSettled) waiting.current.leaving.proceed?.()
      else setAsked(true)
    })
  }, [isBlocked])
  if (leaving.state !== "blocked" || (settle !== undefined && !isAsked)) return null
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
