import { type ReactNode, useState } from "react"
import { Button } from "react-aria-components/Button"
import { Tooltip as AriaTooltip, TooltipTrigger } from "react-aria-components/Tooltip"
import styles from "./term.module.css"
import tooltip from "../tooltip/tooltip.module.css"
import { cx } from "../cx/index.ts"

export interface TermProps {
  /** The word that is explained. */
  readonly children: ReactNode
  /** What it means, in one or two short sentences. */
  readonly meaning: ReactNode
  /** Shown from the start, for documentation. */
  readonly isInitiallyOpen?: boolean
}

/** A word whose meaning is shown by pointing at it, by moving the focus to it, and by tapping it. */
export const Term = ({ children, meaning, isInitiallyOpen = false }: TermProps) => {
  const [isOpen, setOpen] = useState(isInitiallyOpen)
  return (
    <TooltipTrigger delay={350} closeDelay={80} isOpen={isOpen} onOpenChange={setOpen} shouldCloseOnPress={false}>
      <Button
        className={cx(styles.term)}
        onPress={({ pointerType }) => setOpen(pointerType === "touch" ? !isOpen : true)}
      >
        {children}
      </Button>
      <AriaTooltip className={cx(tooltip.tooltip)} offset={6}>
        {meaning}
      </AriaTooltip>
    </TooltipTrigger>
  )
}
