import type { Feed } from "@application/businesses/contract"
import { mayMapLater } from "@domain/businesses"
import type { BusinessProfileId } from "@domain/kernel"
import { Button } from "@ui/kit/button"
import { Dialog } from "@ui/kit/dialog"
import { FileDrop } from "@ui/kit/file-drop"
import { toastSuccess } from "@ui/shared/app-toasts"
import { useProductFile } from "@ui/shared/feeds"
import { fieldText } from "@ui/shared/field-text"
import { LeavePrompt, useLeaveQuestion } from "@ui/shared/form"
import { FailureNotice } from "@ui/shared/frame"
import { useEffect, useEffectEvent, useState } from "react"
import { useTranslation } from "react-i18next"
import styles from "./feeds.module.css"

/** Files that hold lists; computers name their types in many ways. */
const accepted = [".csv", ".tsv", ".txt", ".xml", "text/csv", "text/tab-separated-values"] as const

export interface FileDialogProps {
  readonly businessProfileId: BusinessProfileId
  readonly onClose: () => void
  /** `isToBeMapped` says that the file's columns have yet to be mapped. */
  readonly onUploaded: (feed: Feed, isToBeMapped: boolean) => void
}

/** Fills a feed with a file, in the place of the file before. */
export const FileDialog = ({ businessProfileId, onClose, onUploaded }: FileDialogProps) => {
  const { t } = useTranslation(["feeds", "failures", "kit", "common"])
  const file = useProductFile(businessProfileId)
  const { chosen, refusal, feed } = file
  const [sent, setSent] = useState<{ readonly feed: Feed; readonly isToBeMapped: boolean }>()
  const send = async (isToBeMapped: boolean) => {
    const taken = await file.send(businessProfileId, isToBeMapped)
    if (taken === undefined) return false
    toastSuccess(t(isToBeMapped ? "feeds:file.sentToMap" : "feeds:file.sent"))
    setSent({ feed: taken, isToBeMapped })
    return true
  }
  const tell = useEffectEvent(({ feed: taken, isToBeMapped }: NonNullable<typeof sent>) =>
    onUploaded(taken, isToBeMapped),
  )
  // Only once nothing is unsaved any more, since another page follows.
  useEffect(() => {
    if (sent !== undefined) tell(sent)
  }, [sent])
  const submit = () => send(false)
  const isMappable = refusal?.key === "businesses.feed.columnsMissing" && mayMapLater(feed?.job)
  const form = { isDirty: chosen !== undefined, isPending: file.isSending, submit, discard: file.remove }
  const { leave, question } = useLeaveQuestion(form)
  const say = (keys: string | Array<string>, values: Record<string, unknown>) => t(keys, values)
  return (
    <>
      <Dialog
        isOpen
        onClose={() => leave(onClose)}
        title={t("feeds:file.title")}
        closeLabel={t("common:action.close")}
        actions={
          <Button
            isDisabled={chosen === undefined}
            isPending={file.isSending}
            pendingLabel={t("feeds:file.sending")}
            onPress={() => void submit()}
          >
            {t("feeds:file.upload")}
          </Button>
        }
      >
        <div className={styles["form"]}>
          <FailureNotice failure={file.failure} />
          {feed === undefined ? null : <p>{t("feeds:file.replaces", { name: feed.fileName ?? feed.name })}</p>}
          <FileDrop
            kind="table"
            label={t("feeds:file.label")}
            prompt={t("feeds:file.prompt")}
            hint={t("feeds:file.hint")}
            accept={accepted}
            fileName={chosen}
            onFile={(taken) => void file.take(taken)}
            onRefused={() => file.refuse("businesses.feed.fileWrongType")}
            replaceLabel={t("feeds:file.replace")}
            pendingLabel={t("feeds:file.sending")}
            isPending={file.isSending}
            {...(chosen !== undefined && { remove: { label: t("kit:file.remove"), onRemove: file.remove } })}
            {...(refusal !== undefined && {
              error: (
                <>
                  {fieldText(say, refusal)}{" "}
                  {refusal.line === undefined ? null : (
                    <>{t(`feeds:failure.${refusal.column === undefined ? "line" : "place"}`, { ...refusal })} </>
                  )}
                  {refusal.columns.length === 0 ? null : (
                    <>
                      {t("feeds:file.columns")} <bdi dir="ltr">{refusal.columns.join(", ")}</bdi>
                    </>
                  )}
                </>
              ),
            })}
          />
          {isMappable ? (
            <div className={styles["mapLater"]}>
              <p>{t("feeds:file.mapLaterText")}</p>
              <Button
                kind="secondary"
                isPending={file.isSending}
                pendingLabel={t("feeds:file.sending")}
                onPress={() => void send(true)}
              >
                {t("feeds:file.mapLater")}
              </Button>
            </div>
          ) : null}
          <LeavePrompt form={form} about="feed" />
        </div>
      </Dialog>
      {question}
    </>
  )
}
