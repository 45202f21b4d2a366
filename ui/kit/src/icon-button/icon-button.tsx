import type { ReactNode } from "react"
import styles from "./icon-button.module.css"
import { cx } from "../cx/index.ts"
import { PressButton, type PressButtonProps } from "../press-button/index.ts"

export interface IconButtonProps extends Omit<PressButtonProps, "children" | "isPending"> {
  /** Name of the action, spoken. */
  readonly label: string
  /** The icon. */
  readonly children: ReactNode
  /** Draws a border and a surface. */
  readonly isFramed?: boolean
}

/** Class of an icon's button, for buttons that a library draws. */
export const iconButtonClass: string = cx(styles.button)

/** A button with only an icon. */
export const IconButton = ({ label, children, isFramed = false, ...rest }: IconButtonProps) => (
  <PressButton {...rest} aria-label={label} className={cx(iconButtonClass, isFramed && styles.framed)}>
    {children}
  </PressButton>
)
