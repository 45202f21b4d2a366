import type { GetCampaignReview } from "@application/campaigns/contract"
import type { OutputOf } from "@application/kernel"
import { Badge, type Tone } from "@ui/kit/badge"
import { useTranslation } from "react-i18next"
import styles from "@ui/shared/panel.module.css"

type Finding = OutputOf<typeof GetCampaignReview>["policy"][number]

const tones: Readonly<Record<Finding["severity"], Tone>> = { banned: "danger", restricted: "info", refused: "warning" }

/** What our rules find in a campaign's ads, for whoever decides on it, with what its owner said of banned words. */
export const PolicyFindings = ({ findings }: { readonly findings: ReadonlyArray<Finding> }) => {
  const { t } = useTranslation(["policy", "account"])
  if (findings.length === 0) return <p className={styles["quiet"]}>{t("policy:clean")}</p>
  return (
    <section className={styles["stack"]}>
      <h3>{t("policy:title")}</h3>
      <ul className={styles["stack"]}>
        {findings.map(({ topic, severity, part, text, found, isStated }) => (
          <li key={`${topic} ${found} ${part} ${text}`}>
            <Badge tone={tones[severity]}>{t(`policy:severity.${severity}`)}</Badge>{" "}
            {t([`policy:topics.${topic}.why`, "policy:title"], { found })}
            <br />
            {t(`policy:part.${part}`)}: <bdi className={styles["quiet"]}>{text}</bdi>
            {isStated ? <p>{t("account:portal.reviews.stated")}</p> : null}
          </li>
        ))}
      </ul>
    </section>
  )
}
