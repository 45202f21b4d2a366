import { isErased, type Lead, LeadStatus } from "@domain/insights"
import { Button } from "@ui/kit/button"
import { Dialog } from "@ui/kit/dialog"
import { type KeyValue, KeyValueList } from "@ui/kit/key-value-list"
import { Select } from "@ui/kit/select"
import { useTranslation } from "react-i18next"
import { RoleNote } from "@ui/shared/role-note"
import type { Format } from "@ui/shared/use-format"
import { FailureNotice, spokenPhone } from "@ui/shared/frame"
import { useProfile } from "@ui/shared/use-profile"
import { EraseLeadButton, ErasedLead } from "./erase-lead.tsx"
import { LeadActions } from "./lead-actions.tsx"
import { LeadAnswers } from "./lead-answers.tsx"
import { LeadConsents } from "./lead-consents.tsx"
import { LeadMarks } from "./lead-marks.tsx"
import { LeadNotes, type LeadNotesProps } from "./lead-notes.tsx"
import { LeadStatusBadge } from "./lead-status-badge.tsx"
import styles from "./leads.module.css"

export interface LeadDialogProps {
  readonly lead: Lead
  readonly format: Format
  readonly isSaving: boolean
  /** Why the last change of status was refused. */
  readonly failure: unknown
  /** Whether the user's role lets them answer the lead and change its status. */
  readonly mayWork: boolean
  readonly onStatus: (status: LeadStatus) => void
  readonly note: Pick<LeadNotesProps, "isSaving" | "failure" | "onAdd">
  readonly onClose: () => void
}

/** Everything about one lead, its status, and the ways to answer. Spec: screens, leads, detail dialog. */
export const LeadDialog = (props: LeadDialogProps) => {
  const { lead, format, isSaving, failure, mayWork, onStatus, note, onClose } = props
  const { t } = useTranslation(["common", "failures", "leads"])
  const profile = useProfile()
  const { mobileNumber, email, city, serviceNeeded, consents = [], notes = [] } = lead
  const facts: ReadonlyArray<KeyValue> = [
    ...(mobileNumber === undefined
      ? []
      : [
          {
            label: t("leads:field.mobile"),
            value: <bdi dir="ltr">{spokenPhone(mobileNumber, profile?.region)}</bdi>,
          },
        ]),
    ...(email === undefined ? [] : [{ label: t("leads:field.email"), value: <bdi dir="ltr">{email}</bdi> }]),
    ...(city === undefined ? [] : [{ label: t("leads:field.city"), value: city }]),
    ...(serviceNeeded === undefined ? [] : [{ label: t("leads:field.service"), value: serviceNeeded }]),
    { label: t("leads:field.submitted"), value: <bdi>{format.moment(lead.submittedOn)}</bdi> },
    { label: t("leads:field.campaign"), value: lead.campaignName },
    ...(consents.length === 0
      ? []
      : [{ label: t("leads:field.consents"), value: <LeadConsents consents={consents} format={format} /> }]),
  ]
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={isErased(lead) ? t("leads:erased") : lead.name}
      closeLabel={t("common:action.close")}
      actions={
        <Button kind="secondary" onPress={onClose}>
          {t("leads:back")}
        </Button>
      }
    >
      {/* Whoever may only read has nothing else to focus, and scrolls by keyboard too. */}
      <div className={styles["detail"]} {...(!mayWork && { tabIndex: 0, role: "group", "aria-label": lead.name })}>
        {isErased(lead) ? <ErasedLead lead={lead} /> : null}
        {mayWork ? <LeadActions lead={lead} /> : <LeadStatusBadge status={lead.status} />}
        <FailureNotice failure={failure} />
        <RoleNote action="workOnLeads" />
        {mayWork ? (
          <Select
            label={t("leads:field.status")}
            placeholder={t("leads:field.status")}
            value={lead.status}
            isDisabled={isSaving}
            options={LeadStatus.literals.map((id) => ({ id, label: t(`leads:status.${id}`) }))}
            onChange={(id) => {
              const status = LeadStatus.literals.find((it) => it === id)
              if (status !== undefined && status !== lead.status) onStatus(status)
            }}
          />
        ) : null}
        <LeadMarks lead={lead} format={format} mayWork={mayWork} />
        <KeyValueList items={facts} />
        <LeadAnswers lead={lead} />
        <LeadNotes notes={notes} format={format} mayWrite={mayWork && !isErased(lead)} {...note} />
        {mayWork && !isErased(lead) ? <EraseLeadButton lead={lead} /> : null}
      </div>
    </Dialog>
  )
}
