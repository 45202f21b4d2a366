import type { ComponentProps, ReactNode } from "react"
import { Focusable } from "react-aria-components/Focusable"
import { Tooltip as AriaTooltip, TooltipTrigger } from "react-aria-components/Tooltip"
import styles from "./tooltip.module.css"
import { cx } from "../cx/index.ts"

export interface TooltipProps {
  /** A focusable kit component, such as a Button or IconButton. */
  readonly children: ComponentProps<typeof Focusable>["children"]
  /** One short sentence; never the only place of a needed fact. */
  readonly text: ReactNode
  /** Shown from the start, for documentation. */
  readonly isInitiallyOpen?: boolean
}

/** An explanation of the pointed-at or focused element. */
export const Tooltip = ({ children, text, isInitiallyOpen = false }: TooltipProps) => (
  <TooltipTrigger delay={350} closeDelay={80} defaultOpen={isInitiallyOpen}>
    <Focusable>{children}</Focusable>
    <AriaTooltip className={cx(styles.tooltip)} offset={8}>
      {text}
    </AriaTooltip>
  </TooltipTrigger>
)
