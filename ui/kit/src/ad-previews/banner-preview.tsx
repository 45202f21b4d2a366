import styles from "./ad-previews.module.css"
import type { AdMedia } from "./social-feed-preview.tsx"
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

/** The ad as a banner in the middle of somebody's page. */
export const BannerPreview = ({ label, media, width, height }: BannerPreviewProps) => (
  <figure className={cx(styles.site2)} aria-label={label}>
    <span className={cx(styles.lines)} aria-hidden />
    <img
      src={media.src}
      alt={media.alt}
      width={width}
      height={height}
      className={cx(styles.bannerPicture)}
      style={{ aspectRatio: `${width} / ${height}` }}
    />
    <span className={cx(styles.lines)} aria-hidden />
  </figure>
)
