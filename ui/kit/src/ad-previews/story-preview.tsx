import { ChevronUp } from "lucide-react"
import { type AdMedia, Media } from "./ad-media.tsx"
import styles from "./ad-previews.module.css"
import { Avatar } from "../avatar/index.ts"
import { textDirection } from "./text-direction.ts"
import { cx } from "../cx/index.ts"

export interface StoryPreviewProps {
  /** What is previewed, spoken. */
  readonly label: string
  /** Name of the business. */
  readonly businessName: string
  /** Its logo. */
  readonly logo?: string
  /** The network's word for paid posts. */
  readonly sponsoredLabel: string
  /** The picture, 9 to 16. */
  readonly media: AdMedia
  /** Words on the ad's button. */
  readonly callToAction: string
  /** Language of the ad's texts, as a BCP 47 tag. */
  readonly language?: string
  /** Shares of the height that the network's name and button cover, above and below. */
  readonly safeArea: { readonly top: number; readonly bottom: number }
}

/** The ad as a full-screen story. */
export const StoryPreview = ({
  label,
  businessName,
  logo,
  sponsoredLabel,
  media,
  callToAction,
  language,
  safeArea,
}: StoryPreviewProps) => (
  <figure className={cx(styles.story)} aria-label={label} dir={textDirection(callToAction)}>
    <Media media={media} className={cx(styles.full)} />
    <div className={cx(styles.storyTop)} style={{ blockSize: `${safeArea.top * 100}%` }}>
      <span className={cx(styles.bar)} aria-hidden>
        <span className={cx(styles.barLit)} />
      </span>
      <div className={cx(styles.author)}>
        <Avatar name={businessName} size="small" isDecorative {...(logo === undefined ? {} : { src: logo })} />
        <div className={cx(styles.who)}>
          <bdi className={cx(styles.business)}>{businessName}</bdi>
          <span>{sponsoredLabel}</span>
        </div>
      </div>
    </div>
    <div className={cx(styles.storyFoot)} style={{ blockSize: `${safeArea.bottom * 100}%` }}>
      <ChevronUp aria-hidden size={18} />
      <span className={cx(styles.storyAction)} lang={language}>
        {callToAction}
      </span>
    </div>
  </figure>
)
