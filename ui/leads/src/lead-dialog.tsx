import { isErased, type Lead, type LeadChange, type OpenTimes } from "@domain/insights"
import { Button } from "@ui/kit/button"
import { Dialog } from "@ui/kit/dialog"
import { RoleNote } from "@ui/shared/role-note"
import type { Format } from "@ui/shared/use-format"
import type { KeyboardEvent } from "react"
import { useTranslation } from "react-i18next"
import { EraseLeadButton, ErasedLead } from "./erase-lead.tsx"
import { LeadActions } from "./lead-actions.tsx"
import { LeadAnswers } from "./lead-answers.tsx"
import { LeadCareFields } from "./lead-care-fields.tsx"
import { LeadClock } from "./lead-clock.tsx"
import { LeadFacts } from "./lead-facts.tsx"
import { LeadHistory } from "./lead-history.tsx"
import { LeadMarks } from "./lead-marks.tsx"
import { LeadNotes, type LeadNotesProps } from "./lead-notes.tsx"
import { LeadOutcome } from "./lead-outcome.tsx"
import { type LeadDesk, useNames } from "./lead-people.ts"
import { LeadSaleField } from "./lead-sale-field.tsx"
import { GoodLeadBadge, LeadStatusBadge } from "./lead-status-badge.tsx"
import { LeadStepField } from "./lead-step-field.tsx"
import { LeadTagField } from "./lead-tag-field.tsx"
import { LeadTellings } from "./lead-tellings.tsx"
import styles from "./leads.module.css"
import type { OnContact } from "./use-contact.ts"
import { useLeadWords } from "./use-lead-words.ts"
import type { LeadWork } from "./use-lead-work.ts"
import workStyles from "./work.module.css"

export interface LeadDialogProps {
  readonly lead: Lead
  /** Undefined while it could not be read. */
  readonly desk: LeadDesk | undefined
  readonly times: OpenTimes
  readonly now: number
  readonly format: Format
  /** Whether the user's role lets them answer the lead and change it. */
  readonly mayWork: boolean
  readonly work: LeadWork
  readonly note: Pick<LeadNotesProps, "isSaving" | "failure" | "typed" | "onTyped" | "onAdd">
  readonly onContact: OnContact
  /** Opens the lead before or after it in the list; absent at its ends. */
  readonly onPrevious?: (() => void) | undefined
  readonly onNext?: (() => void) | undefined
  readonly onClose: () => void
}

const typing = "input, textarea, select, [role=listbox], [role=option], [role=combobox], [aria-haspopup], summary"

/** Everything about one lead, what is done with it, and the ways to answer. Spec: screens, leads, detail dialog. */
export const LeadDialog = (props: LeadDialogProps) => {
  const { lead, desk, times, now, format, work, note, onContact, onPrevious, onNext, onClose } = props
  const mayWork = props.mayWork && !isErased(lead)
  const { t } = useTranslation(["common", "leads"])
  const names = useNames(desk)
  const words = useLeadWords(names, format)
  const { notes = [], tags = [], history = [], nextStep } = lead
  const change = (wanted: LeadChange) => work.change(lead, wanted)
  const name = isErased(lead) ? t("leads:erased") : lead.name
  const section = { step: nextStep, now, format, isSaving: work.isSaving, onChange: change }
  const turn = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    if (!(event.target instanceof Element) || event.target.closest(typing) !== null) return
    const isForward = event.key === (document.documentElement.dir === "rtl" ? "ArrowLeft" : "ArrowRight")
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return
    const move = isForward ? onNext : onPrevious
    if (move === undefined) return
    event.preventDefault()
    move()
  }
  return (
    <Dialog
      isOpen
      isTall
      onClose={onClose}
      title={name}
      closeLabel={t("common:action.close")}
      actions={
        <div className={workStyles["turns"]} onKeyDown={turn}>
          <Button kind="secondary" size="small" isDisabled={onPrevious === undefined} onPress={onPrevious}>
            {t("leads:turn.previous")}
          </Button>
          <Button kind="secondary" size="small" isDisabled={onNext === undefined} onPress={onNext}>
            {t("leads:turn.next")}
          </Button>
          <Button kind="secondary" size="small" onPress={onClose}>
            {t("leads:back")}
          </Button>
        </div>
      }
    >
      {/* Whoever may only read has nothing else to focus, and scrolls by keyboard too. */}
      <div
        className={styles["detail"]}
        onKeyDown={turn}
        {...(!mayWork && { tabIndex: 0, role: "group", "aria-label": name })}
      >
        {isErased(lead) ? <ErasedLead lead={lead} /> : null}
        {mayWork ? (
          <div className={workStyles["reach"]}>
            <LeadActions lead={lead} onContact={() => onContact(lead)} />
          </div>
        ) : null}
        <div className={workStyles["line"]}>
          {mayWork ? null : (
            <>
              <LeadStatusBadge status={lead.status} />
              <GoodLeadBadge lead={lead} />
            </>
          )}
          <LeadClock lead={lead} times={times} now={now} format={format} />
        </div>
        <LeadOutcome lead={lead} work={work} words={words} names={names} />
        <RoleNote action="workOnLeads" />
        {mayWork ? (
          <>
            <LeadCareFields
              lead={lead}
              desk={desk}
              names={names}
              isSaving={work.isSaving}
              onChange={(wanted) => void change(wanted)}
            />
            {lead.status === "Won" && desk !== undefined ? (
              <LeadSaleField
                key={`sale ${lead.id}`}
                sale={lead.sale}
                currency={desk.currency}
                isSaving={work.isSaving}
                onChange={change}
              />
            ) : null}
            <section className={workStyles["section"]} aria-label={t("leads:step.title")}>
              <h3 className={workStyles["sectionTitle"]}>{t("leads:step.title")}</h3>
              <LeadStepField key={`step ${lead.id}`} {...section} />
            </section>
            <LeadTagField
              key={`tags ${lead.id}`}
              tags={tags}
              known={desk?.tags ?? []}
              isSaving={work.isSaving}
              onChange={change}
            />
          </>
        ) : null}
        {isErased(lead) ? null : <LeadMarks lead={lead} format={format} mayWork={mayWork} />}
        {isErased(lead) ? null : (
          <LeadTellings key={`told ${lead.id} ${history.at(-1)?.number ?? 0}`} lead={lead} format={format} />
        )}
        <LeadFacts lead={lead} format={format} />
        <LeadAnswers lead={lead} />
        {isErased(lead) ? null : (
          <LeadNotes
            key={`notes ${lead.id}`}
            notes={notes}
            names={names}
            format={format}
            mayWrite={mayWork}
            {...note}
          />
        )}
        <LeadHistory history={history} words={words} names={names} format={format} />
        {mayWork ? <EraseLeadButton lead={lead} /> : null}
      </div>
    </Dialog>
  )
}
