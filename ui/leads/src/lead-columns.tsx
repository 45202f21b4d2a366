import type { Lead } from "@domain/insights"
import type { Column } from "@ui/kit/data-table"
import { spokenPhone } from "@ui/shared/frame"
import type { Format } from "@ui/shared/use-format"
import { useProfile } from "@ui/shared/use-profile"
import { useTranslation } from "react-i18next"
import { LeadQuickActions } from "./lead-actions.tsx"
import { LeadStatusBadge } from "./lead-status-badge.tsx"
import styles from "./leads.module.css"

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

/** What the list tells of a lead; leads that came while the page was open are lit, and only who may answer has the ways. */
export const useLeadColumns = (
  arrived: ReadonlySet<number>,
  format: Format,
  mayWork: boolean,
): ReadonlyArray<Column<Lead>> => {
  const { t } = useTranslation(["common", "leads"])
  const region = useProfile()?.region
  const none = t("common:state.noData")
  return [
    {
      id: "name",
      label: t("leads:field.name"),
      render: ({ id, name, status, campaignName }) => (
        <span className={styles["person"]}>
          <span className={arrived.has(id) ? styles["arrived"] : styles["name"]}>
            {name}
            {status === "New" ? <span className={styles["lamp"]} aria-hidden /> : null}
          </span>
          <span className={styles["quiet"]}>{campaignName}</span>
        </span>
      ),
    },
    {
      id: "status",
      label: t("leads:field.status"),
      onPhones: "main",
      render: ({ status }) => (
        <span className={styles["short"]}>
          <LeadStatusBadge status={status} />
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
    ...(mayWork
      ? [
          {
            id: "ways",
            label: t("leads:field.answer"),
            onPhones: "end" as const,
            render: (lead: Lead) => <LeadQuickActions lead={lead} />,
          },
        ]
      : []),
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
    {
      id: "submitted",
      label: t("leads:field.submitted"),
      onPhones: "bare",
      render: ({ submittedOn }) => (
        <time dateTime={new Date(submittedOn).toISOString()} title={format.moment(submittedOn)}>
          {format.ago(submittedOn)}
        </time>
      ),
    },
  ]
}
