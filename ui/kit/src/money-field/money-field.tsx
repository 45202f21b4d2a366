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
  const { locale } = useLocale()
  // Another value would be written into the box over what is being typed.
  const [begun, setBegun] = useState<{ readonly value: number | undefined }>()
  const shown = begun === undefined ? value : begun.value
  const shownError = begun === undefined ? error : undefined
  const told = (major: number) => onChange(Number.isNaN(major) ? undefined : Math.round(major * scale))
  const type = (text: string) => {
    setBegun((before) => before ?? { value })
    told(new NumberParser(locale, {}).parse(text))
  }
  return (
    <AriaNumberField
      {...rest}
      validationBehavior="aria"
      isInvalid={isError(shownError)}
      className={fieldClass}
      value={shown === undefined ? Number.NaN : shown / scale}
      onChange={(major) => {
        setBegun(undefined)
        told(major)
      }}
      onBlur={() => setBegun(undefined)}
      formatOptions={{ minimumFractionDigits: 0, maximumFractionDigits: minorDigits }}
    >
      <FieldHead label={label} />
      <Group className={boxClass} dir="ltr">
        <Affix side="prefix">{symbol}</Affix>
        <Input
          className={inputClass}
          style={{ fontVariantNumeric: "tabular-nums" }}
          onInput={({ currentTarget }) => type(currentTarget.value)}
        />
      </Group>
      <FieldFoot hint={hint} error={shownError} />
    </AriaNumberField>
  )
}
