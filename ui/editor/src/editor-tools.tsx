import { Button } from "@ui/kit/button"
import { IconButton } from "@ui/kit/icon-button"
import { Check, Redo2, TriangleAlert, Undo2 } from "lucide-react"
import { useTranslation } from "react-i18next"
import type { EditKeeper, KeeperState } from "./edit-keeper.ts"
import styles from "./editor.module.css"

export interface EditorToolsProps {
  readonly state: Pick<KeeperState, "saving" | "history">
  readonly keeper: Pick<EditKeeper, "undo" | "redo" | "flush">
}

/** How far what was typed is saved, and the ways to undo and redo. */
export const EditorTools = ({ state: { saving, history }, keeper }: EditorToolsProps) => {
  const { t } = useTranslation(["editor", "common"])
  return (
    <div className={styles["tools"]}>
      <div className={styles["saving"]} data-saving={saving}>
        {saving === "saved" ? <Check aria-hidden size={16} /> : null}
        {saving === "failed" ? <TriangleAlert aria-hidden size={16} /> : null}
        <span role="status">{t(`editor:saving.${saving}`)}</span>
        {saving === "failed" ? (
          <Button kind="quiet" size="small" onPress={() => void keeper.flush()}>
            {t("common:action.retry")}
          </Button>
        ) : null}
      </div>
      <div className={styles["undo"]} role="group" aria-label={t("editor:history")}>
        <IconButton label={t("editor:undo")} isDisabled={history.past.length === 0} onPress={keeper.undo}>
          <Undo2 aria-hidden data-flip />
        </IconButton>
        <IconButton label={t("editor:redo")} isDisabled={history.future.length === 0} onPress={keeper.redo}>
          <Redo2 aria-hidden data-flip />
        </IconButton>
      </div>
    </div>
  )
}
