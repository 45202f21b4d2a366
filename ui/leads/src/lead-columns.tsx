import type { Lead, OpenTimes } from "@domain/insights"
import { Avatar } from "@ui/kit/avatar"
import type { Column } from "@ui/kit/data-table"
import { spokenPhone } from "@ui/shared/frame"
import type { Format } from "@ui/shared/use-format"
import { useProfile } from "@ui/shared/use-profile"
import { useTranslation } from "react-i18next"
import { LeadQuickActions } from "./lead-actions.tsx"
import { LeadClock } from "./lead-clock.tsx"
import { LeadMarkBadges } from "./lead-mark-badges.tsx"
import type { Names } from "./lead-people.ts"
import { GoodLeadBadge, LeadStatusBadge } from "./lead-status-badge.tsx"
import { LeadStepLine } from "./lead-step-line.tsx"
import { LeadTags } from "./lead-tags.tsx"
import styles from "./leads.module.css"
import type { OnContact } from "./use-contact.ts"
import workStyles from "./work.module.css"

/** A mail address, which breaks before its second part first. */
const Address = ({ email }: { readonly email: string }) => {
  const [name = "", ...rest] = email.split(/(?=@)/)
  return (
    <>
      {name}
      <wbr />
      {rest.join("")}
    </>
  )
}

export interface LeadColumnsOptions {
  /** Leads that came while the page was open, which are lit. */
  readonly arrived: ReadonlySet<number>
  readonly format: Format
  readonly times: OpenTimes
  readonly now: number
  readonly names: Names
  /** Whether the user may answer leads, and has the ways to. */
  readonly mayWork: boolean
  readonly onContact: OnContact
}

/** What the list tells of a lead. */
export const useLeadColumns = (options: LeadColumnsOptions): ReadonlyArray<Column<Lead>> => {
  const { arrived, format, times, now, names, mayWork, onContact } = options
  const { t } = useTranslation(["common", "leads"])
  const region = useProfile()?.region
  const none = t("common:state.noData")
  return [
    {
      id: "name",
      label: t("leads:field.name"),
      render: ({ id, name, status, campaignName, erasedAt, marks = [], tags = [] }) => (
        <span className={styles["person"]}>
          <span className={arrived.has(id) ? styles["arrived"] : styles["name"]}>
            {erasedAt === undefined ? name : t("leads:erased")}
            {status === "New" ? <span className={styles["lamp"]} aria-hidden /> : null}
          </span>
          <span className={styles["quiet"]}>{campaignName}</span>
          <LeadMarkBadges lead={{ marks }} />
          <LeadTags tags={tags} />
        </span>
      ),
    },
    {
      id: "status",
      label: t("leads:field.status"),
      onPhones: "main",
      render: (lead) => (
        <span className={styles["who"]}>
          <span className={styles["short"]}>
            <LeadStatusBadge status={lead.status} />
          </span>
          <span>
            <GoodLeadBadge lead={lead} />
          </span>
        </span>
      ),
    },
    {
      id: "submitted",
      label: t("leads:field.submitted"),
      onPhones: "bare",
      render: (lead) => (
        <span className={workStyles["came"]}>
          <LeadClock lead={lead} times={times} now={now} format={format} />
          <time
            className={styles["quiet"]}
            dateTime={new Date(lead.submittedOn).toISOString()}
            title={format.moment(lead.submittedOn)}
          >
            {format.ago(lead.submittedOn)}
          </time>
        </span>
      ),
    },
    ...(mayWork
      ? [
          {
            id: "ways",
            label: t("leads:field.answer"),
            onPhones: "end" as const,
            render: (lead: Lead) => <LeadQuickActions lead={lead} onContact={() => onContact(lead)} />,
          },
        ]
      : []),
    {
      id: "care",
      label: t("leads:field.care"),
      onPhones: "bare",
      render: ({ ownerId, nextStep }) =>
        ownerId === undefined && nextStep === undefined ? (
          <span className={styles["quiet"]}>{t("leads:owner.nobody")}</span>
        ) : (
          <span className={workStyles["care"]}>
            {ownerId === undefined ? null : (
              <span title={names(ownerId)}>
                <Avatar size="small" name={names(ownerId)} />
              </span>
            )}
            {nextStep === undefined ? null : <LeadStepLine step={nextStep} now={now} format={format} />}
          </span>
        ),
    },
    {
      id: "mobile",
      label: t("leads:field.contact"),
      onPhones: "bare",
      render: ({ mobileNumber, email }) =>
        mobileNumber === undefined ? (
          <bdi dir="ltr" className={styles["address"]}>
            {email === undefined ? none : <Address email={email} />}
          </bdi>
        ) : (
          <bdi dir="ltr" className={styles["short"]}>
            {spokenPhone(mobileNumber, region)}
          </bdi>
        ),
    },
    {
      id: "service",
      label: t("leads:field.service"),
      onPhones: "bare",
      render: ({ serviceNeeded, city }) => (
        <span className={styles["who"]}>
          <span>{serviceNeeded ?? none}</span>
          {city === undefined ? null : <span className={styles["quiet"]}>{city}</span>}
        </span>
      ),
    },
  ]
}
