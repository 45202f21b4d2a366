import { CircleAlert } from "lucide-react"
import type { ReactNode } from "react"
import { FieldError as AriaFieldError } from "react-aria-components/FieldError"
import { Label } from "react-aria-components/Label"
import { Text } from "react-aria-components/Text"
import styles from "./field.module.css"
import { cx } from "../cx/index.ts"

export interface FieldTexts {
  /** Visible name of the field. */
  readonly label: ReactNode
  /** Help shown below; announced with the field. */
  readonly hint?: ReactNode
  /** What is wrong; marks the field invalid and is announced. */
  readonly error?: ReactNode
}

/** Label at the start and an optional counter at the end of its line. */
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
      {isError(error) ? (
        <>
          <CircleAlert aria-hidden size={16} />
          <span>{error}</span>
        </>
      ) : null}
    </AriaFieldError>
  </>
)

export const isError = (error: ReactNode): boolean => error !== undefined && error !== null && error !== ""

/** Class of the whole field. */
export const fieldClass: string = cx(styles.field)
/** Class of the bordered box around the input. */
export const boxClass: string = cx(styles.box)
/** Class of the bare input inside the box. */
export const inputClass: string = cx(styles.input)
/** Class of a small button inside the box. */
export const toolClass: string = cx(styles.tool)

/** Text or icon inside the box, before or after the input. */
export const Affix = ({ side, children }: { readonly side: "prefix" | "suffix"; readonly children: ReactNode }) => (
  <span className={cx(styles.affix, styles[side])}>{children}</span>
)
