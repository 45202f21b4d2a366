import { CheckboxGroup as AriaCheckboxGroup } from "react-aria-components/CheckboxGroup"
import styles from "./checkbox-group.module.css"
import { Checkbox } from "../checkbox/index.ts"
import { cx } from "../cx/index.ts"
import { fieldClass, FieldFoot, FieldHead, type FieldTexts, isError } from "../field/index.ts"
import type { Option } from "../listbox/index.ts"

export interface CheckboxGroupProps extends FieldTexts {
  /** Choices, in order. */
  readonly options: ReadonlyArray<Option>
  /** Ids of the chosen ones. */
  readonly value: ReadonlyArray<string>
  /** Receives the ids of the new choice. */
  readonly onChange: (ids: ReadonlyArray<string>) => void
  /** Field name in a form. */
  readonly name?: string
  /** Cannot be changed now. */
  readonly isDisabled?: boolean
  /** At least one must be chosen. */
  readonly isRequired?: boolean
}

/** Any number of choices from a short list. */
export const CheckboxGroup = ({ label, hint, error, options, value, onChange, ...rest }: CheckboxGroupProps) => (
  <AriaCheckboxGroup
    {...rest}
    validationBehavior="aria"
    className={fieldClass}
    isInvalid={isError(error)}
    value={[...value]}
    onChange={onChange}
  >
    <FieldHead label={label} />
    <div className={cx(styles.options)}>
      {options.map((option) => (
        <Checkbox key={option.id} value={option.id} isDisabled={option.isDisabled ?? false} hint={option.detail}>
          {option.label}
        </Checkbox>
      ))}
    </div>
    <FieldFoot hint={hint} error={error} />
  </AriaCheckboxGroup>
)
