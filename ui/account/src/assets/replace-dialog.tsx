import { GetAssetEffects, ReplacePicture } from "@application/creatives/contract"
import type { OutputOf } from "@application/kernel"
import { type Asset, campaignsIn, shownPicture } from "@domain/creatives"
import { type BusinessProfileId, cutText } from "@domain/kernel"
import { failureIn, useCommand, useRead } from "@ui/container"
import { Dialog } from "@ui/kit/dialog"
import { FileDrop } from "@ui/kit/file-drop"
import { Skeleton } from "@ui/kit/skeleton"
import { FailureNotice } from "@ui/shared/frame"
import { readUpload } from "@ui/shared/read-upload"
import { Result } from "effect"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { CampaignLinks } from "./asset-facts.tsx"
import styles from "./assets.module.css"
import { pictureTypes, refusalKey } from "./upload-texts.ts"

export interface ReplaceDialogProps {
  readonly businessProfileId: BusinessProfileId
  readonly asset: Asset
  readonly onClose: () => void
  readonly onReplaced: (replacement: OutputOf<typeof ReplacePicture>) => void
}

/** Replaces a picture, after what that touches was told. */
export const ReplaceDialog = ({ businessProfileId, asset, onClose, onReplaced }: ReplaceDialogProps) => {
  const { t } = useTranslation(["assets", "creatives", "failures", "kit", "common"])
  const effects = useRead(GetAssetEffects, { businessProfileId, url: asset.id })
  const [sending, send, reset] = useCommand(ReplacePicture, { revalidate: false })
  const [refusal, setRefusal] = useState<string>()
  const take = async (file: File) => {
    setRefusal(undefined)
    reset()
    const read = await readUpload(file)
    if (Result.isFailure(read)) return setRefusal(read.failure.key)
    const name = cutText(file.name, 255) || "picture"
    const outcome = await send({ businessProfileId, url: asset.id, file: { name, content: read.success } })
    if (outcome?.status === "succeeded") return onReplaced(outcome.output)
    if (outcome?.status !== "failed" || outcome.failure._tag !== "InvalidFields") return
    setRefusal(outcome.failure.fields["file"]?.[0] ?? "validation.imageFormat")
    reset()
  }
  return (
    <Dialog isOpen onClose={onClose} title={t("assets:replace.title")} closeLabel={t("common:action.close")}>
      <div className={styles["stack"]}>
        <img src={shownPicture(asset.previewUrl ?? asset.id)} alt={asset.name} className={styles["small"]} />
        {effects.output === undefined ? (
          effects.failure === undefined ? (
            <Skeleton lines={2} />
          ) : (
            <FailureNotice failure={effects.failure} />
          )
        ) : (
          <Touched businessProfileId={businessProfileId} uses={effects.output.uses} />
        )}
        <FileDrop
          label={t("assets:replace.file")}
          prompt={t("kit:file.prompt")}
          hint={t("assets:upload.hint")}
          accept={pictureTypes}
          onFile={(file) => void take(file)}
          onRefused={() => setRefusal("assets:upload.wrongType")}
          replaceLabel={t("kit:file.replace")}
          pendingLabel={t("kit:file.sending")}
          isPending={sending.status === "pending"}
          {...(refusal !== undefined && { error: t(refusalKey(refusal)) })}
        />
        <FailureNotice failure={failureIn(sending)} />
      </div>
    </Dialog>
  )
}

/** What a replacement touches: drafts that get the new look, and running campaigns that keep theirs. */
export const Touched = ({
  businessProfileId,
  uses,
}: Pick<ReplaceDialogProps, "businessProfileId"> & Pick<Asset, "uses">) => {
  const { t } = useTranslation("assets")
  const drafts = campaignsIn(uses, "Draft")
  const live = campaignsIn(uses, "Live", "Change")
  return (
    <>
      {drafts.length === 0 ? (
        <p className={styles["quiet"]}>{t("assets:replace.noDrafts")}</p>
      ) : (
        <div>
          <p>{t("assets:replace.drafts", { count: drafts.length })}</p>
          <CampaignLinks businessProfileId={businessProfileId} campaigns={drafts} />
        </div>
      )}
      {live.length === 0 ? null : (
        <div>
          <p>{t("assets:replace.live", { count: live.length })}</p>
          <CampaignLinks businessProfileId={businessProfileId} campaigns={live} />
        </div>
      )}
    </>
  )
}
