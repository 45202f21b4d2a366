import { Check } from "lucide-react"
import { ListBoxItem } from "react-aria-components/ListBox"
import { Text } from "react-aria-components/Text"
import styles from "./listbox.module.css"
import { cx } from "../cx/index.ts"

export interface Option {
  /** Value of the choice. */
  readonly id: string
  /** Words of the choice. */
  readonly label: string
  /** A second, quieter line. */
  readonly detail?: string
  /** Cannot be chosen. */
  readonly isDisabled?: boolean
}

/** One choice in a list. */
export const OptionRow = ({ option }: { readonly option: Option }) => (
  <ListBoxItem
    id={option.id}
    textValue={option.label}
    className={cx(styles.item)}
    isDisabled={option.isDisabled ?? false}
  >
    {({ isSelected }) => (
      <>
        <Text slot="label" className={cx(styles.words)}>
          <span>{option.label}</span>
          {option.detail === undefined ? null : <span className={cx(styles.detail)}>{option.detail}</span>}
        </Text>
        {isSelected ? <Check aria-hidden size={17} className={cx(styles.tick)} /> : null}
      </>
    )}
  </ListBoxItem>
)

export const popoverClass: string = cx(styles.popover)
export const listClass: string = cx(styles.list)
export const itemClass: string = cx(styles.item)
export const wordsClass: string = cx(styles.words)
export const tickClass: string = cx(styles.tick)
export const noteClass: string = cx(styles.note)
export const dangerItemClass: string = cx(styles.item, styles.danger)
