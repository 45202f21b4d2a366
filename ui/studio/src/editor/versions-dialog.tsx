import { GetDesignVersion, ListDesignVersions } from "@application/studio/contract"
import type { BusinessProfileId } from "@domain/kernel"
import type { Design, DesignId } from "@domain/studio"
import { useCall, useRead } from "@ui/container"
import { Button } from "@ui/kit/button"
import { Dialog } from "@ui/kit/dialog"
import { FailureNotice } from "@ui/shared/frame"
import { useFormat } from "@ui/shared/use-format"
import { Unread } from "@ui/shared/unread"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { DesignPicture } from "../drawing/design-picture.tsx"
import styles from "./editor.module.css"

export interface VersionsDialogProps {
  readonly businessProfileId: BusinessProfileId
  readonly designId: DesignId
  readonly onRestore: (design: Design) => void
  readonly onClose: () => void
}

/** Earlier versions of a design; one is looked at and then brought back, which can be undone like any change. */
export const VersionsDialog = ({ businessProfileId, designId, onRestore, onClose }: VersionsDialogProps) => {
  const { t } = useTranslation(["studio", "common"])
  const format = useFormat()
  const ofDesign = { businessProfileId, designId }
  const { output, failure, retry } = useRead(ListDesignVersions, ofDesign)
  const read = useCall(GetDesignVersion)
  const [looked, setLooked] = useState<{ readonly version: number; readonly design: Design }>()
  const [notRead, setNotRead] = useState<unknown>()
  const look = async (version: number) => {
    const outcome = await read({ ...ofDesign, version })
    if (outcome.status === "succeeded") return setLooked(outcome.output)
    return setNotRead(outcome.status === "failed" ? outcome.failure : outcome.error)
  }
  return (
    <Dialog isOpen isTall onClose={onClose} title={t("studio:versions.title")} closeLabel={t("common:action.close")}>
      <div className={styles["stack"]}>
        <p className={styles["quiet"]}>{t("studio:versions.lead")}</p>
        <FailureNotice failure={notRead} />
        {output === undefined ? (
          <Unread level={3} height="6rem" isFailed={failure !== undefined} onRetry={retry} />
        ) : output.length === 0 ? (
          <p>{t("studio:versions.none")}</p>
        ) : (
          <ul className={styles["files"]}>
            {output.map(({ version, savedAt, layers }) => (
              <li key={version} className={styles["stack"]}>
                <div className={styles["row"]}>
                  <span>{t("studio:versions.saved", { moment: format.moment(savedAt) })}</span>
                  <span className={styles["quiet"]}>
                    {t("studio:versions.layers", { count: layers, amount: format.number(layers) })}
                  </span>
                  {looked?.version === version ? (
                    <Button size="small" onPress={() => onRestore(looked.design)}>
                      {t("studio:versions.restore")}
                    </Button>
                  ) : (
                    <Button kind="secondary" size="small" onPress={() => void look(version)}>
                      {t("studio:versions.look")}
                    </Button>
                  )}
                </div>
                {looked?.version === version ? <DesignPicture design={looked.design} longest={280} /> : null}
              </li>
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  )
}
