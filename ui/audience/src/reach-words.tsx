import { type AudienceReach, reachLimits, type ReachVerdict } from "@domain/campaigns"
import type { Region } from "@domain/kernel"
import { formatNumber } from "@ui/i18n"
import styles from "@ui/journey/layout.module.css"
import { Banner } from "@ui/kit/banner"
import { usePortal } from "@ui/shared/frame"
import { useTranslation } from "react-i18next"

export interface ReachWordsProps {
  readonly reach: AudienceReach
  readonly verdict?: ReachVerdict | undefined
  /** The region whose people read its numbers. */
  readonly region: Region
}

/** The people of an audience as a range, what it rests on, and what to do where they are too few or too many. */
export const ReachWords = ({ reach: { least, most }, verdict, region }: ReachWordsProps) => {
  const { t } = useTranslation("audiences")
  const { language } = usePortal()
  const number = (people: number) => formatNumber(people, language, region)
  const range = { least: number(least), most: number(most) }
  return (
    <>
      <p className={styles["sentence"]}>
        {least === 0 || least === most ? t("audiences:reach.upTo", range) : t("audiences:reach.between", range)}
      </p>
      <p className={styles["soft"]}>{t("audiences:reach.caveat")}</p>
      {verdict === undefined ? null : (
        <Banner tone={verdict === "fewPeople" ? "warning" : "info"} title={t(`audiences:reach.${verdict}.title`)}>
          {t(`audiences:reach.${verdict}.text`, {
            people: number(reachLimits.people),
            views: number(reachLimits.weeklyViews),
            share: number(1 / reachLimits.share),
          })}
        </Banner>
      )}
    </>
  )
}
