import { Phone } from "lucide-react"
import { cx } from "../cx/index.ts"
import styles from "./ad-previews.module.css"
import { textDirection } from "./text-direction.ts"

/** A link below the ad, with two lines about its page or none. */
export interface PreviewLink {
  readonly text: string
  readonly description1?: string
  readonly description2?: string
}

export interface SearchExtrasProps {
  readonly links: ReadonlyArray<PreviewLink>
  readonly phone: string | undefined
  readonly device: "phone" | "computer"
  readonly language: string | undefined
}

/** Google shows so many links at most. */
const mostLinks = { phone: 4, computer: 6 } as const

/** The number and the links below an ad among search results: one below the other on a phone, in columns on a computer. */
export const SearchExtras = ({ links, phone, device, language }: SearchExtrasProps) => (
  <>
    {phone === undefined ? null : (
      <span className={cx(styles.phoneLine)}>
        <Phone aria-hidden size={15} />
        <bdi dir="ltr">{phone}</bdi>
      </span>
    )}
    {links.length === 0 ? null : (
      <ul className={cx(styles.links, device === "computer" && styles.linksOnComputer)} lang={language}>
        {links.slice(0, mostLinks[device]).map(({ text, description1, description2 }) => (
          <li key={text} dir={textDirection(text)}>
            <span className={cx(styles.link)}>{text}</span>
            {device === "phone"
              ? null
              : [description1, description2].map((line, at) =>
                  line === undefined ? null : (
                    // oxlint-disable-next-line react/no-array-index-key -- both lines may be alike
                    <span key={at} className={cx(styles.linkLine)}>
                      {line}
                    </span>
                  ),
                )}
          </li>
        ))}
      </ul>
    )}
  </>
)
