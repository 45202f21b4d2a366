import { type AdMedia, Media } from "./ad-media.tsx"
import styles from "./banner-preview.module.css"
import { textDirection } from "./text-direction.ts"
import { cx } from "../cx/index.ts"

/** Where a banner stands: beside or between other people's words. */
export type BannerPlace = "rectangle" | "leaderboard" | "skyscraper" | "mobile" | "native"

export interface BannerPreviewProps {
  /** What is previewed, spoken. */
  readonly label: string
  /** Words below the banner, such as its size. */
  readonly caption: string
  readonly place: BannerPlace
  /** Name of the business. */
  readonly businessName: string
  /** The network's word for paid places. */
  readonly sponsoredLabel: string
  readonly headline: string
  /** Shown where the place has room. */
  readonly description: string
  /** Words on its button. */
  readonly callToAction: string
  /** The picture: wide in a rectangle, square elsewhere. */
  readonly media: AdMedia
  /** Colours of its button: the ground, and words that are readable on it. */
  readonly colours: { readonly ground: string; readonly ink: string }
  /** Language of the ad's texts, as a BCP 47 tag. */
  readonly language?: string
}

/** The ad as a banner, put together as the network does for a place. */
export const BannerPreview = ({
  label,
  caption,
  place,
  businessName,
  sponsoredLabel,
  headline,
  description,
  callToAction,
  media,
  colours,
  language,
}: BannerPreviewProps) => (
  <figure className={cx(styles.place, styles[`at-${place}`])} aria-label={label}>
    <div className={cx(styles.ad)} dir={textDirection(`${headline} ${description}`)}>
      <Media media={media} className={cx(styles.picture)} />
      <div className={cx(styles.words)} lang={language}>
        <strong className={cx(styles.headline)}>{headline}</strong>
        {place === "mobile" || description === "" ? null : <span className={cx(styles.text)}>{description}</span>}
        <span className={cx(styles.name)}>
          <bdi>{businessName}</bdi>
          {place === "native" ? ` · ${sponsoredLabel}` : null}
        </span>
      </div>
      <span
        className={cx(styles.action)}
        lang={language}
        style={{ backgroundColor: colours.ground, color: colours.ink }}
      >
        {callToAction}
      </span>
    </div>
    <figcaption className={cx(styles.caption)}>{caption}</figcaption>
  </figure>
)
