import { type ReactNode, useId } from "react"
import { ErrorText, fieldClass, type FieldTexts, isError } from "./field-box.tsx"
import styles from "./field.module.css"
import { cx } from "../cx/index.ts"

/** Ids and attributes that connect an input to its label, hint and error. */
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
  /** Id of another text that describes the input. */
  readonly describedBy?: string | undefined
  /** Renders the input with its attributes. */
  readonly children: (wiring: FieldWiring) => ReactNode
  /** Below the hint or error. */
  readonly foot?: ReactNode
}

/** A field around the browser's own input, with label, hint and error. First pages load no more than this. */
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
  const note = isError(error) ? "error" : hint === undefined ? undefined : "hint"
  const describing = [note === undefined ? undefined : `${id}-${note}`, describedBy].filter((it) => it !== undefined)
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
      {note === undefined ? null : (
        <span id={`${id}-${note}`} className={cx(styles[note])}>
          {note === "error" ? <ErrorText>{error}</ErrorText> : hint}
        </span>
      )}
      {foot}
    </div>
  )
}
