import { AddBusinessNote, RemoveBusinessNote } from "@application/businesses/contract"
import type { BusinessProfileId } from "@domain/kernel"
import { useCommand } from "@ui/container"
import { Button } from "@ui/kit/button"
import { Panel } from "@ui/kit/panel"
import { TextArea } from "@ui/kit/text-area"
import { toastSuccess, toastUndo } from "@ui/shared/app-toasts"
import { usePortal } from "@ui/shared/frame"
import { LoginFailureNotice } from "@ui/shared/login-failure-notice"
import panel from "@ui/shared/panel.module.css"
import { useFormat } from "@ui/shared/use-format"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import type { ShownBusiness } from "./shown-business.ts"

const mostLetters = 1_000
/** Letters of a note by which its button is named. */
const namedBy = 40

export interface BusinessNotesProps {
  readonly businessProfileId: BusinessProfileId
  readonly notes: ShownBusiness["notes"]
  readonly onChanged: () => void
}

/** What the staff noted of a business; a note that was removed can be brought back. */
export const BusinessNotes = ({ businessProfileId, notes, onChanged }: BusinessNotesProps) => {
  const { t } = useTranslation(["portalBusinesses", "common"])
  const { portal } = usePortal()
  const format = useFormat()
  const [words, setWords] = useState("")
  const [adding, add] = useCommand(AddBusinessNote, { revalidate: false })
  const [removing, remove] = useCommand(RemoveBusinessNote, { revalidate: false })
  const ofBusiness = { portalId: portal.id, businessProfileId }
  const keep = async (note: string, isTyped: boolean) => {
    const outcome = await add({ ...ofBusiness, note })
    if (outcome?.status !== "succeeded") return
    if (isTyped) setWords("")
    toastSuccess(t("portalBusinesses:notes.added"))
    onChanged()
  }
  const takeAway = async ({ id, note }: ShownBusiness["notes"][number]) => {
    const outcome = await remove({ ...ofBusiness, noteId: id })
    if (outcome?.status !== "succeeded") return
    toastUndo(t("portalBusinesses:notes.removed"), t("portalBusinesses:notes.undo"), () => void keep(note, false))
    onChanged()
  }
  return (
    <Panel title={t("portalBusinesses:notes.title")} description={t("portalBusinesses:notes.lead")}>
      <div className={panel["stack"]}>
        {notes.length === 0 ? (
          <p className={panel["quiet"]}>{t("portalBusinesses:notes.none")}</p>
        ) : (
          <ul className={panel["rows"]}>
            {notes.map((note) => (
              <li key={note.id} className={panel["row"]}>
                <span className={panel["words"]}>
                  <bdi>{note.note}</bdi>
                  <span className={panel["quiet"]}>
                    {t("portalBusinesses:notes.by", {
                      name: note.notedBy ?? t("portalBusinesses:notes.gone"),
                      when: format.moment(note.notedAt),
                    })}
                  </span>
                </span>
                <span className={panel["acts"]}>
                  <Button
                    kind="quiet"
                    size="small"
                    isDisabled={removing.status === "pending"}
                    onPress={() => void takeAway(note)}
                    aria-label={t("portalBusinesses:notes.removeNamed", { note: note.note.slice(0, namedBy) })}
                  >
                    {t("portalBusinesses:notes.remove")}
                  </Button>
                </span>
              </li>
            ))}
          </ul>
        )}
        <LoginFailureNotice state={adding} />
        <LoginFailureNotice state={removing} />
        <TextArea label={t("portalBusinesses:notes.label")} maxLength={mostLetters} value={words} onChange={setWords} />
        <div className={panel["actions"]}>
          <Button
            kind="secondary"
            size="small"
            isDisabled={words.trim() === ""}
            isPending={adding.status === "pending"}
            pendingLabel={t("common:state.saving")}
            onPress={() => void keep(words.trim(), true)}
          >
            {t("portalBusinesses:notes.add")}
          </Button>
        </div>
      </div>
    </Panel>
  )
}
