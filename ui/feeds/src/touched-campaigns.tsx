import { ListCampaigns } from "@application/campaigns/contract"
import type { BusinessProfileId } from "@domain/kernel"
import { useRead } from "@ui/container"
import { Skeleton } from "@ui/kit/skeleton"
import { useTranslation } from "react-i18next"
import styles from "./feeds.module.css"

/** Campaigns that are named. */
const mostNamed = 5

/** The campaigns that run or wait, which may advertise the business's products. */
export const TouchedCampaigns = ({ businessProfileId }: { readonly businessProfileId: BusinessProfileId }) => {
  const { t } = useTranslation("feeds")
  const { output, failure } = useRead(ListCampaigns, {
    businessProfileId,
    statuses: ["Active", "Paused", "InReview"],
    page: 1,
    limit: mostNamed,
  })
  if (output === undefined)
    return failure === undefined ? <Skeleton shape="box" height="3rem" /> : <p>{t("feeds:remove.unknownCampaigns")}</p>
  const { campaigns: items, total = items.length } = output
  if (items.length === 0) return <p>{t("feeds:remove.noCampaigns")}</p>
  return (
    <>
      <p>{t("feeds:remove.campaigns", { count: total })}</p>
      <ul className={styles["samples"]}>
        {items.map(({ id, name }) => (
          <li key={id}>
            <bdi>{name}</bdi>
          </li>
        ))}
        {total > items.length ? <li>{t("feeds:remove.more", { count: total - items.length })}</li> : null}
      </ul>
    </>
  )
}
