import type { CampaignListItem } from "@application/campaigns/contract"
import { Banner } from "@ui/kit/banner"
import { NavButton } from "@ui/shared/frame"
import { useMay } from "@ui/shared/use-may"
import { useTranslation } from "react-i18next"

export interface LostListsNoticeProps {
  readonly campaign: Pick<CampaignListItem, "id" | "businessProfileId">
  readonly names: ReadonlyArray<string>
}

/** Customer lists that a running campaign uses and that a network cannot use any more, with the way to choose others. */
export const LostListsNotice = ({ campaign: { id, businessProfileId }, names }: LostListsNoticeProps) => {
  const { t } = useTranslation("audiences")
  const may = useMay()
  return (
    <Banner
      tone="warning"
      title={t("audiences:lost.title")}
      {...(may("editCampaigns") && {
        action: (
          <NavButton to={`/app/${businessProfileId}/editCampaign/${id}`} size="small" kind="secondary">
            {t("audiences:lost.action")}
          </NavButton>
        ),
      })}
    >
      {t("audiences:lost.text", { names: names.join(", "), count: names.length })}
    </Banner>
  )
}
