import { ChevronDown } from "lucide-react"
import { Button } from "react-aria-components/Button"
import { ComboBox as AriaComboBox } from "react-aria-components/ComboBox"
import { Group } from "react-aria-components/Group"
import { Input } from "react-aria-components/Input"
import { ListBox } from "react-aria-components/ListBox"
import { Popover } from "react-aria-components/Popover"
import {
  Affix,
  boxClass,
  fieldClass,
  FieldFoot,
  FieldHead,
  type FieldTexts,
  inputClass,
  isError,
  toolClass,
} from "../field/index.ts"
import { listClass, noteClass, type Option, OptionRow, popoverClass } from "../listbox/index.ts"
import { Spinner } from "../spinner/index.ts"

export interface ComboBoxProps extends FieldTexts {
  /** Suggestions for the typed text, already filtered by the caller. */
  readonly options: ReadonlyArray<Option>
  /** What is typed. */
  readonly inputValue: string
  /** Receives each change of the typed text; the caller fetches suggestions. */
  readonly onInputChange: (text: string) => void
  /** Receives the id of a chosen suggestion; `null` when the choice is cleared. */
  readonly onSelect: (id: string | null) => void
  /** Id of the chosen suggestion. */
  readonly selectedId?: string | null
  /** Whether suggestions are loading. */
  readonly isLoading?: boolean
  /** Shown and spoken while loading. */
  readonly loadingLabel: string
  /** Shown when nothing fits. */
  readonly emptyLabel: string
  /** Whether text that matches no suggestion is a valid answer. */
  readonly allowsOwnText?: boolean
  /** Example of an answer. */
  readonly placeholder?: string
  /** Cannot be changed now. */
  readonly isDisabled?: boolean
  /** Must be filled. */
  readonly isRequired?: boolean
}

/** A text field with suggestions while typing. */
export const ComboBox = ({
  label,
  hint,
  error,
  options,
  onSelect,
  selectedId,
  isLoading = false,
  loadingLabel,
  emptyLabel,
  allowsOwnText = false,
  placeholder,
  ...rest
}: ComboBoxProps) => (
  <AriaComboBox
    {...rest}
    items={options}
    allowsCustomValue={allowsOwnText}
    allowsEmptyCollection
    menuTrigger="input"
    validationBehavior="aria"
    className={fieldClass}
    isInvalid={isError(error)}
    onChange={(key) => onSelect(key === null ? null : String(key))}
    {...(selectedId === undefined ? {} : { value: selectedId })}
  >
    <FieldHead label={label} />
    <Group className={boxClass}>
      <Input className={inputClass} dir="auto" {...(placeholder === undefined ? {} : { placeholder })} />
      {isLoading ? (
        <Affix side="suffix">
          <Spinner label={loadingLabel} size={18} />
        </Affix>
      ) : null}
      <Button className={toolClass}>
        <ChevronDown aria-hidden size={18} />
      </Button>
    </Group>
    <FieldFoot hint={hint} error={error} />
    <Popover className={popoverClass} offset={6}>
      <ListBox
        className={listClass}
        renderEmptyState={() => <div className={noteClass}>{isLoading ? loadingLabel : emptyLabel}</div>}
      >
        {(option: Option) => <OptionRow option={option} />}
      </ListBox>
    </Popover>
  </AriaComboBox>
)
