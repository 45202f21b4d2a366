import { ListAssets } from "@application/creatives/contract"
import { type Asset, type SocialVideo, videoOfAsset, videoRefusals } from "@domain/creatives"
import type { BusinessProfileId } from "@domain/kernel"
import { useRead } from "@ui/container"
import { Banner } from "@ui/kit/banner"
import { Button } from "@ui/kit/button"
import { cx } from "@ui/kit/cx"
import { Dialog } from "@ui/kit/dialog"
import { EmptyState } from "@ui/kit/empty-state"
import { FileDrop } from "@ui/kit/file-drop"
import { Skeleton } from "@ui/kit/skeleton"
import { FailureNotice } from "@ui/shared/frame"
import { useFormat } from "@ui/shared/use-format"
import { useMay } from "@ui/shared/use-may"
import { type SentVideo, useVideoSender, videoTime } from "@ui/shared/videos"
import { Film } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import styles from "./picture-chooser.module.css"
import { PictureGrid } from "./picture-grid.tsx"

export interface VideoLibraryDialogProps {
  readonly businessProfileId: BusinessProfileId
  /** Address of the video that the ad shows. */
  readonly shown: string | undefined
  readonly onChoose: (video: SocialVideo) => void
  readonly onClose: () => void
}

const most = 50
const videoTypes = ["video/mp4", "video/webm", "video/ogg", ".mp4", ".webm", ".ogv"]

/** Chooses one of the business's videos for an ad, or adds one from the device. */
export const VideoLibraryDialog = ({ businessProfileId, shown, onChoose, onClose }: VideoLibraryDialogProps) => {
  const { t } = useTranslation(["assets", "creatives", "failures", "kit", "common"])
  const format = useFormat()
  const mayAdd = useMay(businessProfileId)("editCreatives")
  const { output, failure, retry } = useRead(ListAssets, { businessProfileId, kind: "Video", limit: most })
  const send = useVideoSender(businessProfileId)
  const [sending, setSending] = useState<{ readonly file: File; readonly share: number }>()
  const [unsent, setUnsent] = useState<{ readonly file: File; readonly sent: SentVideo }>()
  const take = async (file: File) => {
    setUnsent(undefined)
    const sent = await send(file, (share) => setSending({ file, share }))
    setSending(undefined)
    if (sent.status !== "done") return setUnsent({ file, sent })
    retry()
    choose(sent.asset)
  }
  const choose = (asset: Asset) => {
    const video = videoOfAsset(asset)
    if (video === undefined || videoRefusals(video).length > 0) return
    onChoose(video)
    onClose()
  }
  const videos = (output?.assets ?? []).filter(({ previewUrl }) => previewUrl !== undefined)
  const noteOf = (asset: Asset): string => {
    const video = videoOfAsset(asset)
    if (video === undefined) return t("creatives:video.needsCover")
    const [refusal] = videoRefusals(video)
    return refusal === undefined ? videoTime(video.durationMillis) : t(`failures:${refusal}`)
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t("creatives:video.choose")}
      closeLabel={t("common:action.close")}
      size="large"
    >
      <div className={cx(styles.chooser)}>
        {mayAdd ? (
          <FileDrop
            label={t("assets:uploadVideo.label")}
            prompt={t("assets:uploadVideo.prompt")}
            hint={t("assets:uploadVideo.hint")}
            accept={videoTypes}
            onFile={(file) => void take(file)}
            replaceLabel={t("kit:file.replace")}
            pendingLabel={t("assets:uploadVideo.checking")}
            isPending={sending !== undefined}
            {...(unsent?.sent.status === "refused" && { error: t(`failures:${unsent.sent.reason}`) })}
          />
        ) : null}
        {sending === undefined ? null : (
          <div role="status">
            <progress
              value={sending.share}
              max={1}
              aria-label={t("assets:uploadVideo.list")}
              className={cx(styles.progress)}
            />
            {sending.share < 1
              ? t("assets:uploadVideo.share", { share: format.percent(sending.share) })
              : t("assets:uploadVideo.checking")}
          </div>
        )}
        {unsent?.sent.status === "failed" ? (
          <>
            <FailureNotice failure={unsent.sent.failure} />
            <Button kind="secondary" onPress={() => void take(unsent.file)}>
              {t("assets:upload.again")}
            </Button>
          </>
        ) : null}
        {failure === undefined ? null : (
          <>
            <FailureNotice failure={failure} />
            <Button kind="secondary" onPress={retry}>
              {t("common:action.retry")}
            </Button>
          </>
        )}
        {output === undefined ? (
          failure === undefined ? (
            <Skeleton lines={4} />
          ) : null
        ) : videos.length === 0 ? (
          <EmptyState level={3} icon={<Film />} title={t("creatives:video.empty")} />
        ) : (
          <PictureGrid
            label={t("creatives:video.library")}
            selected={shown}
            pendingLabel={t("creatives:picture.fetching")}
            pictures={videos.map((asset) => {
              const name = asset.name === "" ? t("assets:unnamedVideo") : asset.name
              return {
                id: asset.id,
                src: asset.previewUrl ?? "",
                name: t("creatives:video.use", { name }),
                note: (
                  <>
                    <bdi>{name}</bdi>
                    <br />
                    {noteOf(asset)}
                  </>
                ),
              }
            })}
            onChoose={(id) => {
              const asset = videos.find((one) => one.id === id)
              if (asset !== undefined) choose(asset)
            }}
          />
        )}
        <Banner tone="info">{t("creatives:video.productsLeave")}</Banner>
      </div>
    </Dialog>
  )
}
