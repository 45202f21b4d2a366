import type { CampaignListItem } from "@application/campaigns/contract"
import { Banner } from "@ui/kit/banner"
import { NavButton } from "@ui/shared/frame"
import { useMay } from "@ui/shared/use-may"
import { useTranslation } from "react-i18next"
import styles from "./beside-refused-notice.module.css"

/** What a network does not show beside a search ad that it shows, with its reasons and the way to change it. */
export const BesideRefusedNotice = ({ campaign }: { readonly campaign: CampaignListItem }) => {
  const { t } = useTranslation(["app"])
  const may = useMay()
  const refused = campaign.channels.flatMap(({ refusedAssets = [] }) => refusedAssets)
  if (refused.length === 0) return null
  return (
    <Banner
      tone="warning"
      title={t("app:campaigns.besideRefused.title")}
      {...(may("editCampaigns") && {
        action: (
          <NavButton
            to={`/app/${campaign.businessProfileId}/editCampaign/${campaign.id}`}
            size="small"
            kind="secondary"
          >
            {t("app:campaigns.besideRefused.action")}
          </NavButton>
        ),
      })}
    >
      {t("app:campaigns.besideRefused.text")}
      <ul className={styles["list"]}>
        {refused.map(({ part, text, reason }) => (
          <li key={`${part} ${text}`}>
            {t(`app:campaigns.besideRefused.${part}`, { text })}
            {reason === undefined ? null : ` · ${t("app:campaigns.besideRefused.because", { reason })}`}
          </li>
        ))}
      </ul>
    </Banner>
  )
}
