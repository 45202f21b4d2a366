import { useEffect } from "react"

/** A text field undoes its own typing. */
const hasOwnUndo = (target: EventTarget | null): boolean =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !["checkbox", "radio", "range", "button", "color"].includes(target.type)) ||
  (target instanceof HTMLElement && target.isContentEditable)

interface UndoKeys {
  readonly undo: () => void
  readonly redo: () => void
}

/** Ctrl-Z or Cmd-Z undoes, with Shift it redoes, except in text fields and behind dialogs. */
export const useUndoKeys = ({ undo, redo }: UndoKeys): void => {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "z" || !(event.ctrlKey || event.metaKey) || event.altKey) return
      const isBehindDialog = document.querySelector("[role=dialog], [role=alertdialog]") !== null
      if (hasOwnUndo(event.target) || isBehindDialog) return
      event.preventDefault()
      if (event.shiftKey) redo()
      else undo()
    }
    window.addEventListener("keydown", onKey)
    return () => window.removeEventListener("keydown", onKey)
  }, [undo, redo])
}
