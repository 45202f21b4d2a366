import type { ReactNode } from "react"
import styles from "./skeleton.module.css"
import { cx } from "../cx/index.ts"

export interface SkeletonProps {
  /** Shape of the content to come. */
  readonly shape?: "text" | "heading" | "box" | "circle"
  /** Lines of text. */
  readonly lines?: number
  /** CSS height of a box. */
  readonly height?: string
}

/** A decorative placeholder for loading content. */
export const Skeleton = ({ shape = "text", lines = 1, height }: SkeletonProps) => (
  <span className={cx(styles.group)} aria-hidden>
    {Array.from({ length: lines }, (_, index) => (
      <span
        key={index}
        className={cx(styles.bone, styles[shape])}
        {...(height === undefined ? {} : { style: { blockSize: height } })}
      />
    ))}
  </span>
)

export interface LoadingRegionProps {
  /** What is loading, spoken once. */
  readonly label: string
  /** Skeletons. */
  readonly children: ReactNode
}

/** A part of the page that is loading. */
export const LoadingRegion = ({ label, children }: LoadingRegionProps) => (
  <div role="status" aria-label={label} className={cx(styles.region)}>
    {children}
  </div>
)
