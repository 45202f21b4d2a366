import type { ReactNode } from "react"
import { SwitchButton, SwitchField, type SwitchFieldProps } from "react-aria-components/Switch"
import styles from "./switch.module.css"
import { cx } from "../cx/index.ts"
import { FieldFoot } from "../field/index.ts"

export interface SwitchProps extends Omit<SwitchFieldProps, "children" | "className" | "style" | "render"> {
  /** What is switched on. */
  readonly children: ReactNode
  /** Help shown below. */
  readonly hint?: ReactNode
}

/** A setting that takes effect at once. */
export const Switch = ({ children, hint, ...rest }: SwitchProps) => (
  <SwitchField {...rest} className={cx(styles.field)}>
    <SwitchButton className={cx(styles.button)}>
      <span className={cx(styles.words)}>{children}</span>
      <span className={cx(styles.track)} aria-hidden>
        <span className={cx(styles.thumb)} />
      </span>
    </SwitchButton>
    <FieldFoot hint={hint} />
  </SwitchField>
)
