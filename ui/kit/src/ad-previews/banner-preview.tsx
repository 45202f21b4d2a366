import { type AdMedia, Media } from "./ad-media.tsx"
import styles from "./ad-previews.module.css"
import { cx } from "../cx/index.ts"

export interface BannerPreviewProps {
  /** What is previewed, spoken. */
  readonly label: string
  /** The picture in the banner's own proportions. */
  readonly media: AdMedia
  /** Width of the banner in pixels, such as 300. */
  readonly width: number
  /** Height of the banner in pixels, such as 250. */
  readonly height: number
}

/** The ad as a banner in the middle of a page. */
export const BannerPreview = ({ label, media, width, height }: BannerPreviewProps) => (
  <figure className={cx(styles.site2)} aria-label={label}>
    <span className={cx(styles.lines)} aria-hidden />
    <div className={cx(styles.bannerPlace)} style={{ inlineSize: `${width}px`, aspectRatio: `${width} / ${height}` }}>
      <Media media={media} className={cx(styles.bannerPicture)} />
    </div>
    <span className={cx(styles.lines)} aria-hidden />
  </figure>
)
