import type { ReactNode } from "react"
import styles from "./button.module.css"
import { cx } from "../cx/index.ts"
import { PressButton, type PressButtonProps } from "../press-button/index.ts"
import { Spinner } from "../spinner/index.ts"

export type ButtonKind = "primary" | "secondary" | "quiet" | "danger"
export type ButtonSize = "regular" | "small"

interface Own {
  /** Words on the button. */
  readonly children: ReactNode
  /** One primary per screen; quiet for the least important. */
  readonly kind?: ButtonKind
  /** Small only inside tables and cards. */
  readonly size?: ButtonSize
  /** Icon before the words. */
  readonly icon?: ReactNode
  /** Fills the line. */
  readonly isWide?: boolean
  /** Aligns the text of a quiet button, which has no visible edge, with the start or end of the line. */
  readonly flush?: "start" | "end"
}

/** `pendingLabel` is spoken while `isPending`; a pending button keeps focus and ignores presses. */
export type ButtonProps = Omit<PressButtonProps, "children" | "isPending"> &
  Own &
  (
    | { readonly isPending?: false; readonly pendingLabel?: string }
    | { readonly isPending: boolean; readonly pendingLabel: string }
  )

/** Classes of a button, for links that look like one. */
export const buttonClass = (kind: ButtonKind, size: ButtonSize, isWide: boolean): string =>
  cx(styles.button, styles[kind], styles[size], isWide && styles.wide)

/** An action. */
export const Button = ({
  children,
  kind = "primary",
  size = "regular",
  icon,
  isWide = false,
  flush,
  isPending = false,
  pendingLabel,
  ...rest
}: ButtonProps) => (
  <PressButton
    {...rest}
    isPending={isPending}
    className={cx(buttonClass(kind, size, isWide), flush !== undefined && styles[`flush-${flush}`])}
  >
    <span className={cx(styles.content, isPending && styles.waiting)}>
      {icon}
      <span>{children}</span>
    </span>
    {isPending ? (
      <span className={cx(styles.pending)}>
        <Spinner {...(pendingLabel === undefined ? {} : { label: pendingLabel })} />
      </span>
    ) : null}
  </PressButton>
)
