import { ChevronDown } from "lucide-react"
import { Button } from "react-aria-components/Button"
import { ListBox } from "react-aria-components/ListBox"
import { Popover } from "react-aria-components/Popover"
import { Select as AriaSelect, SelectValue } from "react-aria-components/Select"
import styles from "./select.module.css"
import { cx } from "../cx/index.ts"
import { boxClass, fieldClass, FieldFoot, FieldHead, type FieldTexts, isError } from "../field/index.ts"
import { listClass, type Option, OptionRow, popoverClass } from "../listbox/index.ts"

export interface SelectProps extends FieldTexts {
  /** Choices, in order. */
  readonly options: ReadonlyArray<Option>
  /** Id of the chosen one; `null` when none is. */
  readonly value: string | null
  /** Receives the id of the new choice. */
  readonly onChange: (id: string) => void
  /** Shown while nothing is chosen. */
  readonly placeholder: string
  /** Field name in a form. */
  readonly name?: string
  /** Cannot be changed now. */
  readonly isDisabled?: boolean
  /** Must be chosen. */
  readonly isRequired?: boolean
}

/** One choice from a short list. */
export const Select = ({ label, hint, error, options, value, onChange, ...rest }: SelectProps) => (
  <AriaSelect
    {...rest}
    validationBehavior="aria"
    className={fieldClass}
    isInvalid={isError(error)}
    value={value}
    onChange={(key) => {
      if (key !== null) onChange(String(key))
    }}
  >
    <FieldHead label={label} />
    <Button className={cx(boxClass, styles.trigger)}>
      <SelectValue className={cx(styles.value)}>
        {({ isPlaceholder, selectedText, defaultChildren }) => (isPlaceholder ? defaultChildren : selectedText)}
      </SelectValue>
      <ChevronDown aria-hidden size={18} className={cx(styles.arrow)} />
    </Button>
    <FieldFoot hint={hint} error={error} />
    <Popover className={popoverClass} offset={6}>
      <ListBox className={listClass} items={options}>
        {(option) => <OptionRow option={option} />}
      </ListBox>
    </Popover>
  </AriaSelect>
)
