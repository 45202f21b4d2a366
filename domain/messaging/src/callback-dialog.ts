import type { FieldFailure } from "@domain/validation"

/** The callback dialog: a form, then thanks. Spec: screens, callback dialog. */
export interface CallbackDialog {
  readonly isOpen: boolean
  readonly step: "form" | "thanks"
  readonly failure?: FieldFailure
}

/** Milliseconds from closing the dialog to its reset. Spec: screens, "resets 1 s after closing". */
export const callbackDialogResetMilliseconds = 1_000

/** The events of the dialog; `reset` comes when the time after closing has passed. */
export type CallbackDialogEvent =
  | { readonly type: "opened" | "focused" | "sent" | "closed" | "reset" }
  | { readonly type: "refused"; readonly failure: FieldFailure }

/** The initial dialog. */
export const closedCallbackDialog: CallbackDialog = { isOpen: false, step: "form" }

/**
 * The dialog after an event. Thanks stay while it closes, a reset after reopening does nothing, and errors clear on
 * focus. Spec: validation rules, callback.
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
