import { Check, X } from "lucide-react"
import type { ReactNode } from "react"
import styles from "./steps.module.css"
import { cx } from "../cx/index.ts"
import { Spinner } from "../spinner/index.ts"
import { VisuallyHidden } from "../visually-hidden/index.ts"

export type StepState = "waiting" | "running" | "done" | "failed"

export interface Step {
  /** Identity of the step. */
  readonly id: string
  /** What is done. */
  readonly label: ReactNode
  /** The result, or why it failed. */
  readonly detail?: ReactNode
  /** How far it is. */
  readonly state: StepState
}

export interface StepsProps {
  /** What the steps lead to. */
  readonly label: string
  /** Steps, in order. */
  readonly steps: ReadonlyArray<Step>
  /** Each state in words, spoken. */
  readonly stateLabels: Readonly<Record<StepState, string>>
}

const marks: Readonly<Record<StepState, ReactNode>> = {
  waiting: null,
  running: <Spinner size={18} />,
  done: <Check size={15} strokeWidth={3.2} />,
  failed: <X size={15} strokeWidth={3.2} />,
}

/** The actual progress of long work. */
export const Steps = ({ label, steps, stateLabels }: StepsProps) => (
  <ol className={cx(styles.steps)} aria-label={label} aria-live="polite">
    {steps.map((step) => (
      <li key={step.id} className={cx(styles.step, styles[step.state])}>
        <span className={cx(styles.mark)} aria-hidden>
          {marks[step.state]}
        </span>
        <span className={cx(styles.words)}>
          <span className={cx(styles.label)}>{step.label}</span>
          {step.detail === undefined ? null : <span className={cx(styles.detail)}>{step.detail}</span>}
          <VisuallyHidden>{stateLabels[step.state]}</VisuallyHidden>
        </span>
      </li>
    ))}
  </ol>
)
