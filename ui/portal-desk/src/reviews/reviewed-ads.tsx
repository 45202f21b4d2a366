import type { LaunchedAd } from "@domain/campaigns"
import { hostOf } from "@domain/validation"
import { LaunchedAdPreview } from "@ui/shared/launched-ad-preview"
import { useTranslation } from "react-i18next"
import styles from "@ui/shared/panel.module.css"

/** Each ad as people would meet it, with the page that it leads to. */
export const ReviewedAds = ({ ads }: { readonly ads: ReadonlyArray<LaunchedAd> }) => {
  const { t } = useTranslation(["portalReviews", "app"])
  return ads.map((ad) => (
    <section key={ad.channel} className={styles["stack"]} aria-label={t(`app:campaigns.channel.${ad.channel}`)}>
      <h3>{t(`app:campaigns.channel.${ad.channel}`)}</h3>
      {ad.link === "" ? null : (
        <p className={styles["quiet"]}>
          {t("portalReviews:review.leadsTo")}{" "}
          <a href={ad.link} target="_blank" rel="noreferrer">
            <bdi>{hostOf(ad.link)}</bdi>
          </a>
        </p>
      )}
      <LaunchedAdPreview ad={ad} />
    </section>
  ))
}
