import { ListRemovedPictures } from "@application/creatives/contract"
import { shownPicture } from "@domain/creatives"
import type { BusinessProfileId } from "@domain/kernel"
import { useRead } from "@ui/container"
import { Button } from "@ui/kit/button"
import { Dialog } from "@ui/kit/dialog"
import { EmptyState } from "@ui/kit/empty-state"
import { Skeleton } from "@ui/kit/skeleton"
import { FailureNotice } from "@ui/shared/frame"
import { useFormat } from "@ui/shared/use-format"
import { Trash2 } from "lucide-react"
import { useTranslation } from "react-i18next"
import styles from "./assets.module.css"

export interface RemovedPicturesProps {
  readonly businessProfileId: BusinessProfileId
  readonly isRestoring: boolean
  readonly onRestore: (url: string) => Promise<boolean>
  readonly onClose: () => void
}

/** The pictures that were removed lately, each with the way back. */
export const RemovedPicturesDialog = ({ businessProfileId, isRestoring, onRestore, onClose }: RemovedPicturesProps) => {
  const { t } = useTranslation(["assets", "common"])
  const format = useFormat()
  const { output, failure, retry } = useRead(ListRemovedPictures, { businessProfileId })
  return (
    <Dialog isOpen onClose={onClose} title={t("assets:removed.title")} closeLabel={t("common:action.close")}>
      <div className={styles["stack"]}>
        <p className={styles["quiet"]}>{t("assets:removed.text")}</p>
        {output === undefined ? (
          failure === undefined ? (
            <Skeleton lines={3} />
          ) : (
            <FailureNotice failure={failure} />
          )
        ) : null}
        {output?.length === 0 ? (
          <EmptyState level={3} icon={<Trash2 />} title={t("assets:removed.none")} />
        ) : (
          <ul className={styles["files"]}>
            {output?.map(({ asset, removedAt }) => {
              const name = asset.name === "" ? t(`assets:unnamed${asset.kind === "Video" ? "Video" : ""}`) : asset.name
              return (
                <li key={asset.id} className={styles["file"]}>
                  <img
                    src={shownPicture(asset.previewUrl ?? asset.id)}
                    alt=""
                    loading="lazy"
                    className={styles["thumb"]}
                  />
                  <span className={styles["grow"]}>
                    <bdi className={styles["name"]}>{name}</bdi>
                    <span className={styles["quiet"]}>{t("assets:removed.on", { day: format.dayOf(removedAt) })}</span>
                  </span>
                  <Button
                    kind="secondary"
                    size="small"
                    isDisabled={isRestoring}
                    aria-label={t("assets:removed.restoreOf", { name })}
                    onPress={async () => {
                      if (await onRestore(asset.id)) retry()
                    }}
                  >
                    {t("assets:removed.restore")}
                  </Button>
                </li>
              )
            })}
          </ul>
        )}
      </div>
    </Dialog>
  )
}
