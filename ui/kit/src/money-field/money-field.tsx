import { Group } from "react-aria-components/Group"
import { Input } from "react-aria-components/Input"
import { NumberField as AriaNumberField } from "react-aria-components/NumberField"
import {
  Affix,
  boxClass,
  fieldClass,
  FieldFoot,
  FieldHead,
  type FieldTexts,
  inputClass,
  isError,
  useTypedNumber,
} from "../field/index.ts"

export interface MoneyFieldProps extends FieldTexts {
  /** Currency sign shown before the number, such as "₹". */
  readonly symbol: string
  /** Digits after the decimal point of the currency: 2, or 0 for yen. */
  readonly minorDigits: number
  /** Amount in whole minor units; `undefined` is empty. */
  readonly value: number | undefined
  /** New amount in whole minor units with each keystroke, or `undefined` when emptied. */
  readonly onChange: (minorUnits: number | undefined) => void
  /** Cannot be changed now. */
  readonly isDisabled?: boolean
  /** Must be filled. */
  readonly isRequired?: boolean
}

/** An amount of money, typed in major units and stored in whole minor units; half an amount is not called wrong. */
export const MoneyField = ({ label, hint, error, symbol, minorDigits, value, onChange, ...rest }: MoneyFieldProps) => {
  const scale = 10 ** minorDigits
  const { box, isTyping, onInput } = useTypedNumber({
    value: value === undefined ? Number.NaN : value / scale,
    onChange: (major) => onChange(Number.isNaN(major) ? undefined : Math.round(major * scale)),
  })
  const shownError = isTyping ? undefined : error
  return (
    <AriaNumberField
      {...rest}
      validationBehavior="aria"
      isInvalid={isError(shownError)}
      className={fieldClass}
      {...box}
      formatOptions={{ minimumFractionDigits: 0, maximumFractionDigits: minorDigits }}
    >
      <FieldHead label={label} />
      <Group className={boxClass} dir="ltr">
        <Affix side="prefix">{symbol}</Affix>
        <Input className={inputClass} style={{ fontVariantNumeric: "tabular-nums" }} onInput={onInput} />
      </Group>
      <FieldFoot hint={hint} error={shownError} />
    </AriaNumberField>
  )
}
