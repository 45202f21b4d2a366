import styles from "./avatar.module.css"
import { cx } from "../cx/index.ts"

export interface AvatarProps {
  /** Whose it is; gives the initials. */
  readonly name: string
  /** Picture or logo. */
  readonly src?: string
  /** Diameter. */
  readonly size?: "small" | "regular" | "large"
  /** Whether the name is shown beside it and need not be spoken again. */
  readonly isDecorative?: boolean
}

/** First letters of the first and last word. */
const initialsOf = (name: string): string => {
  const words = name.trim().split(/\s+/u).filter(Boolean)
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => [...(word ?? "")][0] ?? "")
  return letters.join("").toLocaleUpperCase()
}

/** A person's or business's picture, else initials. */
export const Avatar = ({ name, src, size = "regular", isDecorative = false }: AvatarProps) => (
  <span
    className={cx(styles.avatar, styles[size])}
    {...(isDecorative ? { "aria-hidden": true } : { role: "img", "aria-label": name })}
  >
    {src === undefined ? (
      <span data-initials={initialsOf(name)} className={cx(styles.initials)} />
    ) : (
      <img src={src} alt="" className={cx(styles.picture)} />
    )}
  </span>
)
