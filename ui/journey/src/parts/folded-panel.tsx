import { Button } from "@ui/kit/button"
import { Panel } from "@ui/kit/panel"
import { type ReactNode, Suspense } from "react"
import { useTranslation } from "react-i18next"

/** Whether a part of a long page stands open, and what its button does. */
export interface Fold {
  readonly isOpen: boolean
  readonly onToggle: () => void
}

export interface FoldedPanelProps {
  readonly title: string
  /** What the part holds, in one line, while it is folded. */
  readonly summary: string
  /** Words on the button that opens it. */
  readonly openLabel: string
  /** Always open where absent. */
  readonly fold: Fold | undefined
  /** Other buttons on the heading's line. */
  readonly actions?: ReactNode
  /** Of its heading in the page's outline. */
  readonly level?: 2 | 3
  readonly children: ReactNode
}

/** A section that shows one line of what it holds until somebody changes it. */
export const FoldedPanel = ({ title, summary, openLabel, fold, actions, level = 2, children }: FoldedPanelProps) => {
  const { t } = useTranslation("common")
  if (fold === undefined)
    return (
      <Panel title={title} actions={actions} level={level}>
        {children}
      </Panel>
    )
  const label = fold.isOpen ? t("common:action.done") : openLabel
  return (
    <Panel
      title={title}
      level={level}
      {...(!fold.isOpen && { description: <bdi>{summary}</bdi> })}
      actions={
        <>
          {actions}
          <Button
            kind="secondary"
            size="small"
            aria-expanded={fold.isOpen}
            aria-label={`${label}: ${title}`}
            onPress={fold.onToggle}
          >
            {label}
          </Button>
        </>
      }
    >
      {/* What opens may wait for its words; the page around it stays. */}
      {fold.isOpen ? <Suspense fallback={null}>{children}</Suspense> : null}
    </Panel>
  )
}
