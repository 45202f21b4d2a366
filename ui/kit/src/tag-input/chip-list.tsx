import { Plus, X } from "lucide-react"
import styles from "./tag-input.module.css"
import { cx } from "../cx/index.ts"

export interface ChipListProps {
  /** Name of the list. */
  readonly label: string
  /** Chips, in order; each text occurs once. */
  readonly chips: ReadonlyArray<string>
  /** Name of a chip's remove button; without it chips are read-only. */
  readonly removeLabel?: (chip: string) => string
  /** Receives the chip to remove. */
  readonly onRemove?: (chip: string) => void
  /** Name of a chip's add button, for suggestions. */
  readonly addLabel?: (chip: string) => string
  /** Receives the suggestion to take. */
  readonly onAdd?: (chip: string) => void
}

/** Words in a row; each word can be removed or, as a suggestion, added. */
export const ChipList = ({ label, chips, removeLabel, onRemove, addLabel, onAdd }: ChipListProps) => (
  <ul className={cx(styles.chips)} aria-label={label}>
    {chips.map((chip) => (
      <li key={chip} className={cx(styles.chip, onAdd !== undefined && styles.offer)}>
        {onAdd !== undefined ? (
          <button type="button" className={cx(styles.take)} aria-label={addLabel?.(chip)} onClick={() => onAdd(chip)}>
            <Plus aria-hidden size={15} />
            {chip}
          </button>
        ) : (
          <>
            <span>{chip}</span>
            {onRemove === undefined ? null : (
              <button
                type="button"
                className={cx(styles.remove)}
                aria-label={removeLabel?.(chip)}
                onClick={() => onRemove(chip)}
              >
                <X aria-hidden size={15} />
              </button>
            )}
          </>
        )}
      </li>
    ))}
  </ul>
)
