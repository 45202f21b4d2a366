import { GetAssetEffects, ListAssets, ReplacePicture } from "@application/creatives/contract"
import { shownPicture, videoOfAsset, videoRefusals } from "@domain/creatives"
import { Ltr } from "@ui/i18n"
import { failureIn, useCommand, useRead } from "@ui/container"
import { Button } from "@ui/kit/button"
import { Dialog } from "@ui/kit/dialog"
import { EmptyState } from "@ui/kit/empty-state"
import { Skeleton } from "@ui/kit/skeleton"
import { FailureNotice } from "@ui/shared/frame"
import { videoTime } from "@ui/shared/videos"
import { Film } from "lucide-react"
import { useTranslation } from "react-i18next"
import styles from "./assets.module.css"
import { type ReplaceDialogProps, Touched } from "./replace-dialog.tsx"

/** Videos that are offered in a video's place. */
const most = 50

/** Puts another video of the library in a video's place, after what that touches was told. */
export const ReplaceVideoDialog = ({ businessProfileId, asset, onClose, onReplaced }: ReplaceDialogProps) => {
  const { t } = useTranslation(["assets", "failures", "common"])
  const effects = useRead(GetAssetEffects, { businessProfileId, url: asset.id })
  const videos = useRead(ListAssets, { businessProfileId, kind: "Video", limit: most })
  const [sending, send] = useCommand(ReplacePicture, { revalidate: false })
  const others = (videos.output?.assets ?? []).filter((one) => {
    const video = videoOfAsset(one)
    return one.id !== asset.id && video !== undefined && videoRefusals(video).length === 0
  })
  const replace = async (byUrl: string) => {
    const outcome = await send({ businessProfileId, url: asset.id, byUrl })
    if (outcome?.status === "succeeded") onReplaced(outcome.output)
  }
  const failure = effects.failure ?? videos.failure
  return (
    <Dialog isOpen onClose={onClose} title={t("assets:video.replace")} closeLabel={t("common:action.close")}>
      <div className={styles["stack"]}>
        {effects.output === undefined || videos.output === undefined ? (
          failure === undefined ? (
            <Skeleton lines={3} />
          ) : (
            <FailureNotice failure={failure} />
          )
        ) : (
          <>
            <Touched businessProfileId={businessProfileId} uses={effects.output.uses} />
            {others.length === 0 ? (
              <EmptyState level={3} icon={<Film />} title={t("assets:video.noOther")}>
                {t("assets:video.noOtherHelp")}
              </EmptyState>
            ) : (
              <ul className={styles["files"]} aria-label={t("assets:kind.Video")}>
                {others.map((one) => (
                  <li key={one.id} className={styles["file"]}>
                    <img
                      src={shownPicture(one.previewUrl ?? one.id)}
                      alt=""
                      loading="lazy"
                      className={styles["thumb"]}
                    />
                    <span className={styles["grow"]}>
                      <bdi className={styles["name"]}>{one.name === "" ? t("assets:unnamedVideo") : one.name}</bdi>
                      <span className={styles["quiet"]}>
                        <Ltr>{videoTime(one.video?.durationMillis ?? 0)}</Ltr>
                      </span>
                    </span>
                    <Button
                      kind="secondary"
                      size="small"
                      aria-label={t("assets:video.useInstead", { name: one.name })}
                      isDisabled={sending.status === "pending"}
                      onPress={() => void replace(one.id)}
                    >
                      {t("assets:video.use")}
                    </Button>
                  </li>
                ))}
              </ul>
            )}
          </>
        )}
        <FailureNotice failure={failureIn(sending)} />
      </div>
    </Dialog>
  )
}
