import styles from "./ad-previews.module.css"
import { cx } from "../cx/index.ts"

export interface SearchResultPreviewProps {
  /** What is previewed, spoken. */
  readonly label: string
  /** The network's word for paid results. */
  readonly sponsoredLabel: string
  /** Name of the business. */
  readonly businessName: string
  /** Shown address, such as "example.com/offers". */
  readonly displayUrl: string
  /** Headlines, joined as the network joins them. */
  readonly headlines: ReadonlyArray<string>
  /** Descriptions, joined by a space. */
  readonly descriptions: ReadonlyArray<string>
  /** Telephone number, when calls are wanted. */
  readonly phone?: string
  /** Further links below the result. */
  readonly links?: ReadonlyArray<string>
}

/** The ad among search results. */
export const SearchResultPreview = ({
  label,
  sponsoredLabel,
  businessName,
  displayUrl,
  headlines,
  descriptions,
  phone,
  links = [],
}: SearchResultPreviewProps) => (
  <figure className={cx(styles.result)} aria-label={label}>
    <strong className={cx(styles.sponsored)}>{sponsoredLabel}</strong>
    <div className={cx(styles.site)}>
      <span className={cx(styles.favicon)} aria-hidden>
        {[...businessName][0]}
      </span>
      <div className={cx(styles.who)}>
        <bdi>{businessName}</bdi>
        <bdi dir="ltr" className={cx(styles.meta)}>
          {displayUrl}
        </bdi>
      </div>
    </div>
    <p className={cx(styles.resultTitle)} dir="auto">
      {headlines.filter((line) => line !== "").join(" | ")}
    </p>
    <p className={cx(styles.resultText)} dir="auto">
      {descriptions.filter((line) => line !== "").join(" ")}
    </p>
    {phone === undefined ? null : (
      <bdi dir="ltr" className={cx(styles.phoneLine)}>
        {phone}
      </bdi>
    )}
    {links.length === 0 ? null : (
      <ul className={cx(styles.links)}>
        {links.map((link) => (
          <li key={link}>{link}</li>
        ))}
      </ul>
    )}
  </figure>
)
