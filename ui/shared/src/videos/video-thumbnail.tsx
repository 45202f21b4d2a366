import type { SocialVideo } from "@domain/creatives"
import { Ltr } from "@ui/i18n"
import { Play } from "lucide-react"
import { videoTime } from "./video-time.ts"
import styles from "./videos.module.css"

/** A video's cover with its length, where it is looked at and not played. */
export const VideoThumbnail = ({ video }: { readonly video: SocialVideo }) => (
  <span className={styles["thumbnail"]}>
    <img src={video.posterUrl} alt={video.name ?? ""} />
    <span className={styles["length"]}>
      <Play aria-hidden size={12} />
      <Ltr>{videoTime(video.durationMillis)}</Ltr>
    </span>
  </span>
)
