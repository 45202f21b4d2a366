import type { BusinessDetails } from "@application/businesses/contract"
import type { CurrencyCode } from "@domain/kernel"
import { Badge } from "@ui/kit/badge"
import { Panel } from "@ui/kit/panel"
import panel from "@ui/shared/panel.module.css"
import { useFormat } from "@ui/shared/use-format"
import { useTranslation } from "react-i18next"

export interface BusinessCampaignsProps {
  readonly campaigns: BusinessDetails["campaigns"]
  readonly currency: CurrencyCode | undefined
}

/** The newest campaigns of a business with their state. */
export const BusinessCampaigns = ({ campaigns, currency }: BusinessCampaignsProps) => {
  const { t } = useTranslation(["portalBusinesses", "app"])
  const format = useFormat()
  return (
    <Panel title={t("portalBusinesses:one.campaigns")}>
      {campaigns.length === 0 ? (
        <p className={panel["quiet"]}>{t("portalBusinesses:one.noCampaigns")}</p>
      ) : (
        <ul className={panel["rows"]}>
          {campaigns.map(({ campaignId, name, status, createdAt, spent = 0 }) => (
            <li key={campaignId} className={panel["row"]}>
              <span className={panel["words"]}>
                <span className={panel["name"]}>
                  <bdi>{name}</bdi>
                </span>
                <span className={panel["quiet"]}>
                  <bdi dir="ltr">#{campaignId}</bdi> · {format.ago(createdAt)}
                  {spent === 0 || currency === undefined
                    ? null
                    : ` · ${t("portalBusinesses:one.spent", { amount: format.money(spent, currency) })}`}
                </span>
              </span>
              <span className={panel["acts"]}>
                <Badge>{t(`app:campaigns.status.${status}`)}</Badge>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
