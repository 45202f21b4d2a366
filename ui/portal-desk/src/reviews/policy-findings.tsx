import type { GetCampaignReview } from "@application/campaigns/contract"
import type { OutputOf } from "@application/kernel"
import { Badge, type Tone } from "@ui/kit/badge"
import { useTranslation } from "react-i18next"
import styles from "@ui/shared/panel.module.css"

type Finding = OutputOf<typeof GetCampaignReview>["policy"][number]

const tones: Readonly<Record<Finding["severity"], Tone>> = { banned: "danger", restricted: "info", refused: "warning" }

/** What our rules find in a campaign's ads, with the networks' policies that say so and what its owner said of banned words. */
export const PolicyFindings = ({ findings }: { readonly findings: ReadonlyArray<Finding> }) => {
  const { t } = useTranslation(["policy", "portalReviews"])
  if (findings.length === 0) return <p className={styles["quiet"]}>{t("policy:clean")}</p>
  return (
    <ul className={styles["rows"]}>
      {findings.map(({ topic, severity, part, text, found, isStated, policies }) => (
        <li key={`${topic} ${found} ${part} ${text}`} className={styles["row"]}>
          <div className={styles["words"]}>
            <span className={styles["name"]}>
              <Badge tone={tones[severity]}>{t(`policy:severity.${severity}`)}</Badge>
              {t([`policy:topics.${topic}.why`, "policy:title"], { found })}
            </span>
            <span>
              {t(`policy:part.${part}`)}: <bdi className={styles["quiet"]}>{text}</bdi>
            </span>
            {policies.map(({ network, name, address }) => (
              <span key={network} className={styles["quiet"]}>
                {t(`policy:network.${network}`)}:{" "}
                <a href={address} target="_blank" rel="noreferrer" lang="en" dir="ltr">
                  {name}
                </a>
              </span>
            ))}
            {isStated ? <span>{t("portalReviews:review.stated")}</span> : null}
          </div>
        </li>
      ))}
    </ul>
  )
}
