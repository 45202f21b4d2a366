import styles from "./otp-field.module.css"
import { cx } from "../cx/index.ts"
import { type FieldTexts, PlainField } from "../field/index.ts"

export interface OtpFieldProps extends FieldTexts {
  /** Digits typed so far. */
  readonly value: string
  /** Receives digits only, at most `length`; a paste of "123 456" arrives as "123456". */
  readonly onChange: (digits: string) => void
  /** Called once when the last digit arrives. */
  readonly onComplete?: (digits: string) => void
  /** Number of boxes. */
  readonly length?: number
  /** Cannot be changed now. */
  readonly isDisabled?: boolean
  /** Takes focus when shown. */
  readonly autoFocus?: boolean
}

/** A one-time code: one real input, drawn as boxes, always left to right. */
export const OtpField = ({
  label,
  hint,
  error,
  value,
  onChange,
  onComplete,
  length = 6,
  isDisabled,
  autoFocus,
}: OtpFieldProps) => {
  const type = (typed: string) => {
    const digits = typed.replaceAll(/\D/g, "").slice(0, length)
    onChange(digits)
    if (digits.length === length && digits !== value) onComplete?.(digits)
  }
  return (
    <PlainField label={label} hint={hint} error={error} isDisabled={isDisabled}>
      {(wiring) => (
        <div className={cx(styles.code)} dir="ltr">
          <div className={cx(styles.boxes)} aria-hidden>
            {Array.from({ length }, (_, index) => (
              <span key={index} className={cx(styles.box, index === Math.min(value.length, length - 1) && styles.next)}>
                {value[index] ?? ""}
              </span>
            ))}
          </div>
          <input
            {...wiring}
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the code is the only field of this step
            autoFocus={autoFocus}
            className={cx(styles.input)}
            value={value}
            onChange={({ currentTarget }) => type(currentTarget.value)}
          />
        </div>
      )}
    </PlainField>
  )
}
