import type { CampaignListItem } from "@application/campaigns/contract"
import { Panel } from "@ui/kit/panel"
import { NavButton } from "@ui/shared/frame"
import type { Format } from "@ui/shared/use-format"
import { useTranslation } from "react-i18next"
import { Link } from "react-router"
import styles from "../campaigns.module.css"
import type { CampaignReading } from "../read-campaign.ts"

export interface CampaignPapersProps {
  readonly campaign: Pick<CampaignListItem, "id" | "businessProfileId">
  readonly papers: CampaignReading["papers"]
  readonly format: Format
}

/** The invoices and credit notes of a campaign, newest first, and the way to its lines in the wallet. */
export const CampaignPapers = ({ campaign, papers, format }: CampaignPapersProps) => {
  const { t } = useTranslation(["dashboard", "billing"])
  const root = `/app/${campaign.businessProfileId}`
  return (
    <Panel
      title={t("dashboard:campaign.papersTitle")}
      actions={
        <NavButton size="small" kind="secondary" to={`${root}/wallet?campaign=${campaign.id}`}>
          {t("dashboard:campaign.payments")}
        </NavButton>
      }
    >
      {papers.documents.length === 0 ? (
        <p className={styles["quiet"]}>{t("dashboard:campaign.papersNone")}</p>
      ) : (
        <ul className={styles["papers"]}>
          {papers.documents.map(({ id, kind, number, issuedOn, total, currency }) => (
            <li key={id} className={styles["paper"]}>
              <Link to={`${root}/invoice/${id}`}>
                {t(`billing:kind.${kind}`)} <bdi dir="ltr">{number}</bdi>
              </Link>
              <span className={styles["quiet"]}>{format.day(issuedOn)}</span>
              <bdi dir="ltr" className={styles["figures"]}>
                {format.money(total, currency, "always")}
              </bdi>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
