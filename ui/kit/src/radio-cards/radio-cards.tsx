import type { ReactNode } from "react"
import { CheckboxButton, CheckboxField } from "react-aria-components/Checkbox"
import { CheckboxGroup } from "react-aria-components/CheckboxGroup"
import { RadioButton, RadioField, RadioGroup } from "react-aria-components/RadioGroup"
import styles from "./radio-cards.module.css"
import { CardContent, type CardOption } from "./card-content.tsx"
import { cx } from "../cx/index.ts"
import { fieldClass, FieldFoot, FieldHead, type FieldTexts, isError } from "../field/index.ts"

interface Common extends FieldTexts {
  /** Cards, in order. */
  readonly options: ReadonlyArray<CardOption>
  /** Cards beside each other when there is room: 1, 2 or 3. */
  readonly columns?: 1 | 2 | 3
  /** Cards of a word or two: lower, and beside each other on phones too. */
  readonly isCompact?: boolean
  /** Field name in a form. */
  readonly name?: string
  /** Nothing can be changed now. */
  readonly isDisabled?: boolean
  /** Must be answered. */
  readonly isRequired?: boolean
}

export interface RadioCardsProps extends Common {
  /** Id of the chosen card; `null` when none is. */
  readonly value: string | null
  /** Receives the id of the new choice. */
  readonly onChange: (id: string) => void
}

export interface CheckboxCardsProps extends Common {
  /** Ids of the chosen cards. */
  readonly value: ReadonlyArray<string>
  /** Receives the ids of the new choice. */
  readonly onChange: (ids: ReadonlyArray<string>) => void
}

interface CardsProps extends Required<Pick<Common, "columns" | "isCompact">> {
  readonly children: ReactNode
}

const Cards = ({ columns, isCompact, children }: CardsProps) => (
  <div className={cx(styles.cards, styles[`columns${columns}`], isCompact && styles.compact)}>{children}</div>
)

/** One choice among large cards. */
export const RadioCards = ({
  label,
  hint,
  error,
  options,
  columns = 1,
  isCompact = false,
  onChange,
  ...rest
}: RadioCardsProps) => (
  <RadioGroup {...rest} validationBehavior="aria" className={fieldClass} isInvalid={isError(error)} onChange={onChange}>
    <FieldHead label={label} />
    <Cards columns={columns} isCompact={isCompact}>
      {options.map((option) => (
        <RadioField
          key={option.id}
          value={option.id}
          isDisabled={option.isDisabled ?? false}
          className={cx(styles.cell)}
        >
          <RadioButton className={cx(styles.card)}>
            <CardContent option={option} mark="radio" />
          </RadioButton>
        </RadioField>
      ))}
    </Cards>
    <FieldFoot hint={hint} error={error} />
  </RadioGroup>
)

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
