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

/** One question over the browser's own radio buttons: label, hint and error, joined to the group. */
export const PlainGroup = ({ label, hint, error, isDisabled, isRequired, children }: PlainGroupProps) => {
  const id = useId()
  const told = isError(error) ? "error" : hint === undefined ? undefined : "hint"
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      className={fieldClass}
      {...(told !== undefined && { "aria-describedby": `${id}-${told}` })}
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
      {told === undefined ? null : (
        <span id={`${id}-${told}`} className={cx(styles[told])}>
          {told === "error" ? <ErrorText>{error}</ErrorText> : hint}
        </span>
      )}
    </div>
  )
}
