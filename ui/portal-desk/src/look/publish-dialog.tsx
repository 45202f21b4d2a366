import type { LookPart } from "@domain/portals"
import { ConfirmDialog } from "@ui/kit/confirm-dialog"
import { useTranslation } from "react-i18next"
import styles from "./look.module.css"

export interface PublishDialogProps {
  readonly isOpen: boolean
  /** The parts that change. */
  readonly parts: ReadonlyArray<LookPart>
  readonly isPending: boolean
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** Asks before a look is published, and says which parts change for whom. */
export const PublishDialog = ({ isOpen, parts, ...question }: PublishDialogProps) => {
  const { t } = useTranslation(["portalLook", "common"])
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t("portalLook:look.ask.title")}
      confirmLabel={t("portalLook:look.publish")}
      cancelLabel={t("common:action.cancel")}
      pendingLabel={t("portalLook:look.publishing")}
      {...question}
    >
      <ul className={styles["changes"]}>
        {parts.map((part) => (
          <li key={part}>
            <strong>{t(`portalLook:look.part.${part}`)}</strong>
            <span>{t(`portalLook:look.effect.${part}`)}</span>
          </li>
        ))}
      </ul>
      <p className={styles["quiet"]}>{t("portalLook:look.ask.back")}</p>
    </ConfirmDialog>
  )
}
