import { ChevronLeft, ChevronRight } from "lucide-react"
import styles from "./load-more.module.css"
import { cx } from "../cx/index.ts"
import { IconButton } from "../icon-button/index.ts"

export interface PaginationProps {
  /** Name of the navigation. */
  readonly label: string
  /** The position in the list: "Page 2 of 7" or "21 to 40". */
  readonly summary: string
  /** Name of the back button. */
  readonly previousLabel: string
  /** Name of the forward button. */
  readonly nextLabel: string
  /** Goes back; absent on the first page. */
  readonly onPrevious?: (() => void) | undefined
  /** Goes forward; absent on the last page. */
  readonly onNext?: (() => void) | undefined
}

/** Pages of a list with cursors in both directions. */
export const Pagination = ({ label, summary, previousLabel, nextLabel, onPrevious, onNext }: PaginationProps) => (
  <nav aria-label={label} className={cx(styles.pages)}>
    <IconButton label={previousLabel} isFramed isDisabled={onPrevious === undefined} onPress={() => onPrevious?.()}>
      <ChevronLeft aria-hidden data-flip />
    </IconButton>
    <span className={cx(styles.summary)} aria-live="polite">
      {summary}
    </span>
    <IconButton label={nextLabel} isFramed isDisabled={onNext === undefined} onPress={() => onNext?.()}>
      <ChevronRight aria-hidden data-flip />
    </IconButton>
  </nav>
)
