import { Minus, Plus } from "lucide-react"
import type { ReactNode } from "react"
import { Button } from "react-aria-components/Button"
import { Group } from "react-aria-components/Group"
import { Input } from "react-aria-components/Input"
import {
  NumberField as AriaNumberField,
  type NumberFieldProps as AriaNumberFieldProps,
} from "react-aria-components/NumberField"
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
  useTypedNumber,
} from "../field/index.ts"

export interface NumberFieldProps
  extends
    Omit<
      AriaNumberFieldProps,
      "children" | "className" | "style" | "render" | "isInvalid" | "value" | "defaultValue" | "onChange"
    >,
    FieldTexts {
  /** NaN is empty. */
  readonly value: number
  /** The number with each keystroke, NaN when emptied; once the box is left, it is within its bounds. */
  readonly onChange: (value: number) => void
  /** Unit after the number, such as "km". */
  readonly unit?: ReactNode
  /** Shows buttons that step down and up; React Aria translates their names. */
  readonly hasSteppers?: boolean
}

/** A number in the locale's digits and grouping; half a number is not called wrong. */
export const NumberField = (props: NumberFieldProps) => {
  const { label, hint, error, unit, hasSteppers = true, value, onChange, ...rest } = props
  const { box, isTyping, onInput } = useTypedNumber({ value, onChange, formatOptions: rest.formatOptions })
  const shownError = isTyping ? undefined : error
  return (
    <AriaNumberField
      validationBehavior="aria"
      {...rest}
      {...box}
      isInvalid={isError(shownError)}
      className={fieldClass}
    >
      <FieldHead label={label} />
      <Group className={boxClass}>
        {hasSteppers ? (
          <Button slot="decrement" className={toolClass}>
            <Minus aria-hidden size={18} />
          </Button>
        ) : null}
        <Input
          onInput={onInput}
          className={inputClass}
          dir="ltr"
          style={{ textAlign: hasSteppers ? "center" : "start" }}
        />
        {unit === undefined ? null : <Affix side="suffix">{unit}</Affix>}
        {hasSteppers ? (
          <Button slot="increment" className={toolClass}>
            <Plus aria-hidden size={18} />
          </Button>
        ) : null}
      </Group>
      <FieldFoot hint={hint} error={shownError} />
    </AriaNumberField>
  )
}
