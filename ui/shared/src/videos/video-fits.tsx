import {
  instagramPlacements,
  type SocialVideo,
  videoFit,
  videoPlacementNames,
  videoPlacements,
  videoRefusals,
} from "@domain/creatives"
import { Banner } from "@ui/kit/banner"
import { Badge } from "@ui/kit/badge"
import { useTranslation } from "react-i18next"
import { useFormat } from "../app/use-format.ts"
import styles from "./videos.module.css"

export interface VideoFitsProps {
  readonly video: SocialVideo
  /** Whether the ad is also shown on Instagram; true where that is not decided yet. */
  readonly onInstagram?: boolean
}

/** What each placement makes of a video: shown whole, cut, between bars, or not at all, with advice on length, sound and captions. */
export const VideoFits = ({ video, onInstagram = true }: VideoFitsProps) => {
  const { t } = useTranslation(["creatives", "failures"])
  const format = useFormat()
  const refusals = videoRefusals(video)
  const placements = videoPlacementNames.filter((name) => onInstagram || !instagramPlacements.includes(name))
  const fits = placements.map((name) => ({ name, ...videoFit(video, videoPlacements[name]) }))
  const sayOf = ({ fit, lostPercent, name }: (typeof fits)[number]): string => {
    const shown = format.percent(1 - lostPercent / 100)
    const most = Math.round(videoPlacements[name].mostMillis / 60_000)
    return t(`creatives:video.fit.${fit}`, { shown, count: most, amount: format.number(most) })
  }
  if (refusals.length > 0)
    return (
      <Banner tone="error" title={t("creatives:video.notOnSocial")}>
        {refusals.map((key) => (
          <p key={key}>{t(`failures:${key}`)}</p>
        ))}
      </Banner>
    )
  return (
    <div className={styles["stack"]}>
      <ul className={styles["fits"]} aria-label={t("creatives:video.fits")}>
        {fits.map((one) => (
          <li key={one.name} className={styles["fit"]}>
            <span className={styles["place"]}>{t(`creatives:video.placement.${one.name}` as const)}</span>
            <Badge tone={one.fit === "whole" ? "success" : one.fit === "tooLong" ? "danger" : "warning"}>
              {t(`creatives:video.fitMark.${one.fit}`)}
            </Badge>
            <span className={styles["quiet"]}>{sayOf(one)}</span>
          </li>
        ))}
      </ul>
      <ul className={styles["advice"]}>
        {fits.some(({ isLong }) => isLong) ? <li>{t("creatives:video.advice.length")}</li> : null}
        <li>{t(video.hasSound === false ? "creatives:video.advice.silent" : "creatives:video.advice.sound")}</li>
        <li>{t("creatives:video.advice.captions")}</li>
      </ul>
    </div>
  )
}
