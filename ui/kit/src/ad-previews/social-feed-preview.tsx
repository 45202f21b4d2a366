import { type AdMedia, Media } from "./ad-media.tsx"
import styles from "./ad-previews.module.css"
import { Avatar } from "../avatar/index.ts"
import { textDirection } from "./text-direction.ts"
import { cx } from "../cx/index.ts"

export interface SocialFeedPreviewProps {
  /** What is previewed, spoken. */
  readonly label: string
  /** Name of the business. */
  readonly businessName: string
  /** Its logo. */
  readonly logo?: string
  /** The network's word for paid posts. */
  readonly sponsoredLabel: string
  /** Text above the picture. */
  readonly primaryText: string
  /** The picture, square. */
  readonly media: AdMedia
  /** Domain shown below the picture. */
  readonly domain?: string
  /** Headline below the picture. */
  readonly headline: string
  /** A quieter line below the headline. */
  readonly description?: string
  /** Words on the ad's button. */
  readonly callToAction: string
  /** Language of the ad's texts, as a BCP 47 tag. */
  readonly language?: string
}

/** The ad as a post in a feed; the direction follows the ad's text. */
export const SocialFeedPreview = ({
  label,
  businessName,
  logo,
  sponsoredLabel,
  primaryText,
  media,
  domain,
  headline,
  description,
  callToAction,
  language,
}: SocialFeedPreviewProps) => (
  <figure className={cx(styles.phone)} aria-label={label} dir={textDirection(`${primaryText} ${headline}`)}>
    <div className={cx(styles.post)}>
      <div className={cx(styles.author)}>
        <Avatar name={businessName} isDecorative {...(logo === undefined ? {} : { src: logo })} />
        <div className={cx(styles.who)}>
          <bdi className={cx(styles.business)}>{businessName}</bdi>
          <span className={cx(styles.meta)}>{sponsoredLabel}</span>
        </div>
        <span className={cx(styles.dots)} aria-hidden />
      </div>
      <p className={cx(styles.text)} lang={language} dir={textDirection(primaryText)}>
        {primaryText}
      </p>
    </div>
    <Media media={media} className={cx(styles.square)} />
    <div className={cx(styles.offer)}>
      <div className={cx(styles.who)}>
        {domain === undefined ? null : (
          <bdi dir="ltr" className={cx(styles.meta)}>
            {domain}
          </bdi>
        )}
        <span className={cx(styles.headline)} lang={language} dir={textDirection(headline)}>
          {headline}
        </span>
        {description === undefined ? null : (
          <span className={cx(styles.meta)} lang={language} dir={textDirection(description)}>
            {description}
          </span>
        )}
      </div>
      <span className={cx(styles.action)} lang={language}>
        {callToAction}
      </span>
    </div>
  </figure>
)
