import { Check } from "lucide-react"
import type { ReactNode } from "react"
import styles from "./radio-cards.module.css"
import { cx } from "../cx/index.ts"

export interface CardOption {
  /** Value of the choice. */
  readonly id: string
  /** Name of the choice. */
  readonly title: ReactNode
  /** One or two secondary lines. */
  readonly description?: ReactNode
  /** Picture or icon at the start. */
  readonly icon?: ReactNode
  /** A short note at the end, such as a price. */
  readonly note?: ReactNode
  /** Cannot be chosen. */
  readonly isDisabled?: boolean
  /** Further fields of this choice, below its card while it is chosen; radio cards only. */
  readonly detail?: ReactNode
}

/** Inside of one card. */
export const CardContent = ({ option, mark }: { readonly option: CardOption; readonly mark: "radio" | "check" }) => (
  <>
    {option.icon === undefined ? null : (
      <span className={cx(styles.icon)} aria-hidden>
        {option.icon}
      </span>
    )}
    <span className={cx(styles.words)}>
      <span className={cx(styles.title)}>{option.title}</span>
      {option.description === undefined ? null : <span className={cx(styles.description)}>{option.description}</span>}
    </span>
    {option.note === undefined ? null : <span className={cx(styles.note)}>{option.note}</span>}
    <span className={cx(styles.mark, mark === "check" && styles.square)} aria-hidden>
      <Check size={13} strokeWidth={3.4} />
    </span>
  </>
)
