import { Button } from "@ui/kit/button"
import { StatusBadge, type Status } from "@ui/kit/badge"
import { FileDrop } from "@ui/kit/file-drop"
import { FailureNotice } from "@ui/shared/frame"
import { useFormat } from "@ui/shared/use-format"
import { useEffect, useRef } from "react"
import { useTranslation } from "react-i18next"
import styles from "./assets.module.css"
import { pictureTypes, refusalKey, videoTypes } from "./upload-texts.ts"
import { isUnderWay, type Uploading, type Uploads } from "./use-uploads.ts"

const statuses: Readonly<Record<Uploading["status"], Status>> = {
  waiting: "waiting",
  sending: "waiting",
  done: "done",
  refused: "attention",
  failed: "attention",
}

export interface UploadPartProps {
  readonly kind: "Picture" | "Video"
  readonly uploads: Uploads
}

const accepted = { Picture: pictureTypes, Video: videoTypes } as const

/** Whether a file has one of the accepted types or ends. */
const isAccepted = ({ name, type }: File, kind: UploadPartProps["kind"]): boolean =>
  accepted[kind].some((one) => (one.startsWith(".") ? name.toLowerCase().endsWith(one) : type === one))

/** Adds pictures or videos that are chosen, dropped or pasted, and says how far each is. */
export const UploadPart = ({ kind, uploads }: UploadPartProps) => {
  const { t } = useTranslation(["assets", "creatives", "failures", "kit"])
  const format = useFormat()
  const { files, add, refuse, again, clear } = uploads
  const wrongType = kind === "Video" ? "assets:uploadVideo.wrongType" : "assets:upload.wrongType"
  const say = kind === "Video" ? "uploadVideo" : "upload"
  const take = (file: File) => (isAccepted(file, kind) ? add(file) : refuse(file, wrongType))
  const latest = useRef(take)
  useEffect(() => {
    latest.current = take
  })
  useEffect(() => {
    const paste = ({ clipboardData }: ClipboardEvent) => {
      for (const file of clipboardData?.files ?? []) latest.current(file)
    }
    document.addEventListener("paste", paste)
    return () => document.removeEventListener("paste", paste)
  }, [])
  const done = files.filter(({ status }) => status === "done").length
  return (
    <div className={styles["stack"]}>
      <FileDrop
        label={t(`assets:${say}.label`)}
        prompt={t(`assets:${say}.prompt`)}
        hint={t(`assets:${say}.hint`)}
        accept={accepted[kind]}
        takesMany
        onFile={add}
        onRefused={(file) => refuse(file, wrongType)}
        replaceLabel={t("kit:file.replace")}
        pendingLabel={t("kit:file.sending")}
      />
      {files.length === 0 ? null : (
        <section aria-label={t(`assets:${say}.list`)} className={styles["uploads"]}>
          <div className={styles["bar"]}>
            <span role="status">
              {t("assets:upload.progress", { done: format.number(done), total: format.number(files.length) })}
            </span>
            {files.some(({ status }) => isUnderWay(status)) ? null : (
              <Button kind="quiet" size="small" onPress={clear}>
                {t("assets:upload.clear")}
              </Button>
            )}
          </div>
          <progress
            className={styles["progress"]}
            value={done + files.reduce((sum, { status, share = 0 }) => sum + (status === "sending" ? share : 0), 0)}
            max={files.length}
            aria-label={t(`assets:${say}.list`)}
          />
          <ul className={styles["files"]}>
            {files.map((one) => (
              <li key={one.id} className={styles["file"]}>
                <bdi className={styles["name"]}>{one.file.name}</bdi>
                <StatusBadge status={statuses[one.status]}>
                  {t(
                    `assets:upload.${one.status === "refused" ? "refused" : one.status === "failed" ? "notSent" : one.status}`,
                  )}
                </StatusBadge>
                {one.status === "sending" && one.share !== undefined ? (
                  <span className={styles["quiet"]}>
                    {one.share < 1
                      ? t("assets:uploadVideo.share", { share: format.percent(one.share) })
                      : t("assets:uploadVideo.checking")}
                  </span>
                ) : null}
                {one.reason === undefined ? null : (
                  <span className={styles["problem"]}>{t(refusalKey(one.reason))}</span>
                )}
                {one.status === "failed" ? (
                  <>
                    <FailureNotice failure={one.failure} />
                    <Button kind="secondary" size="small" onPress={() => again(one)}>
                      {t("assets:upload.again")}
                    </Button>
                  </>
                ) : null}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
