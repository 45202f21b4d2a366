import { Fragment } from "react"
import styles from "./ad-previews.module.css"
import { type PreviewLink, SearchExtras } from "./search-extras.tsx"
import { textDirection } from "./text-direction.ts"
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
  /** Language of the ad's texts, as a BCP 47 tag. */
  readonly language?: string
  /** Further links below the result. */
  readonly links?: ReadonlyArray<PreviewLink>
  /** Short facts behind the descriptions. */
  readonly facts?: ReadonlyArray<string>
  /** A list under a heading of the network's. */
  readonly list?: { readonly header: string; readonly values: ReadonlyArray<string> }
  /** Where it is shown; on a phone unless told. */
  readonly device?: "phone" | "computer"
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
  language,
  links = [],
  facts = [],
  list,
  device = "phone",
}: SearchResultPreviewProps) => (
  <figure className={cx(styles.result)} aria-label={label} dir={textDirection(headlines.join(" "))}>
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
    <p className={cx(styles.resultTitle)} lang={language}>
      {headlines
        .filter((line) => line !== "")
        .map((line, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- lines may be alike
          <Fragment key={at}>
            {at === 0 ? "" : " | "}
            <bdi dir={textDirection(line)}>{line}</bdi>
          </Fragment>
        ))}
    </p>
    <p className={cx(styles.resultText)} lang={language} dir={textDirection(descriptions.join(" "))}>
      {descriptions.filter((line) => line !== "").join(" ")}
    </p>
    {facts.length === 0 ? null : (
      <p className={cx(styles.resultText)} lang={language} dir={textDirection(facts.join(" "))}>
        {facts.join(" · ")}
      </p>
    )}
    {list === undefined || list.values.length === 0 ? null : (
      <p className={cx(styles.resultText)} lang={language} dir={textDirection(list.values.join(" "))}>
        {/* Google shortens this header alone. */}
        {list.header === "Service catalog" ? "Services" : list.header}: {list.values.join(", ")}
      </p>
    )}
    <SearchExtras links={links} phone={phone} device={device} language={language} />
  </figure>
)
