import type { ReactNode } from "react"
import { Button, type ButtonProps } from "react-aria-components/Button"
import styles from "./icon-button.module.css"
import { cx } from "../cx/index.ts"

export interface IconButtonProps extends Omit<ButtonProps, "children" | "className" | "style" | "render"> {
  /** Name of the action, spoken. */
  readonly label: string
  /** The icon. */
  readonly children: ReactNode
  /** Draws a border and a surface. */
  readonly isFramed?: boolean
}

/** An action known by its icon. */
export const IconButton = ({ label, children, isFramed = false, ...rest }: IconButtonProps) => (
  <Button {...rest} aria-label={label} className={cx(styles.button, isFramed && styles.framed)}>
    {children}
  </Button>
)
