import { useState } from "react"
import styles from "./ad-previews.module.css"
import { cx } from "../cx/index.ts"

export interface AdVideoProps {
  readonly src: string
  /** The cover, shown until it plays. */
  readonly poster?: string | undefined
  /** What the video shows, spoken. */
  readonly label: string
  /** Said over the cover where the browser cannot play the video. */
  readonly unplayable: string
  readonly className?: string
  readonly ref?: React.Ref<HTMLVideoElement>
}

/** A video that plays when its viewer starts it, without sound at first. */
export const AdVideo = ({ src, poster, label, unplayable, className, ref }: AdVideoProps) => {
  const [failed, setFailed] = useState<string>()
  return (
    <div className={cx(styles.video, className)}>
      <video
        ref={ref}
        src={src}
        {...(poster !== undefined && { poster })}
        aria-label={label}
        controls
        muted
        loop
        playsInline
        preload={poster === undefined ? "metadata" : "none"}
        onError={() => setFailed(src)}
      />
      {failed === src ? <p className={cx(styles.unplayable)}>{unplayable}</p> : null}
    </div>
  )
}
