import { Check, Minus } from "lucide-react"
import type { ReactNode } from "react"
import { CheckboxButton, CheckboxField, type CheckboxFieldProps } from "react-aria-components/Checkbox"
import styles from "./checkbox.module.css"
import { cx } from "../cx/index.ts"
import { FieldFoot, isError } from "../field/index.ts"

export interface CheckboxProps extends Omit<
  CheckboxFieldProps,
  "children" | "className" | "style" | "render" | "isInvalid"
> {
  /** What is agreed to or chosen. */
  readonly children: ReactNode
  /** Help shown below. */
  readonly hint?: ReactNode
  /** What is wrong. */
  readonly error?: ReactNode
}

/** A yes or no that takes effect with the form. */
export const Checkbox = ({ children, hint, error, ...rest }: CheckboxProps) => (
  <CheckboxField validationBehavior="aria" {...rest} isInvalid={isError(error)} className={cx(styles.field)}>
    <CheckboxButton className={cx(styles.button)}>
      {({ isSelected, isIndeterminate }) => (
        <>
          <span className={cx(styles.box)} aria-hidden>
            {isIndeterminate ? (
              <Minus size={14} strokeWidth={3.2} />
            ) : isSelected ? (
              <Check size={14} strokeWidth={3.2} />
            ) : null}
          </span>
          <span className={cx(styles.words)}>{children}</span>
        </>
      )}
    </CheckboxButton>
    <div className={cx(styles.foot)}>
      <FieldFoot hint={hint} error={error} />
    </div>
  </CheckboxField>
)
