import { type ReactNode, useId } from "react"
import { ErrorText, fieldClass, type FieldTexts, isError } from "./field-box.tsx"
import styles from "./field.module.css"
import { cx } from "../cx/index.ts"

/** What joins an input to its label, hint and error. */
export interface FieldWiring {
  readonly id: string
  readonly disabled: boolean
  readonly "aria-describedby"?: string
  readonly "aria-invalid"?: true
  readonly "aria-required"?: true
}

export interface PlainFieldProps extends FieldTexts {
  readonly count?: string | undefined
  readonly isDisabled?: boolean | undefined
  readonly isRequired?: boolean | undefined
  /** Id of one more text that describes the input. */
  readonly describedBy?: string | undefined
  /** Draws the input with its wiring. */
  readonly children: (wiring: FieldWiring) => ReactNode
  /** Below the hint or error. */
  readonly foot?: ReactNode
}

/** A field around the browser's own input: label, hint and error, joined to it. First pages load no more than this. */
export const PlainField = ({
  label,
  hint,
  error,
  count,
  isDisabled = false,
  isRequired = false,
  describedBy,
  children,
  foot,
}: PlainFieldProps) => {
  const id = useId()
  const told = isError(error) ? "error" : hint === undefined ? undefined : "hint"
  const describing = [told === undefined ? undefined : `${id}-${told}`, describedBy].filter((it) => it !== undefined)
  return (
    <div
      className={fieldClass}
      {...(isError(error) && { "data-invalid": true })}
      {...(isDisabled && { "data-disabled": true })}
    >
      <div className={cx(styles.head)}>
        <label htmlFor={id} className={cx(styles.label)}>
          {label}
        </label>
        {count === undefined ? null : <span className={cx(styles.count)}>{count}</span>}
      </div>
      {children({
        id,
        disabled: isDisabled,
        ...(describing.length > 0 && { "aria-describedby": describing.join(" ") }),
        ...(isError(error) && { "aria-invalid": true }),
        ...(isRequired && { "aria-required": true }),
      })}
      {told === undefined ? null : (
        <span id={`${id}-${told}`} className={cx(styles[told])}>
          {told === "error" ? <ErrorText>{error}</ErrorText> : hint}
        </span>
      )}
      {foot}
    </div>
  )
}
