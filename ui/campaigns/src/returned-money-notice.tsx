import { GetWallet } from "@application/wallet/contract"
import type { CampaignListItem } from "@application/campaigns/contract"
import { missingFor } from "@domain/wallet"
import { useRead } from "@ui/container"
import { Banner } from "@ui/kit/banner"
import { NavButton } from "@ui/shared/frame"
import type { Format } from "@ui/shared/use-format"
import { useMay } from "@ui/shared/use-may"
import { useTranslation } from "react-i18next"
import styles from "./campaigns.module.css"

export interface ReturnedMoneyNoticeProps {
  readonly campaign: Pick<CampaignListItem, "id" | "businessProfileId" | "status">
  readonly returned: NonNullable<CampaignListItem["returned"]>
  readonly format: Format
}

/** What went back to the wallet when the campaign was paused or refused, and whether the wallet still covers it. */
export const ReturnedMoneyNotice = ({ campaign, returned, format }: ReturnedMoneyNoticeProps) => {
  const { t } = useTranslation(["app", "common"])
  const may = useMay()
  const { id, businessProfileId, status } = campaign
  const { output: wallet } = useRead(GetWallet, may("readWallet") ? { businessProfileId } : undefined)
  const money = (amount: number) => format.money(amount, returned.currency)
  const missing = wallet === undefined ? 0 : missingFor(returned.total, wallet.availableBalance)
  return (
    <Banner
      title={t("app:campaigns.returned.title", { total: money(returned.total) })}
      {...(missing > 0 &&
        may("addFunds") && {
          action: (
            <NavButton to={`/app/${businessProfileId}/wallet/add?missing=${missing}&campaign=${id}`} size="small">
              {t("app:campaigns.returned.add")}
            </NavButton>
          ),
        })}
    >
      <div className={styles["paragraphs"]}>
        <p>
          {t(`app:campaigns.returned.${status === "Rejected" ? "rejected" : "paused"}`)}
          {returned.tax > 0 ? ` ${t("app:campaigns.returned.tax", { tax: money(returned.tax) })}` : null}
        </p>
        {missing > 0 ? <p>{t("app:campaigns.returned.missing", { missing: money(missing) })}</p> : null}
      </div>
    </Banner>
  )
}
