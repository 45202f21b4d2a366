import type { PictureAd as PictureAdFacts } from "@domain/campaigns"
import { useTranslation } from "react-i18next"
import styles from "./ad-versions.module.css"
import { FeedAd, PictureAd, type PictureAdProps } from "./picture-ad.tsx"

export interface AdVersionsProps {
  readonly first: PictureAdFacts
  /** The second version; none where the ad has one. */
  readonly second?: PictureAdFacts | undefined
  /** Where a click leads; empty for nowhere. */
  readonly link: string
  /** The cards of a carousel, which has no second version. */
  readonly cards?: PictureAdProps["cards"]
  readonly endCard?: PictureAdProps["endCard"]
  /** Leaves stories out, where there is little room. */
  readonly isFeedOnly?: boolean
}

const parts = ["primaryText", "headline", "description", "callToAction", "picture"] as const

const partOf = ({ content, ...texts }: PictureAdFacts, part: (typeof parts)[number]): string | undefined => {
  if (part === "picture") return content.photo
  return part === "callToAction" ? content.callToActionLabel : texts[part]
}

/** The social ad as people meet it; with a second version both side by side, with what differs. */
export const AdVersions = ({ first, second, link, cards, endCard, isFeedOnly = false }: AdVersionsProps) => {
  const { t, i18n } = useTranslation(["launch"])
  const Ad = isFeedOnly ? FeedAd : PictureAd
  if (second === undefined) return <Ad {...first} link={link} {...(cards !== undefined && { cards, endCard })} />
  const differing = parts.filter((part) => partOf(first, part) !== partOf(second, part))
  const names = new Intl.ListFormat(i18n.language, { type: "unit" }).format(
    differing.map((part) => t(`launch:versions.part.${part}`)),
  )
  return (
    <div className={styles["versions"]}>
      {(["A", "B"] as const).map((version) => (
        <section key={version} className={styles["version"]} aria-label={t(`launch:versions.label${version}`)}>
          <p className={styles["name"]}>
            <strong>{t(`launch:versions.${version}`)}</strong>
          </p>
          <p className={styles["differs"]}>
            {version === "B" ? t("launch:versions.differs", { parts: names }) : "\u00a0"}
          </p>
          <Ad {...(version === "A" ? first : second)} link={link} />
        </section>
      ))}
    </div>
  )
}
