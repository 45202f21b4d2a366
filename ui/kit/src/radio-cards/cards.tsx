import type { ReactNode } from "react"
import styles from "./radio-cards.module.css"
import type { CardOption } from "./card-content.tsx"
import { cx } from "../cx/index.ts"
import type { FieldTexts } from "../field/index.ts"

/** Properties of both kinds of cards. */
export interface CommonCardsProps extends FieldTexts {
  /** Cards, in order. */
  readonly options: ReadonlyArray<CardOption>
  /** Cards beside each other when there is room: 1, 2 or 3. */
  readonly columns?: 1 | 2 | 3
  /** Whether cards are low, for a word or two, and side by side on phones too. */
  readonly isCompact?: boolean
  /** Field name in a form. */
  readonly name?: string
  /** Nothing can be changed now. */
  readonly isDisabled?: boolean
  /** Must be answered. */
  readonly isRequired?: boolean
}

interface CardsProps extends Required<Pick<CommonCardsProps, "columns" | "isCompact">> {
  readonly children: ReactNode
}

/** The cards in their columns. */
export const Cards = ({ columns, isCompact, children }: CardsProps) => (
  <div className={cx(styles.cards, styles[`columns${columns}`], isCompact && styles.compact)}>{children}</div>
)
