import { Input } from "react-aria-components/Input"
import { TextField as AriaTextField } from "react-aria-components/TextField"
import styles from "./otp-field.module.css"
import { cx } from "../cx/index.ts"
import { fieldClass, FieldFoot, FieldHead, type FieldTexts, isError } from "../field/index.ts"

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
export const OtpField = ({ label, hint, error, value, onChange, onComplete, length = 6, ...rest }: OtpFieldProps) => (
  <AriaTextField
    {...rest}
    validationBehavior="aria"
    className={fieldClass}
    isInvalid={isError(error)}
    value={value}
    inputMode="numeric"
    autoComplete="one-time-code"
    onChange={(typed) => {
      const digits = typed.replaceAll(/\D/g, "").slice(0, length)
      onChange(digits)
      if (digits.length === length && digits !== value) onComplete?.(digits)
    }}
  >
    <FieldHead label={label} />
    <div className={cx(styles.code)} dir="ltr">
      <div className={cx(styles.boxes)} aria-hidden>
        {Array.from({ length }, (_, index) => (
          <span key={index} className={cx(styles.box, index === Math.min(value.length, length - 1) && styles.next)}>
            {value[index] ?? ""}
          </span>
        ))}
      </div>
      <Input className={cx(styles.input)} />
    </div>
    <FieldFoot hint={hint} error={error} />
  </AriaTextField>
)
