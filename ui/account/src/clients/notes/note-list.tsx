import { AddClientNote, RemoveClientNote, type ShownNote } from "@application/businesses/contract"
import type { BusinessProfileId } from "@domain/kernel"
import { useCommand } from "@ui/container"
import { Badge } from "@ui/kit/badge"
import { Button } from "@ui/kit/button"
import { toastUndo } from "@ui/shared/app-toasts"
import { LoginFailureNotice } from "@ui/shared/login-failure-notice"
import panel from "@ui/shared/panel.module.css"
import { useFormat } from "@ui/shared/use-format"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { NoteForm } from "./note-form.tsx"
import styles from "./notes.module.css"

/** Letters of a note by which its buttons are named. */
const namedBy = 40

export interface NoteListProps {
  readonly businessProfileId: BusinessProfileId
  readonly isShared: boolean
  readonly notes: ReadonlyArray<ShownNote>
  readonly onChanged: () => void
}

/** Notes on a client, newest first; the reader's own can be changed, and brought back once removed. */
export const NoteList = ({ businessProfileId, isShared, notes, onChanged }: NoteListProps) => {
  const { t } = useTranslation(["clients", "common"])
  const format = useFormat()
  const [editedId, setEditedId] = useState<number>()
  const [removing, remove] = useCommand(RemoveClientNote, { revalidate: false })
  const [bringing, bringBack] = useCommand(AddClientNote, { revalidate: false })
  const takeAway = async ({ id, text, reach, notedAt }: ShownNote) => {
    const outcome = await remove({ businessProfileId, noteId: id })
    if (outcome?.status !== "succeeded") return
    toastUndo(t("clients:notes.removed"), t("common:action.undo"), () => {
      void bringBack({ businessProfileId, text, reach, notedAt }).then(onChanged)
    })
    onChanged()
  }
  if (notes.length === 0) return <p className={panel["quiet"]}>{t("clients:notes.none")}</p>
  return (
    <>
      <LoginFailureNotice state={removing} />
      <LoginFailureNotice state={bringing} />
      <ul className={panel["rows"]}>
        {notes.map((note) =>
          note.id === editedId ? (
            <li key={note.id} className={styles["edited"]}>
              <NoteForm
                businessProfileId={businessProfileId}
                isShared={isShared}
                note={note}
                onSaved={() => {
                  setEditedId(undefined)
                  onChanged()
                }}
                onCancel={() => setEditedId(undefined)}
              />
            </li>
          ) : (
            <li key={note.id} className={panel["row"]}>
              <span className={panel["words"]}>
                <bdi className={styles["text"]}>{note.text}</bdi>
                <span className={panel["quiet"]}>
                  {t(note.editedAt === undefined ? "clients:notes.by" : "clients:notes.byEdited", {
                    name: note.isOwn ? t("clients:notes.you") : (note.author ?? t("clients:notes.gone")),
                    when: format.moment(note.notedAt),
                  })}{" "}
                  {isShared && note.reach === "author" ? (
                    <Badge tone="neutral">{t("clients:notes.private")}</Badge>
                  ) : null}
                </span>
              </span>
              {note.isOwn ? (
                <span className={panel["acts"]}>
                  <Button
                    kind="quiet"
                    size="small"
                    onPress={() => setEditedId(note.id)}
                    aria-label={t("clients:notes.editNamed", { note: note.text.slice(0, namedBy) })}
                  >
                    {t("clients:notes.edit")}
                  </Button>
                  <Button
                    kind="quiet"
                    size="small"
                    isDisabled={removing.status === "pending"}
                    onPress={() => void takeAway(note)}
                    aria-label={t("clients:notes.removeNamed", { note: note.text.slice(0, namedBy) })}
                  >
                    {t("clients:notes.remove")}
                  </Button>
                </span>
              ) : null}
            </li>
          ),
        )}
      </ul>
    </>
  )
}
