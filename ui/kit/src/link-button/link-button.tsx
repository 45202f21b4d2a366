import type { ReactNode } from "react"
import { Link, type LinkProps } from "react-aria-components/Link"
import { buttonClass, type ButtonKind, type ButtonSize } from "../button/index.ts"
import content from "../button/button.module.css"
import { cx } from "../cx/index.ts"

export interface LinkButtonProps extends Omit<LinkProps, "children" | "className" | "style" | "render"> {
  /** Words on the link. */
  readonly children: ReactNode
  /** The look, as a Button has it. */
  readonly kind?: ButtonKind
  /** The size, as a Button has it. */
  readonly size?: ButtonSize
  /** Icon before the words. */
  readonly icon?: ReactNode
  /** Fills the line. */
  readonly isWide?: boolean
}

/** A link that looks like a button. */
export const LinkButton = ({
  children,
  kind = "primary",
  size = "regular",
  icon,
  isWide = false,
  ...rest
}: LinkButtonProps) => (
  <Link {...rest} className={buttonClass(kind, size, isWide)}>
    <span className={cx(content.content)}>
      {icon}
      <span>{children}</span>
    </span>
  </Link>
)
