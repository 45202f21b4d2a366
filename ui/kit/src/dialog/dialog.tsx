import { X } from "lucide-react"
import type { ReactNode } from "react"
import { Dialog as AriaDialog } from "react-aria-components/Dialog"
import { Heading } from "react-aria-components/Heading"
import { Modal, ModalOverlay } from "react-aria-components/Modal"
import styles from "./dialog.module.css"
import { cx } from "../cx/index.ts"
import { IconButton } from "../icon-button/index.ts"

export interface DialogProps {
  /** Whether it is shown. */
  readonly isOpen: boolean
  /** Called by the close button, Escape, or a press outside. */
  readonly onClose: () => void
  /** Heading. */
  readonly title: ReactNode
  /** Content. */
  readonly children: ReactNode
  /** Buttons in a line at the end; the main one last. */
  readonly actions?: ReactNode
  /** Name of the close button, which is absent without it. */
  readonly closeLabel?: string
  /** "alertdialog" for a question that must be answered. */
  readonly role?: "dialog" | "alertdialog"
  /** Maximum width. */
  readonly size?: "small" | "regular" | "large"
  /** Fills the whole height of a phone, for what is worked on for a while. */
  readonly isTall?: boolean
}

/** A dialog in front of the page; a sheet from below on phones. */
export const Dialog = ({
  isOpen,
  onClose,
  title,
  children,
  actions,
  closeLabel,
  role = "dialog",
  size = "regular",
  isTall = false,
}: DialogProps) => (
  <ModalOverlay
    className={cx(styles.overlay)}
    isOpen={isOpen}
    isDismissable={role === "dialog"}
    onOpenChange={(open) => {
      if (!open) onClose()
    }}
  >
    <Modal className={cx(styles.modal, styles[size], isTall && styles.tall)}>
      <AriaDialog role={role} className={cx(styles.dialog)}>
        <header className={cx(styles.head)}>
          <Heading slot="title" level={2} className={cx(styles.title)}>
            {title}
          </Heading>
          {closeLabel === undefined ? null : (
            <IconButton label={closeLabel} onPress={onClose}>
              <X aria-hidden />
            </IconButton>
          )}
        </header>
        <div className={cx(styles.body)}>{children}</div>
        {actions === undefined ? null : <footer className={cx(styles.actions)}>{actions}</footer>}
      </AriaDialog>
    </Modal>
  </ModalOverlay>
)
