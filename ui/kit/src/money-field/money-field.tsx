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
} from "../field/index.ts"

export interface MoneyFieldProps extends FieldTexts {
  /** Currency sign shown before the number, such as "₹". */
  readonly symbol: string
  /** Digits after the decimal point of the currency: 2, or 0 for yen. */
  readonly minorDigits: number
  /** Amount in whole minor units; `undefined` is empty. */
  readonly value: number | undefined
  /** New amount in whole minor units, or `undefined` when emptied. */
  readonly onChange: (minorUnits: number | undefined) => void
  /** Minimum in minor units. */
  readonly minimum?: number
  /** Maximum in minor units. */
  readonly maximum?: number
  /** Step of the arrow keys in minor units. */
  readonly step?: number
  /** Field name in a form; its value is in major units. */
  readonly name?: string
  /** Cannot be changed now. */
  readonly isDisabled?: boolean
  /** Must be filled. */
  readonly isRequired?: boolean
}

/** An amount of money, typed in major units and stored in whole minor units. */
export const MoneyField = ({
  label,
  hint,
  error,
  symbol,
  minorDigits,
  value,
  onChange,
  minimum,
  maximum,
  step,
  ...rest
}: MoneyFieldProps) => {
  const scale = 10 ** minorDigits
  return (
    <AriaNumberField
      {...rest}
      validationBehavior="aria"
      isInvalid={isError(error)}
      className={fieldClass}
      value={value === undefined ? Number.NaN : value / scale}
      onChange={(major) => onChange(Number.isNaN(major) ? undefined : Math.round(major * scale))}
      formatOptions={{ minimumFractionDigits: 0, maximumFractionDigits: minorDigits }}
      {...(minimum === undefined ? {} : { minValue: minimum / scale })}
      {...(maximum === undefined ? {} : { maxValue: maximum / scale })}
      {...(step === undefined ? {} : { step: step / scale })}
    >
      <FieldHead label={label} />
      <Group className={boxClass} dir="ltr">
        <Affix side="prefix">{symbol}</Affix>
        <Input className={inputClass} style={{ fontVariantNumeric: "tabular-nums" }} />
      </Group>
      <FieldFoot hint={hint} error={error} />
    </AriaNumberField>
  )
}
