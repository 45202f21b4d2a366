import { Ban, CircleCheck, CircleDashed, CirclePause, CirclePlay, Clock, TriangleAlert } from "lucide-react"
import type { ReactNode } from "react"
import styles from "./badge.module.css"
import { cx } from "../cx/index.ts"

export type Tone = "neutral" | "accent" | "glow" | "success" | "warning" | "danger" | "info"

export interface BadgeProps {
  /** One or two words or a number. */
  readonly children: ReactNode
  /** Colour family. */
  readonly tone?: Tone
  /** Icon before the words. */
  readonly icon?: ReactNode
}

/** A small mark beside a name. */
export const Badge = ({ children, tone = "neutral", icon }: BadgeProps) => (
  <span className={cx(styles.badge, styles[tone])}>
    {icon}
    {children}
  </span>
)

export type Status = "draft" | "waiting" | "running" | "paused" | "done" | "attention" | "stopped"

const appearances: Readonly<Record<Status, { readonly tone: Tone; readonly Icon: typeof Clock }>> = {
  draft: { tone: "neutral", Icon: CircleDashed },
  waiting: { tone: "info", Icon: Clock },
  running: { tone: "success", Icon: CirclePlay },
  paused: { tone: "warning", Icon: CirclePause },
  done: { tone: "neutral", Icon: CircleCheck },
  attention: { tone: "danger", Icon: TriangleAlert },
  stopped: { tone: "neutral", Icon: Ban },
}

export interface StatusBadgeProps {
  /** Kind of state; gives colour and icon. */
  readonly status: Status
  /** The state in words, with its cause: "Paused: balance empty". */
  readonly children: ReactNode
}

/** A state by word, icon and colour together. */
export const StatusBadge = ({ status, children }: StatusBadgeProps) => {
  const { tone, Icon } = appearances[status]
  return (
    <Badge tone={tone} icon={<Icon aria-hidden size={14} strokeWidth={2.4} />}>
      {children}
    </Badge>
  )
}
