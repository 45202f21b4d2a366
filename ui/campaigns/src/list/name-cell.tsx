import { pageForState } from "@domain/launch"
import type { Format } from "@ui/shared/use-format"
import { Image } from "lucide-react"
import { useTranslation } from "react-i18next"
import styles from "./list.module.css"
import type { ListedCampaign } from "./read-campaigns.ts"

/** What stands below the name: how far a draft has come, when a review is over, or its channels. */
const Below = ({ campaign, format }: { readonly campaign: ListedCampaign; readonly format: Format }) => {
  const { t } = useTranslation(["app", "launch", "campaigns"])
  const { channels, status, createdAt, reviewDueAt, step } = campaign
  if (status === "Draft") {
    const changed = t("campaigns:changedAgo", { ago: format.ago(step?.changedAt ?? createdAt) })
    if (step === undefined) return <>{changed}</>
    const page = pageForState(step.flavour, step.launchState).id
    return (
      <>
        {t("campaigns:nextStep", { title: t(`launch:title.${page}`) })}
        {" · "}
        {changed}
      </>
    )
  }
  if (status === "InReview" && reviewDueAt !== undefined)
    return <>{t("app:campaigns.reviewDue", { due: format.weekdayOf(reviewDueAt - 1) })}</>
  return <>{channels.map(({ channel }) => t(`app:campaigns.channel.${channel}`)).join(" · ")}</>
}

/** A campaign's picture and name, and below them the next step, the review or the channels. */
export const NameCell = ({ campaign, format }: { readonly campaign: ListedCampaign; readonly format: Format }) => (
  <span className={styles["named"]}>
    <span className={styles["picture"]}>
      {campaign.pictureUrl === undefined ? (
        <Image aria-hidden size={18} />
      ) : (
        <img src={campaign.pictureUrl} alt="" loading="lazy" />
      )}
    </span>
    <span className={styles["words"]}>
      <span className={styles["name"]}>{campaign.name}</span>
      <span className={styles["quiet"]}>
        <Below campaign={campaign} format={format} />
      </span>
    </span>
  </span>
)
