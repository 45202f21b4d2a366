import styles from "./logo.module.css"
import { cx } from "../cx/index.ts"

export interface LogoProps {
  /** Name of the company, spoken. */
  readonly name: string
  /** Trusted inline SVG that ships with the product; drawn in theme colours. */
  readonly svg?: string
  /** Address of an uploaded logo. */
  readonly src?: string
}

/** The portal's logo, 35 px high; its name in the heading face when there is none. Spec: constants, logo height. */
export const Logo = ({ name, svg, src }: LogoProps) => {
  if (svg !== undefined) {
    return <span className={cx(styles.logo)} dir="ltr" dangerouslySetInnerHTML={{ __html: svg }} />
  }
  return src === undefined ? (
    <span className={cx(styles.name)}>{name}</span>
  ) : (
    <img src={src} alt={name} className={cx(styles.picture)} />
  )
}
