import { type ReactNode, useId } from "react"
import { ErrorText, fieldClass, type FieldTexts, isError } from "./field-box.tsx"
import styles from "./field.module.css"
import { cx } from "../cx/index.ts"

export interface PlainGroupProps extends FieldTexts {
  readonly isDisabled?: boolean | undefined
  readonly isRequired?: boolean | undefined
  /** The browser's own radio buttons. */
  readonly children: ReactNode
}

/** A question around the browser's own radio buttons, with label, hint and error. */
export const PlainGroup = ({ label, hint, error, isDisabled, isRequired, children }: PlainGroupProps) => {
  const id = useId()
  const note = isError(error) ? "error" : hint === undefined ? undefined : "hint"
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      className={fieldClass}
      {...(note !== undefined && { "aria-describedby": `${id}-${note}` })}
      {...(isError(error) && { "aria-invalid": true, "data-invalid": true })}
      {...(isRequired === true && { "aria-required": true })}
      {...(isDisabled === true && { "aria-disabled": true, "data-disabled": true })}
    >
      <div className={cx(styles.head)}>
        <span id={`${id}-label`} className={cx(styles.label)}>
          {label}
        </span>
      </div>
      {children}
      {note === undefined ? null : (
        <span id={`${id}-${note}`} className={cx(styles[note])}>
          {note === "error" ? <ErrorText>{error}</ErrorText> : hint}
        </span>
      )}
    </div>
  )
}
