import { CheckboxButton, CheckboxField } from "react-aria-components/Checkbox"
import { CheckboxGroup } from "react-aria-components/CheckboxGroup"
import { CardContent } from "./card-content.tsx"
import { Cards, type CommonCardsProps } from "./cards.tsx"
import styles from "./radio-cards.module.css"
import { cx } from "../cx/index.ts"
import { fieldClass, FieldFoot, FieldHead, isError } from "../field/index.ts"

export interface CheckboxCardsProps extends CommonCardsProps {
  /** Ids of the chosen cards. */
  readonly value: ReadonlyArray<string>
  /** Receives the ids of the new choice. */
  readonly onChange: (ids: ReadonlyArray<string>) => void
}

/** Any number of choices among large cards. */
export const CheckboxCards = ({
  label,
  hint,
  error,
  options,
  columns = 1,
  isCompact = false,
  value,
  onChange,
  ...rest
}: CheckboxCardsProps) => (
  <CheckboxGroup
    {...rest}
    validationBehavior="aria"
    className={fieldClass}
    isInvalid={isError(error)}
    value={[...value]}
    onChange={onChange}
  >
    <FieldHead label={label} />
    <Cards columns={columns} isCompact={isCompact}>
      {options.map((option) => (
        <CheckboxField
          key={option.id}
          value={option.id}
          isDisabled={option.isDisabled ?? false}
          className={cx(styles.cell)}
        >
          <CheckboxButton className={cx(styles.card)}>
            <CardContent option={option} mark="check" />
          </CheckboxButton>
        </CheckboxField>
      ))}
    </Cards>
    <FieldFoot hint={hint} error={error} />
  </CheckboxGroup>
)
