import { lazyPart } from "@ui/container"
import { type ReactNode, Suspense, useState } from "react"
import type { LeavePromptProps } from "./leave-prompt.tsx"

/** Rarely needed, and drawn by React Aria, so apart from the page. */
const LeaveDialog = lazyPart(async () => (await import("./leave-form-dialog.tsx")).LeaveFormDialog)

/** Asks the leave question before a form is closed within its page: to stay, to leave what is unsaved, or to save it first. */
export const useLeaveQuestion = (
  form: LeavePromptProps["form"],
): { readonly leave: (go: () => void) => void; readonly question: ReactNode } => {
  const [waiting, wait] = useState<{ readonly go: () => void }>()
  const question =
    waiting === undefined ? null : (
      <Suspense fallback={null}>
        <LeaveDialog
          isPending={form.isPending}
          onSave={form.submit}
          onLeave={(isSaved) => {
            wait(undefined)
            if (isSaved) return
            form.discard()
            waiting.go()
          }}
          onStay={() => wait(undefined)}
        />
      </Suspense>
    )
  return { leave: (go) => (form.isDirty ? wait({ go }) : go()), question }
}
