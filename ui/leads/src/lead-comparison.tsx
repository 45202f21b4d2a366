import type { Lead } from "@domain/insights"
import { spokenPhone } from "@ui/shared/frame"
import type { Format } from "@ui/shared/use-format"
import { useProfile } from "@ui/shared/use-profile"
import { Fragment } from "react"
import { useTranslation } from "react-i18next"
import styles from "./lead-marks.module.css"

interface LeadComparisonProps {
  readonly older: Lead
  readonly newer: Lead
  readonly format: Format
}

/** Two leads side by side, field by field, the older first. */
export const LeadComparison = ({ older, newer, format }: LeadComparisonProps) => {
  const { t } = useTranslation(["common", "leadMarks", "leads"])
  const region = useProfile()?.region
  const fields: ReadonlyArray<readonly [label: string, of: (lead: Lead) => string | undefined]> = [
    [t("leads:field.name"), ({ name }) => name],
    [t("leads:field.mobile"), ({ mobileNumber }) => mobileNumber && spokenPhone(mobileNumber, region)],
    [t("leads:field.email"), ({ email }) => email],
    [t("leads:field.city"), ({ city }) => city],
    [t("leads:field.service"), ({ serviceNeeded }) => serviceNeeded],
    [t("leads:field.campaign"), ({ campaignName }) => campaignName],
    [t("leadMarks:field.ad"), ({ source }) => source?.adName],
    [t("leadMarks:field.came"), ({ submittedOn }) => format.moment(submittedOn)],
    [t("leads:field.status"), ({ status }) => t(`leads:status.${status}`)],
  ]
  const leads = [older, newer]
  return (
    <table className={styles["comparison"]}>
      <caption className={styles["caption"]}>{t("leadMarks:compared")}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{t("leadMarks:older")}</th>
          <th scope="col">{t("leadMarks:newer")}</th>
        </tr>
      </thead>
      <tbody>
        {fields
          .filter(([, of]) => leads.some((lead) => of(lead) !== undefined))
          .map(([label, of]) => (
            <tr key={label} {...(of(older) !== of(newer) && { "data-differs": true })}>
              <th scope="row">{label}</th>
              {leads.map((lead) => (
                <td key={lead.id}>
                  <bdi>
                    {(of(lead) ?? t("common:state.noData")).split(/(?=@)/).map((part) => (
                      <Fragment key={part}>
                        {part}
                        <wbr />
                      </Fragment>
                    ))}
                  </bdi>
                </td>
              ))}
            </tr>
          ))}
      </tbody>
    </table>
  )
}
