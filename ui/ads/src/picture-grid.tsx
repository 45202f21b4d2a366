import { cx } from "@ui/kit/cx"
import { Spinner } from "@ui/kit/spinner"
import { Check } from "lucide-react"
import type { ReactNode } from "react"
import styles from "./picture-grid.module.css"

export interface GridPicture {
  /** Identity, and what `onChoose` receives. */
  readonly id: string
  /** Address of the small picture. */
  readonly src: string
  /** What it shows, spoken as the name of the choice. */
  readonly name: string
  /** A line below, such as a photographer's credit. */
  readonly note?: ReactNode
}

export interface PictureGridProps {
  /** Name of the set. */
  readonly label: string
  readonly pictures: ReadonlyArray<GridPicture>
  /** Id of the chosen picture. */
  readonly selected?: string | undefined
  /** Id of the picture that is being fetched. */
  readonly pending?: string | undefined
  /** Spoken while a picture is fetched. */
  readonly pendingLabel: string
  readonly onChoose: (id: string) => void
}

/** Pictures to choose one from. */
export const PictureGrid = ({ label, pictures, selected, pending, pendingLabel, onChoose }: PictureGridProps) => (
  <ul className={cx(styles.grid)} aria-label={label}>
    {pictures.map(({ id, src, name, note }) => (
      <li key={id} className={cx(styles.item)}>
        <button
          type="button"
          className={cx(styles.choice)}
          aria-label={name}
          aria-pressed={selected === id}
          aria-disabled={pending !== undefined}
          onClick={() => {
            if (pending === undefined) onChoose(id)
          }}
        >
          <img src={src} alt="" loading="lazy" className={cx(styles.picture)} />
          <span className={cx(styles.mark)} aria-hidden>
            <Check size={14} strokeWidth={3} />
          </span>
          {pending === id ? (
            <span className={cx(styles.pending)}>
              <Spinner label={pendingLabel} size={28} />
            </span>
          ) : null}
        </button>
        {note === undefined ? null : <span className={cx(styles.note)}>{note}</span>}
      </li>
    ))}
  </ul>
)
