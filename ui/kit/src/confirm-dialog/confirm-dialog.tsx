import type { ReactNode } from "react"
import { Button } from "../button/index.ts"
import { Dialog } from "../dialog/index.ts"

export interface ConfirmDialogProps {
  /** Whether it is shown. */
  readonly isOpen: boolean
  /** The question. */
  readonly title: ReactNode
  /** What will happen. */
  readonly children?: ReactNode
  /** The action, as a verb: "Delete draft". */
  readonly confirmLabel: string
  /** The alternative: "Keep it". */
  readonly cancelLabel: string
  /** Spoken while the action runs. */
  readonly pendingLabel: string
  /** Runs the action. */
  readonly onConfirm: () => void
  /** Cancels. */
  readonly onCancel: () => void
  /** Whether the action is running. */
  readonly isPending?: boolean
  /** Whether the action destroys something. */
  readonly isDangerous?: boolean
}

/** A question before an action that is hard to undo. */
export const ConfirmDialog = ({
  isOpen,
  title,
  children,
  confirmLabel,
  cancelLabel,
  pendingLabel,
  onConfirm,
  onCancel,
  isPending = false,
  isDangerous = false,
}: ConfirmDialogProps) => (
  <Dialog
    isOpen={isOpen}
    onClose={onCancel}
    title={title}
    role="alertdialog"
    size="small"
    actions={
      <>
        <Button kind="secondary" onPress={onCancel} isDisabled={isPending}>
          {cancelLabel}
        </Button>
        <Button
          kind={isDangerous ? "danger" : "primary"}
          onPress={onConfirm}
          isPending={isPending}
          pendingLabel={pendingLabel}
        >
          {confirmLabel}
        </Button>
      </>
    }
  >
    {children}
  </Dialog>
)
