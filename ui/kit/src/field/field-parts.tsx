import type { ReactNode } from "react"
import { FieldError as AriaFieldError } from "react-aria-components/FieldError"
import { Label } from "react-aria-components/Label"
import { Text } from "react-aria-components/Text"
import styles from "./field.module.css"
import { ErrorText, type FieldTexts, isError } from "./field-box.tsx"
import { cx } from "../cx/index.ts"

/** The label, with an optional counter at the end of its line. */
export const FieldHead = ({ label, count }: { readonly label: ReactNode; readonly count?: string | undefined }) => (
  <div className={cx(styles.head)}>
    <Label className={cx(styles.label)}>{label}</Label>
    {count === undefined ? null : <span className={cx(styles.count)}>{count}</span>}
  </div>
)

/** The error if there is one, else the hint. */
export const FieldFoot = ({ hint, error }: Pick<FieldTexts, "hint" | "error">) => (
  <>
    {hint !== undefined && !isError(error) ? (
      <Text slot="description" className={cx(styles.hint)}>
        {hint}
      </Text>
    ) : null}
    <AriaFieldError className={cx(styles.error)}>
      {isError(error) ? <ErrorText>{error}</ErrorText> : null}
    </AriaFieldError>
  </>
)
