import { NumberParser } from "@internationalized/number"
import { useState } from "react"
import { Group } from "react-aria-components/Group"
import { useLocale } from "react-aria-components/I18nProvider"
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
  /** Tells each keystroke, not only what stands there when the box is left: for pages that show what an amount leads to. */
  readonly isLive?: boolean
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
  isLive = false,
  minimum,
  maximum,
  step,
  ...rest
}: MoneyFieldProps) => {
  const scale = 10 ** minorDigits
  const { locale } = useLocale()
  /** What the box began with: another value would be written into it over what is being typed. */
  const [begun, setBegun] = useState<{ readonly value: number | undefined }>()
  const shown = begun === undefined ? value : begun.value
  const told = (major: number) => onChange(Number.isNaN(major) ? undefined : Math.round(major * scale))
  const type = (text: string) => {
    setBegun((before) => before ?? { value })
    told(new NumberParser(locale, {}).parse(text))
  }
  return (
    <AriaNumberField
      {...rest}
      validationBehavior="aria"
      isInvalid={isError(error)}
      className={fieldClass}
      value={shown === undefined ? Number.NaN : shown / scale}
      onChange={(major) => {
        setBegun(undefined)
        told(major)
      }}
      onBlur={() => setBegun(undefined)}
      formatOptions={{ minimumFractionDigits: 0, maximumFractionDigits: minorDigits }}
      {...(minimum === undefined ? {} : { minValue: minimum / scale })}
      {...(maximum === undefined ? {} : { maxValue: maximum / scale })}
      {...(step === undefined ? {} : { step: step / scale })}
    >
      <FieldHead label={label} />
      <Group className={boxClass} dir="ltr">
        <Affix side="prefix">{symbol}</Affix>
        <Input
          className={inputClass}
          style={{ fontVariantNumeric: "tabular-nums" }}
          {...(isLive && { onInput: ({ currentTarget }) => type(currentTarget.value) })}
        />
      </Group>
      <FieldFoot hint={hint} error={error} />
    </AriaNumberField>
  )
}
