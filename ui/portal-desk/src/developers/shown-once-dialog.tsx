import { Banner } from "@ui/kit/banner"
import { Button } from "@ui/kit/button"
import { Dialog } from "@ui/kit/dialog"
import panel from "@ui/shared/panel.module.css"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { CopiedText } from "./copied-text.tsx"

export interface ShownOnceDialogProps {
  readonly title: string
  /** What the text is. */
  readonly label: string
  /** Says that nobody can show it again. */
  readonly once: string
  readonly text: string
  readonly children: ReactNode
  readonly onClose: () => void
}

/** A secret text that was made just now, which is shown this once, and what to do with it. */
export const ShownOnceDialog = ({ title, label, once, text, children, onClose }: ShownOnceDialogProps) => {
  const { t } = useTranslation(["portalDevelopers", "common"])
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      closeLabel={t("common:action.close")}
      actions={<Button onPress={onClose}>{t("portalDevelopers:made.kept")}</Button>}
    >
      <div className={panel["stack"]}>
        <Banner tone="warning">{once}</Banner>
        <CopiedText label={label} text={text} />
        {children}
      </div>
    </Dialog>
  )
}
