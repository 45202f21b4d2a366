import { Button } from "@ui/kit/button"
import { StatusBadge, type Status } from "@ui/kit/badge"
import { FileDrop } from "@ui/kit/file-drop"
import { FailureNotice } from "@ui/shared/frame"
import { useFormat } from "@ui/shared/use-format"
import { useEffect, useRef } from "react"
import { useTranslation } from "react-i18next"
import styles from "./assets.module.css"
import { pictureTypes, refusalKey } from "./upload-texts.ts"
import { isUnderWay, type Uploading, type Uploads } from "./use-uploads.ts"

const statuses: Readonly<Record<Uploading["status"], Status>> = {
  waiting: "waiting",
  sending: "waiting",
  done: "done",
  refused: "attention",
  failed: "attention",
}

/** Adds pictures that are chosen, dropped or pasted, and says how far each is. */
export const UploadPart = ({ uploads }: { readonly uploads: Uploads }) => {
  const { t } = useTranslation(["assets", "creatives", "failures", "kit"])
  const format = useFormat()
  const { files, add, refuse, again, clear } = uploads
  const take = (file: File) => (pictureTypes.includes(file.type) ? add(file) : refuse(file, "assets:upload.wrongType"))
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
        label={t("assets:upload.label")}
        prompt={t("assets:upload.prompt")}
        hint={t("assets:upload.hint")}
        accept={pictureTypes}
        takesMany
        onFile={add}
        onRefused={(file) => refuse(file, "assets:upload.wrongType")}
        replaceLabel={t("kit:file.replace")}
        pendingLabel={t("kit:file.sending")}
      />
      {files.length === 0 ? null : (
        <section aria-label={t("assets:upload.list")} className={styles["uploads"]}>
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
            value={done}
            max={files.length}
            aria-label={t("assets:upload.list")}
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
