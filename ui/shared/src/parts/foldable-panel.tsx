import { cx } from "@ui/kit/cx"
import { IconButton } from "@ui/kit/icon-button"
import { Panel } from "@ui/kit/panel"
import { ChevronDown } from "lucide-react"
import { useId, useState } from "react"
import { useTranslation } from "react-i18next"
import styles from "./foldable-panel.module.css"
import type { PartPanelProps } from "./part-panel.tsx"

/** A panel that is one line on a phone until somebody opens it, and always open on wider screens. */
export const FoldablePanel = ({ title, summary, description, actions, children, ...rest }: PartPanelProps) => {
  const { t } = useTranslation("launch")
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const label = t(isOpen ? "launch:review.fold" : "launch:review.unfold")
  return (
    <Panel
      {...rest}
      title={<bdi>{title}</bdi>}
      description={
        <>
          {description}
          <bdi className={cx(styles.line, isOpen && styles.open)}>{summary}</bdi>
        </>
      }
      actions={
        <div className={styles["actions"]}>
          {actions}
          <div className={styles["toggle"]}>
            <IconButton
              label={`${label}: ${title}`}
              aria-expanded={isOpen}
              aria-controls={id}
              onPress={() => setOpen(!isOpen)}
            >
              <ChevronDown aria-hidden className={cx(styles.arrow, isOpen && styles.up)} />
            </IconButton>
          </div>
        </div>
      }
    >
      <div id={id} className={cx(styles.content, isOpen && styles.open)}>
        {children}
      </div>
    </Panel>
  )
}
