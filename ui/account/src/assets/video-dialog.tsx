import { RenamePicture, SetVideoCover } from "@application/creatives/contract"
import { longestAssetName, videoOfAsset } from "@domain/creatives"
import { failureIn, useCommand } from "@ui/container"
import { AdVideo } from "@ui/kit/ad-previews"
import { Banner } from "@ui/kit/banner"
import { Button } from "@ui/kit/button"
import { Dialog } from "@ui/kit/dialog"
import { FileDrop } from "@ui/kit/file-drop"
import { TextField } from "@ui/kit/text-field"
import { useForm } from "@ui/shared/form"
import { FailureNotice } from "@ui/shared/frame"
import { readUpload } from "@ui/shared/read-upload"
import { frameOf, VideoFits } from "@ui/shared/videos"
import { Result } from "effect"
import { useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import { UseList, useFactsText } from "./asset-facts.tsx"
import styles from "./assets.module.css"
import type { PictureDialogProps } from "./picture-dialog.tsx"
import { pictureTypes, refusalKey } from "./upload-texts.ts"

/** A video with its player, its facts, its cover, how it fits each placement, its name and every use. */
export const VideoDialog = ({ businessProfileId, asset, mayChange, onClose, onChanged }: PictureDialogProps) => {
  const { t } = useTranslation(["assets", "creatives", "failures", "kit", "common", "launch"])
  const factsText = useFactsText()
  const video = useRef<HTMLVideoElement>(null)
  const [sending, send, reset] = useCommand(SetVideoCover, { revalidate: false })
  const [refusal, setRefusal] = useState<string>()
  const form = useForm(RenamePicture, {
    values: { name: asset.name },
    input: ({ name }) => Result.succeed({ businessProfileId, url: asset.id, name }),
    revalidate: false,
    onSaved: () => {
      onChanged()
      onClose()
    },
  })
  const setCover = async (name: string, content: string) => {
    const outcome = await send({ businessProfileId, url: asset.id, file: { name, content } })
    if (outcome?.status === "succeeded") return onChanged()
    if (outcome?.status !== "failed" || outcome.failure._tag !== "InvalidFields") return
    setRefusal(outcome.failure.fields["file"]?.[0] ?? "validation.imageFormat")
    reset()
  }
  const takeMoment = async () => {
    setRefusal(undefined)
    const frame = video.current === null ? undefined : await frameOf(video.current)
    if (frame === undefined) setRefusal("assets:video.notDrawn")
    else await setCover("cover.jpg", frame)
  }
  const takeFile = async (file: File) => {
    setRefusal(undefined)
    const read = await readUpload(file)
    if (Result.isFailure(read)) setRefusal(read.failure.key)
    else await setCover("cover", read.success)
  }
  const social = videoOfAsset(asset)
  const isPending = sending.status === "pending"
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={asset.name === "" ? t("assets:unnamedVideo") : <bdi>{asset.name}</bdi>}
      closeLabel={t("common:action.close")}
      actions={
        mayChange ? (
          <Button isPending={form.isPending} pendingLabel={t("common:state.saving")} onPress={() => void form.submit()}>
            {t("assets:dialog.saveName")}
          </Button>
        ) : undefined
      }
    >
      <div className={styles["stack"]}>
        <AdVideo
          ref={video}
          src={asset.id}
          poster={asset.previewUrl}
          label={asset.name === "" ? t("assets:unnamedVideo") : asset.name}
          unplayable={t("launch:video.unplayable")}
          className={styles["player"] ?? ""}
        />
        <p className={styles["quiet"]}>{factsText(asset).join(" · ")}</p>
        {social === undefined ? (
          <Banner tone="warning" title={t("assets:video.noCover")}>
            {t("assets:video.noCoverHelp")}
          </Banner>
        ) : (
          <VideoFits video={social} />
        )}
        {mayChange ? (
          <>
            <section className={styles["stack"]} aria-label={t("assets:video.cover")}>
              <h3 className={styles["heading"]}>{t("assets:video.cover")}</h3>
              <p className={styles["quiet"]}>{t("assets:video.coverHelp")}</p>
              <div className={styles["bar"]}>
                <Button
                  kind="secondary"
                  size="small"
                  isPending={isPending}
                  pendingLabel={t("common:state.saving")}
                  onPress={() => void takeMoment()}
                >
                  {t("assets:video.useMoment")}
                </Button>
              </div>
              <FileDrop
                label={t("assets:video.coverFile")}
                prompt={t("kit:file.prompt")}
                hint={t("assets:upload.hint")}
                accept={pictureTypes}
                onFile={(file) => void takeFile(file)}
                onRefused={() => setRefusal("assets:upload.wrongType")}
                replaceLabel={t("kit:file.replace")}
                pendingLabel={t("kit:file.sending")}
                isPending={isPending}
                {...(refusal !== undefined && { error: t(refusalKey(refusal)) })}
              />
              <FailureNotice failure={failureIn(sending)} />
            </section>
            <form {...form.props} className={styles["stack"]}>
              <FailureNotice failure={form.failure} />
              <TextField
                label={t("assets:dialog.name")}
                hint={t("assets:video.nameHint")}
                maxLength={longestAssetName}
                {...form.field("name")}
              />
            </form>
          </>
        ) : null}
        <section className={styles["stack"]} aria-label={t("assets:dialog.uses")}>
          <h3 className={styles["heading"]}>{t("assets:dialog.uses")}</h3>
          <UseList businessProfileId={businessProfileId} uses={asset.uses} />
        </section>
      </div>
    </Dialog>
  )
}
