import { ChevronDown } from "lucide-react"
import styles from "./phone-field.module.css"
import { cx } from "../cx/index.ts"
import { boxClass, type FieldTexts, inputClass, PlainField } from "../field/index.ts"

export interface DialCountry {
  /** ISO country code, such as "IN". */
  readonly code: string
  /** Country name in the reader's language. */
  readonly name: string
  /** Digits without the plus sign. */
  readonly dialCode: string
}

export interface PhoneValue {
  /** ISO code of the chosen country. */
  readonly country: string
  /** The number as typed, without the country's code. */
  readonly number: string
}

export interface PhoneFieldProps extends FieldTexts {
  /** Country and number. */
  readonly value: PhoneValue
  /** Receives only digits, spaces, hyphens, brackets and a plus sign, at most 25 characters. */
  readonly onChange: (value: PhoneValue) => void
  /** Countries to choose from. */
  readonly countries: ReadonlyArray<DialCountry>
  /** Name of the country choice. */
  readonly countryLabel: string
  /** Cannot be changed now. */
  readonly isDisabled?: boolean
  /** Must be filled. */
  readonly isRequired?: boolean
}

const maxLength = 25
const allowed = (typed: string): string => typed.replaceAll(/[^\d\s()+-]/g, "").slice(0, maxLength)

/** A telephone number: country code and number, always left to right. Spec: validation, phone. */
export const PhoneField = ({
  label,
  hint,
  error,
  value,
  onChange,
  countries,
  countryLabel,
  isDisabled = false,
  isRequired,
}: PhoneFieldProps) => {
  const chosen = countries.find(({ code }) => code === value.country)
  return (
    <PlainField label={label} hint={hint} error={error} isDisabled={isDisabled} isRequired={isRequired}>
      {(wiring) => (
        <div role="group" className={boxClass} dir="ltr">
          <span className={cx(styles.country)}>
            <span aria-hidden className={cx(styles.dial)}>
              {chosen === undefined ? "+" : `${chosen.code} +${chosen.dialCode}`}
              <ChevronDown size={15} />
            </span>
            <select
              className={cx(styles.select)}
              aria-label={countryLabel}
              disabled={isDisabled}
              value={value.country}
              onChange={(event) => onChange({ ...value, country: event.currentTarget.value })}
            >
              {countries.map(({ code, name, dialCode }) => (
                <option key={code} value={code}>
                  {`${name} (+${dialCode})`}
                </option>
              ))}
            </select>
          </span>
          <input
            {...wiring}
            type="tel"
            autoComplete="tel-national"
            className={inputClass}
            value={value.number}
            maxLength={maxLength}
            onChange={({ currentTarget }) => onChange({ ...value, number: allowed(currentTarget.value) })}
          />
        </div>
      )}
    </PlainField>
  )
}
