import type { FieldFailure } from "@domain/validation"

/** The callback dialog: its form, then its thanks. Spec: screens, callback dialog. */
export interface CallbackDialog {
  readonly isOpen: boolean
  readonly step: "form" | "thanks"
  readonly failure?: FieldFailure
}

/** How long after closing the dialog is made new, in milliseconds. Spec: screens, "resets 1 s after closing". */
export const callbackDialogResetMilliseconds = 1_000

/** What happens to the dialog; `reset` comes when its time after closing has passed. */
export type CallbackDialogEvent =
  | { readonly type: "opened" | "focused" | "sent" | "closed" | "reset" }
  | { readonly type: "refused"; readonly failure: FieldFailure }

/** A dialog that nobody has opened. */
export const closedCallbackDialog: CallbackDialog = { isOpen: false, step: "form" }

/**
 * The dialog after an event. Thanks stay while it closes, a reset that comes after it was opened again does nothing, and errors
 * clear on focus. Spec: validation rules, callback.
 */
export const callbackDialogAfter = (dialog: CallbackDialog, event: CallbackDialogEvent): CallbackDialog => {
  const { failure: _failure, ...calm } = dialog
  switch (event.type) {
    case "opened":
      return { ...closedCallbackDialog, isOpen: true }
    case "focused":
      return calm
    case "refused":
      return { ...calm, failure: event.failure }
    case "sent":
      return { ...calm, step: "thanks" }
    case "closed":
      return { ...dialog, isOpen: false }
    case "reset":
      return dialog.isOpen ? dialog : closedCallbackDialog
  }
}
