import type { FormCampaign } from "@application/campaigns/contract"
import type { BusinessProfileId } from "@domain/kernel"
import { cx } from "@ui/kit/cx"
import { Panel } from "@ui/kit/panel"
import { useFormat } from "@ui/shared/use-format"
import { useTranslation } from "react-i18next"
import { Link } from "react-router"
import styles from "./builder.module.css"

export interface FormUsesProps {
  readonly businessProfileId: BusinessProfileId
  readonly version: number
  readonly campaigns: ReadonlyArray<FormCampaign>
}

/** The campaigns that took a form, each with the version that it has. */
export const FormUses = ({ businessProfileId, version, campaigns }: FormUsesProps) => {
  const { t } = useTranslation("leadForms")
  const format = useFormat()
  const hasOlder = campaigns.some((campaign) => campaign.isLaunched && campaign.version < version)
  return (
    <Panel title={t("leadForms:uses.title")} {...(campaigns.length === 0 && { description: t("leadForms:uses.none") })}>
      {campaigns.length === 0 ? null : (
        <ul className={cx(styles.rows)}>
          {campaigns.map((campaign) => (
            <li key={campaign.campaignId} className={cx(styles.row)}>
              <Link to={`/app/${businessProfileId}/campaigns/${campaign.campaignId}`}>
                <bdi>{campaign.name}</bdi>
              </Link>
              <span className={cx(styles.quiet)}>
                {campaign.version === version
                  ? t("leadForms:uses.newest")
                  : t("leadForms:uses.version", { version: format.number(campaign.version) })}
              </span>
            </li>
          ))}
        </ul>
      )}
      {hasOlder ? <p className={cx(styles.quiet)}>{t("leadForms:uses.older")}</p> : null}
    </Panel>
  )
}
