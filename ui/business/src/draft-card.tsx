import { shownPicture } from "@domain/creatives"
import { Clock3, Flag } from "lucide-react"
import type { ReactNode } from "react"
import styles from "./draft-card.module.css"
import { hideImage } from "./hide-image.ts"

export interface DraftCardProps {
  /** The business's name, or what stands for it. */
  readonly name: ReactNode
  /** Where the draft goes on. */
  readonly step: ReactNode
  /** When it was saved. */
  readonly saved: ReactNode
  readonly logo?: string | undefined
}

/** A draft that can be gone on with. */
export const DraftCard = ({ name, step, saved, logo }: DraftCardProps) => (
  <div className={styles["card"]}>
    {logo === undefined ? null : <img className={styles["logo"]} src={shownPicture(logo)} alt="" onError={hideImage} />}
    <div className={styles["words"]}>
      <h2 className={styles["name"]}>
        <bdi>{name}</bdi>
      </h2>
      <p className={styles["fact"]}>
        <Flag aria-hidden size={16} data-flip />
        <span>{step}</span>
      </p>
      <p className={styles["fact"]}>
        <Clock3 aria-hidden size={16} />
        <span>{saved}</span>
      </p>
    </div>
  </div>
)
