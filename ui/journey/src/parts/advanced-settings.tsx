import { type ReactNode, useState } from "react"
import { useTranslation } from "react-i18next"
import styles from "./advanced-settings.module.css"

export interface AdvancedSettingsProps {
  /** Whether they stand open from the beginning, since something in them was chosen. */
  readonly isOpen: boolean
  readonly children: ReactNode
}

/** What few people change, folded away until somebody asks for it. */
export const AdvancedSettings = ({ isOpen, children }: AdvancedSettingsProps) => {
  const { t } = useTranslation("launch")
  // Switched off again, they stay open under the hand that switched them.
  const [wasOpen] = useState(isOpen)
  return (
    <details className={styles["settings"]} open={wasOpen}>
      <summary>{t("launch:automation.advanced")}</summary>
      {children}
    </details>
  )
}
