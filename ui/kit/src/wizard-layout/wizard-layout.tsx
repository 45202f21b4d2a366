import { ArrowLeft } from "lucide-react"
import type { ReactNode } from "react"
import styles from "./wizard-layout.module.css"
import { cx } from "../cx/index.ts"
import { IconButton } from "../icon-button/index.ts"
import { ProgressLamps, type ProgressLampsProps } from "../progress-lamps/index.ts"
import { SkipLink } from "../skip-link/index.ts"

export interface WizardLayoutProps {
  /** The portal's logo. */
  readonly logo: ReactNode
  /** The way back, beside the progress; absent on the first step. */
  readonly back?: { readonly label: string; readonly onBack: () => void }
  /** The progress; absent where there is nothing to count. */
  readonly progress?: ProgressLampsProps
  /** Small things at the end of the header, such as a language choice. */
  readonly tools?: ReactNode
  /** The question of this step. */
  readonly title: ReactNode
  /** Why it is asked. */
  readonly lead?: ReactNode
  /** Fields. */
  readonly children: ReactNode
  /** Main button; sticks to the bottom on phones. */
  readonly actions?: ReactNode
  /** A secondary action after the main button; on phones it scrolls with the page. */
  readonly secondary?: ReactNode
  /** A picture beside the fields on wide screens, below them on phones. */
  readonly aside?: ReactNode
  /** What the fields change: beside question and fields on wide screens, between them on phones. */
  readonly preview?: ReactNode
  /** What stays in sight of the preview on phones, small, while the fields scroll: a picture, or an ad that scrolls by itself. */
  readonly pinned?: "picture" | "ad" | "text"
  /** Takes the whole page's width, for galleries and editors with columns. */
  readonly isWide?: boolean
  /** Lines at the end of the page. */
  readonly footer?: ReactNode
  /** Text of the link past the header. */
  readonly skipLabel: string
}

/** One question per screen. */
export const WizardLayout = ({
  logo,
  back,
  progress,
  tools,
  title,
  lead,
  children,
  actions,
  secondary,
  aside,
  preview,
  pinned,
  isWide = false,
  footer,
  skipLabel,
}: WizardLayoutProps) => {
  const wayBack =
    back === undefined ? null : (
      <IconButton label={back.label} onPress={back.onBack} isFramed>
        <ArrowLeft aria-hidden data-flip />
      </IconButton>
    )
  return (
    <div className={cx(styles.page)}>
      <SkipLink target="main">{skipLabel}</SkipLink>
      <header className={cx(styles.header)}>
        <div className={cx(styles.logo)}>{logo}</div>
        {progress === undefined ? (
          <span />
        ) : (
          <div className={cx(styles.journey)}>
            {wayBack}
            <ProgressLamps {...progress} />
          </div>
        )}
        <div className={cx(styles.tools)}>{tools}</div>
      </header>
      <main
        id="main"
        tabIndex={-1}
        className={cx(styles.main, aside !== undefined && styles.split, isWide && styles.wide)}
      >
        <div className={cx(styles.column, preview !== undefined && styles.beside)}>
          {wayBack === null || progress !== undefined ? null : <div className={cx(styles.back)}>{wayBack}</div>}
          <div className={cx(styles.question)}>
            <h1 className={cx(styles.title)}>{title}</h1>
            {lead === undefined ? null : <p className={cx(styles.lead)}>{lead}</p>}
          </div>
          {preview === undefined ? null : (
            <div
              className={cx(
                styles.preview,
                pinned !== undefined && styles.pinned,
                pinned !== undefined && styles[pinned],
              )}
            >
              {preview}
            </div>
          )}
          <div className={cx(styles.content)}>{children}</div>
          {actions === undefined ? null : (
            <div className={cx(styles.bar)}>
              <div className={cx(styles.actions)}>{actions}</div>
              {secondary === undefined ? null : <div className={cx(styles.secondary)}>{secondary}</div>}
            </div>
          )}
        </div>
        {aside === undefined ? null : <aside className={cx(styles.aside)}>{aside}</aside>}
      </main>
      {footer === undefined ? null : <footer className={cx(styles.footer)}>{footer}</footer>}
    </div>
  )
}
