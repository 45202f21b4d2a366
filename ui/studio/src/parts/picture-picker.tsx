import { ListAssets, UploadPicture } from "@application/creatives/contract"
import { shownPicture } from "@domain/creatives"
import { type BusinessProfileId, cutText } from "@domain/kernel"
import { failureIn, useCommand, useRead } from "@ui/container"
import { Dialog } from "@ui/kit/dialog"
import { FileDrop } from "@ui/kit/file-drop"
import { FailureNotice } from "@ui/shared/frame"
import { Paging } from "@ui/shared/paging"
import { readUpload } from "@ui/shared/read-upload"
import { SearchBox } from "@ui/shared/search-box"
import { Unread } from "@ui/shared/unread"
import { Result } from "effect"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import styles from "./parts.module.css"

export interface PicturePickerProps {
  readonly businessProfileId: BusinessProfileId
  readonly onPick: (url: string, name: string) => void
  readonly onClose: () => void
}

const limit = 12
const accepted = ["image/png", "image/jpeg", "image/bmp"]

/** Chooses a picture of the business's library, or adds one to it. */
export const PicturePicker = ({ businessProfileId, onPick, onClose }: PicturePickerProps) => {
  const { t } = useTranslation(["studio", "common", "kit", "creatives", "failures", "callFailures"])
  const [words, setWords] = useState("")
  const [page, setPage] = useState(1)
  const [refused, setRefused] = useState<string>()
  const [uploading, upload] = useCommand(UploadPicture, { revalidate: false })
  const reading = useRead(ListAssets, {
    businessProfileId,
    kind: "Picture",
    page,
    limit,
    ...(words !== "" && { search: words }),
  })
  const take = async (file: File) => {
    setRefused(undefined)
    const read = await readUpload(file)
    if (Result.isFailure(read)) return setRefused(t("studio:picker.refused"))
    const name = cutText(file.name, 255) || "picture"
    const outcome = await upload({ businessProfileId, file: { name, content: read.success } })
    if (outcome?.status === "succeeded") onPick(outcome.output.id, outcome.output.name)
    return undefined
  }
  const { output } = reading
  return (
    <Dialog
      isOpen
      isTall
      size="large"
      onClose={onClose}
      title={t("studio:picker.title")}
      closeLabel={t("common:action.close")}
    >
      <div className={styles["stack"]}>
        <FailureNotice failure={failureIn(uploading)} />
        <FileDrop
          label={t("studio:picker.upload")}
          prompt={t("studio:picker.prompt")}
          hint={t("studio:picker.hint")}
          accept={accepted}
          onFile={(file) => void take(file)}
          onRefused={() => setRefused(t("studio:picker.refused"))}
          replaceLabel={t("kit:file.replace")}
          pendingLabel={t("kit:file.sending")}
          isPending={uploading.status === "pending"}
          {...(refused !== undefined && { error: refused })}
        />
        <SearchBox
          label={t("studio:picker.search")}
          words={words}
          onSearch={(next) => {
            setWords(next)
            setPage(1)
          }}
        />
        {output === undefined ? (
          <Unread level={3} height="8rem" isFailed={reading.failure !== undefined} onRetry={reading.retry} />
        ) : output.assets.length === 0 ? (
          <p className={styles["quiet"]}>{t(words === "" ? "studio:picker.none" : "studio:picker.nothing")}</p>
        ) : (
          <ul className={styles["pictures"]}>
            {output.assets.map(({ id, name, previewUrl }) => (
              <li key={id}>
                <button type="button" className={styles["picture"]} onClick={() => onPick(id, name)}>
                  <img src={shownPicture(previewUrl ?? id)} alt={name === "" ? t("studio:picker.unnamed") : name} />
                </button>
              </li>
            ))}
          </ul>
        )}
        {output === undefined ? null : <Paging page={page} limit={limit} total={output.total} onPage={setPage} />}
      </div>
    </Dialog>
  )
}
