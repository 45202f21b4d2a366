import { GetCampaign } from "@application/campaigns/contract"
import { type Region, regionFacts } from "@domain/kernel"
import { formatDate } from "@ui/i18n"
import { Skeleton } from "@ui/kit/skeleton"
import { Suspense } from "react"
import { useTranslation } from "react-i18next"
import { NavButton, usePortal } from "@ui/shared/frame"
import { LaunchPageFrame, useLaunchPage } from "@ui/shared/launch"
import styles from "./launching.module.css"
import { LampSign } from "@ui/shared/lamp-sign"
import { SharePanel } from "../summary/share-panel.tsx"
import layout from "@ui/journey/layout.module.css"
import { lazyPart, useRead } from "@ui/container"

/** The drawn ads, after what is said of them. */
const AdsSection = lazyPart(async () => (await import("../summary/ads-section.tsx")).AdsSection)

/** The last day of a review that ends with the start of the day after. */
const useDueWords = () => {
  const { language } = usePortal()
  return (dueAt: number, region: Region) =>
    formatDate(new Date(dueAt - 1), language, regionFacts[region].timeZone, region, {
      weekday: "long",
      day: "numeric",
      month: "long",
    })
}

/** The campaign is launched: what happens next, and where to go. Spec: screens, success. */
const Success = () => {
  const { t } = useTranslation("launch")
  const { details } = useLaunchPage("success")
  const dueWords = useDueWords()
  const { businessProfileId, campaignId, region = "IN" } = details ?? {}
  const { output } = useRead(
    GetCampaign,
    businessProfileId === undefined || campaignId === undefined ? undefined : { businessProfileId, campaignId },
  )
  const due = output?.reviewDueAt
  const steps = [
    {
      id: "review",
      text:
        due === undefined
          ? t("launch:success.reviewText")
          : t("launch:success.reviewBy", { day: dueWords(due, region) }),
    },
    { id: "live", text: t("launch:success.liveText") },
    { id: "results", text: t("launch:success.resultsText") },
  ]
  return (
    <LaunchPageFrame page="success" isWide>
      <div className={styles["success"]}>
        <LampSign>
          <div className={styles["board"]}>
            <p className={styles["cheer"]}>
              <bdi>{details?.business.name ?? ""}</bdi>
            </p>
            <p>{t("launch:success.sent")}</p>
          </div>
        </LampSign>
        {details === undefined ? null : (
          <div className={styles["ads"]}>
            <Suspense fallback={<Skeleton shape="box" height="30rem" />}>
              <AdsSection details={details} />
            </Suspense>
          </div>
        )}
        <section className={styles["next"]} aria-labelledby="next-steps">
          <h2 id="next-steps" className={layout["heading"]}>
            {t("launch:success.next")}
          </h2>
          <ol className={styles["steps"]}>
            {steps.map(({ id, text }) => (
              <li key={id} className={styles["step"]}>
                <h3 className={styles["stepTitle"]}>{t(`launch:success.steps.${id}`)}</h3>
                <p className={styles["stepText"]}>{text}</p>
              </li>
            ))}
          </ol>
        </section>
        {businessProfileId === undefined ? null : (
          <div className={styles["go"]}>
            <NavButton to={`/app/${businessProfileId}/dashboard`} isWide>
              {t("launch:success.dashboard")}
            </NavButton>
          </div>
        )}
        {details === undefined ? null : <SharePanel details={details} />}
      </div>
    </LaunchPageFrame>
  )
}

export default Success
