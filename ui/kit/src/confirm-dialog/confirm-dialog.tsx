import type { ReactNode } from "react"
import { Button } from "../button/index.ts"
import { Dialog } from "../dialog/index.ts"

export interface ConfirmDialogProps {
  /** Whether it is shown. */
  readonly isOpen: boolean
  /** The question. */
  readonly title: ReactNode
  /** What will follow. */
  readonly children?: ReactNode
  /** The act, as a verb: "Delete draft". */
  readonly confirmLabel: string
  /** The way back: "Keep it". */
  readonly cancelLabel: string
  /** Spoken while the act runs. */
  readonly pendingLabel: string
  /** Does the act. */
  readonly onConfirm: () => void
  /** Goes back. */
  readonly onCancel: () => void
  /** The act is running. */
  readonly isPending?: boolean
  /** The act destroys something. */
  readonly isDangerous?: boolean
}

/** A question before an act that is hard to undo. */
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
