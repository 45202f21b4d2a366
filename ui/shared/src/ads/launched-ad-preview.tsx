import type { LaunchedAd } from "@domain/campaigns"
import { BannerAd } from "./banner-ad.tsx"
import { AdVersions } from "./ad-versions.tsx"
import { PictureAd } from "./picture-ad.tsx"
import { TextAd } from "./text-ad.tsx"
import { useTranslation } from "react-i18next"
import styles from "./launched-ad-preview.module.css"

type Lines = Pick<NonNullable<LaunchedAd["text"]>, "headlines" | "descriptions">

const AllLines = ({ text }: { readonly text: Lines }) => {
  const { t } = useTranslation(["app"])
  const lines = [
    [t("app:campaigns.ads.headlines"), text.headlines],
    [t("app:campaigns.ads.descriptions"), text.descriptions],
  ] as const
  return (
    <details className={styles["lines"]}>
      <summary>{t("app:campaigns.ads.allLines")}</summary>
      {lines.map(([label, all]) => (
        <div key={label}>
          <h3>{label}</h3>
          <ul>
            {all.map((line) => (
              <li key={line}>
                <bdi>{line}</bdi>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </details>
  )
}

/** One channel's ad as it was launched. */
export const LaunchedAdPreview = ({ ad }: { readonly ad: LaunchedAd }) => {
  const { t } = useTranslation(["app", "launch"])
  const { businessName, link, phone, language, picture, variant, text, banner, automation } = ad
  return (
    <>
      {picture !== undefined && variant !== undefined ? (
        <AdVersions first={picture} second={variant} link={link} />
      ) : null}
      {picture === undefined || variant !== undefined ? null : (
        // On phones the placements scroll sideways, which the keyboard must be able to do too.
        <div className={styles["placements"]} role="group" aria-label={t("app:campaigns.ads.placements")} tabIndex={0}>
          <PictureAd {...picture} link={link} />
        </div>
      )}
      {automation?.ordersCards === true ? <p>{t("launch:automation.ordersCards.on")}</p> : null}
      {automation?.adjustsLook === true ? <p>{t("launch:automation.adjustsLook.on")}</p> : null}
      {text === undefined ? null : (
        <>
          <TextAd
            {...text}
            businessName={businessName}
            link={link}
            {...(phone !== undefined && { phone })}
            {...(language !== undefined && { language })}
          />
          <AllLines text={text} />
        </>
      )}
      {banner === undefined ? null : (
        <>
          <BannerAd
            content={banner.content}
            ad={banner}
            businessName={businessName}
            colour={banner.colour ?? banner.content.palette.primary}
          />
          <AllLines
            text={{ headlines: [banner.longHeadline, ...banner.headlines], descriptions: banner.descriptions }}
          />
        </>
      )}
    </>
  )
}
