import type { GetCampaignReview } from "@application/campaigns/contract"
import type { OutputOf } from "@application/kernel"
import { hostOf } from "@domain/validation"
import { AdVersions } from "@ui/shared/ad-versions"
import { TextAd } from "@ui/shared/text-ad"
import { useFormat } from "@ui/shared/use-format"
import { useTranslation } from "react-i18next"
import { PolicyFindings } from "./policy-findings.tsx"
import styles from "@ui/shared/panel.module.css"

/** Whose campaign it is, what it may spend and when, and each of its ads as people would meet it. */
export const ReviewedAds = ({ review }: { readonly review: OutputOf<typeof GetCampaignReview> }) => {
  const { t } = useTranslation(["account", "app"])
  const format = useFormat()
  const { businessName, budget, startDate, endDate, ads } = review
  const facts = [
    businessName,
    budget && t("account:portal.reviews.daily", { amount: format.money(budget.dailyBudget, budget.currency) }),
    startDate && endDate && format.days(startDate, endDate),
  ].filter((fact) => fact !== undefined && fact !== "")
  return (
    <>
      <p className={styles["quiet"]}>
        {facts.map((fact, index) => (
          <span key={fact}>
            {index === 0 ? "" : " · "}
            <bdi>{fact}</bdi>
          </span>
        ))}
      </p>
      <PolicyFindings findings={review.policy} />
      {ads.map(({ channel, link, picture, variant, text, businessName: shownName, phone, language }) => (
        <section key={channel} className={styles["stack"]}>
          <h3>{t(`app:campaigns.channel.${channel}`)}</h3>
          <p className={styles["quiet"]}>
            {t("account:portal.reviews.leadsTo")}{" "}
            <a href={link} target="_blank" rel="noreferrer">
              <bdi>{hostOf(link)}</bdi>
            </a>
          </p>
          {picture === undefined ? null : <AdVersions first={picture} second={variant} link={link} />}
          {text === undefined ? null : (
            <TextAd
              {...text}
              businessName={shownName}
              link={link}
              {...(phone !== undefined && { phone })}
              {...(language !== undefined && { language })}
            />
          )}
        </section>
      ))}
    </>
  )
}
