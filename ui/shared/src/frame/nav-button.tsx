import { buttonClass, type ButtonKind, type ButtonSize } from "@ui/kit/button"
import type { ReactNode } from "react"
import { Link, type LinkProps } from "react-router"
import styles from "./nav-button.module.css"

export interface NavButtonProps extends Pick<LinkProps, "to" | "replace" | "state" | "onClick"> {
  readonly children: ReactNode
  readonly kind?: ButtonKind
  readonly size?: ButtonSize
  readonly icon?: ReactNode
  readonly isWide?: boolean
  readonly "aria-label"?: string
}

/** A link inside the application that looks like a button; navigates without reloading the page. */
export const NavButton = ({
  children,
  kind = "primary",
  size = "regular",
  icon,
  isWide = false,
  ...link
}: NavButtonProps) => (
  <Link {...link} className={buttonClass(kind, size, isWide)}>
    <span className={styles["content"]}>
      {icon}
      <span>{children}</span>
    </span>
  </Link>
)
