import { type LeadNote, leadNoteLimits } from "@domain/insights"
import { Button } from "@ui/kit/button"
import { TextArea } from "@ui/kit/text-area"
import { FailureNotice } from "@ui/shared/frame"
import type { Format } from "@ui/shared/use-format"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import type { Names } from "./lead-people.ts"
import styles from "./leads.module.css"

export interface LeadNotesProps {
  readonly notes: ReadonlyArray<LeadNote>
  readonly names: Names
  readonly format: Format
  readonly isSaving: boolean
  /** Why the last note was not saved. */
  readonly failure: unknown
  /** Whether the user's role lets them write notes. */
  readonly mayWrite: boolean
  /** What is typed; it stays while another lead is looked at. */
  readonly typed: string
  readonly onTyped: (text: string) => void
  /** Answers whether the note was saved. */
  readonly onAdd: (text: string) => Promise<boolean>
}

/** What the business wrote about a lead, and a field for more; what is typed stays until it is saved. */
export const LeadNotes = (props: LeadNotesProps) => {
  const { notes, names, format, isSaving, failure, mayWrite, typed, onTyped, onAdd } = props
  const { t } = useTranslation(["common", "leads"])
  const [isEmpty, setEmpty] = useState(false)
  const add = async () => {
    const text = typed.trim()
    setEmpty(text === "")
    if (text !== "" && (await onAdd(text))) onTyped("")
  }
  return (
    <section className={styles["notes"]} aria-label={t("leads:notes.title")}>
      <h3 className={styles["notesTitle"]}>{t("leads:notes.title")}</h3>
      {notes.length === 0 ? (
        <p className={styles["quiet"]}>{t("leads:notes.none")}</p>
      ) : (
        <ul className={styles["entries"]}>
          {notes.map(({ text, at, by }) => (
            <li key={`${at} ${text}`} className={styles["entry"]}>
              <span dir="auto" className={styles["note"]}>
                {text}
              </span>
              <time className={styles["quiet"]} dateTime={new Date(at).toISOString()}>
                {t("leads:history.by", { name: names(by), when: format.moment(at) })}
              </time>
            </li>
          ))}
        </ul>
      )}
      {mayWrite ? (
        <form
          className={styles["noteForm"]}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void add()
          }}
        >
          <FailureNotice failure={failure} />
          <TextArea
            label={t("leads:notes.field")}
            value={typed}
            onChange={(text) => {
              onTyped(text)
              setEmpty(false)
            }}
            maxLength={leadNoteLimits.characters}
            error={isEmpty ? t("leads:notes.empty") : undefined}
          />
          <Button type="submit" kind="secondary" isPending={isSaving} pendingLabel={t("common:state.saving")}>
            {t("leads:notes.add")}
          </Button>
        </form>
      ) : null}
    </section>
  )
}
