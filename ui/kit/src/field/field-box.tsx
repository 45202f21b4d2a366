import { CircleAlert } from "lucide-react"
import type { ReactNode } from "react"
import styles from "./field.module.css"
import { cx } from "../cx/index.ts"

export interface FieldTexts {
  /** Visible name of the field. */
  readonly label: ReactNode
  /** Help shown below; announced with the field. */
  readonly hint?: ReactNode
  /** The error, which marks the field invalid and is announced. */
  readonly error?: ReactNode
}

/** Whether there is an error to show. */
export const isError = (error: ReactNode): boolean => error !== undefined && error !== null && error !== ""

/** Class of the whole field. */
export const fieldClass: string = cx(styles.field)
/** Class of the bordered box around the input. */
export const boxClass: string = cx(styles.box)
/** Class of the bare input inside the box. */
export const inputClass: string = cx(styles.input)
/** A placeholder for inputs without one: the style sheet recognises empty inputs by their placeholder. */
export const noExample = " "
/** Class of a small button inside the box. */
export const toolClass: string = cx(styles.tool)

/** Text or icon inside the box, before or after the input. */
export const Affix = ({ side, children }: { readonly side: "prefix" | "suffix"; readonly children: ReactNode }) => (
  <span className={cx(styles.affix, styles[side])}>{children}</span>
)

/** The error with its icon. */
export const ErrorText = ({ children }: { readonly children: ReactNode }) => (
  <>
    <CircleAlert aria-hidden size={16} />
    <span>{children}</span>
  </>
)
