import { type Design, designDifferences, type KeptDesign } from "@domain/studio"
import { Button } from "@ui/kit/button"
import { Dialog } from "@ui/kit/dialog"
import { useTranslation } from "react-i18next"
import { DesignPicture } from "../drawing/design-picture.tsx"
import styles from "./editor.module.css"
import { shownName } from "./new-layers.ts"

export interface ConflictDialogProps {
  readonly mine: Design
  readonly present: KeptDesign
  readonly isCopying: boolean
  readonly onMine: () => void
  readonly onTheirs: () => void
  readonly onCopy: () => void
}

/** A design that was saved elsewhere meanwhile: what differs, and which counts. Whatever is chosen, nothing is lost. */
export const ConflictDialog = ({ mine, present, isCopying, onMine, onTheirs, onCopy }: ConflictDialogProps) => {
  const { t } = useTranslation(["studio", "common"])
  const { onlyMine, onlyTheirs, changed, isOrderChanged, isPageChanged, isCorrected } = designDifferences(
    mine,
    present.design,
  )
  const lines = [
    ...onlyMine.map((layer) => t("studio:conflict.onlyMine", { layer: shownName(layer) })),
    ...onlyTheirs.map((layer) => t("studio:conflict.onlyTheirs", { layer: shownName(layer) })),
    ...changed.map((one) => t("studio:conflict.changed", { layer: shownName(one.mine) })),
    ...(isOrderChanged ? [t("studio:conflict.order")] : []),
    ...(isPageChanged ? [t("studio:conflict.page")] : []),
    ...(isCorrected ? [t("studio:conflict.corrected")] : []),
  ]
  return (
    <Dialog
      isOpen
      role="alertdialog"
      onClose={onCopy}
      title={t("studio:conflict.title")}
      actions={
        <>
          <Button kind="quiet" onPress={onTheirs}>
            {t("studio:conflict.theirs")}
          </Button>
          <Button kind="secondary" isPending={isCopying} pendingLabel={t("common:state.saving")} onPress={onCopy}>
            {t("studio:conflict.copy")}
          </Button>
          <Button onPress={onMine}>{t("studio:conflict.mine")}</Button>
        </>
      }
    >
      <div className={styles["stack"]}>
        <p>{t("studio:conflict.lead")}</p>
        <div className={styles["pair"]}>
          <figure className={styles["stack"]}>
            <DesignPicture design={mine} longest={200} />
            <figcaption>{t("studio:conflict.yours")}</figcaption>
          </figure>
          <figure className={styles["stack"]}>
            <DesignPicture design={present.design} longest={200} />
            <figcaption>{t("studio:conflict.saved")}</figcaption>
          </figure>
        </div>
        <ul className={styles["findings"]}>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
    </Dialog>
  )
}
