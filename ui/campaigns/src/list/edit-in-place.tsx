import { IconButton } from "@ui/kit/icon-button"
import { Pause, Pencil, Play } from "lucide-react"
import type { ReactNode } from "react"
import styles from "./list.module.css"

const icons = { edit: Pencil, pause: Pause, resume: Play } as const

export interface EditInPlaceProps {
  /** What the button does, and to which campaign. */
  readonly label: string
  /** Absent where nothing may be changed. */
  readonly onEdit: (() => void) | undefined
  readonly act?: keyof typeof icons
  readonly children: ReactNode
}

/** A value with a button that changes it; the button shows with the pointer or the focus in its row, the menu has it on phones. */
export const EditInPlace = ({ label, onEdit, act = "edit", children }: EditInPlaceProps) => {
  const Icon = icons[act]
  return onEdit === undefined ? (
    <>{children}</>
  ) : (
    <span className={styles["editable"]}>
      {children}
      <span className={styles["edit"]}>
        <IconButton label={label} onPress={onEdit}>
          <Icon aria-hidden size={15} />
        </IconButton>
      </span>
    </span>
  )
}
