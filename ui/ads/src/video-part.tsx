import type { SocialVideo } from "@domain/creatives"
import type { SignupSession } from "@domain/signup"
import { Ltr } from "@ui/i18n"
import { Button } from "@ui/kit/button"
import { VideoFits, videoTime } from "@ui/shared/videos"
import { useTranslation } from "react-i18next"
import styles from "./video-part.module.css"

export interface VideoPartProps {
  readonly details: Pick<SignupSession, "accounts">
  readonly video: SocialVideo
  /** Absent where whoever looks may choose no other. */
  readonly onChange?: () => void
}

/** The video of the ad with its cover, how it fits each place, and the way to another. */
export const VideoPart = ({ details, video, onChange }: VideoPartProps) => {
  const { t } = useTranslation("creatives")
  const { linkedAccounts } = details.accounts
  return (
    <section className={styles["part"]} aria-label={t("creatives:video.chosen")}>
      <div className={styles["chosen"]}>
        <img src={video.posterUrl} alt="" className={styles["cover"]} />
        <div className={styles["words"]}>
          <bdi className={styles["name"]}>{video.name ?? t("creatives:video.chosen")}</bdi>
          <span className={styles["quiet"]}>
            <Ltr>{videoTime(video.durationMillis)}</Ltr>
          </span>
          {onChange === undefined ? null : (
            <div>
              <Button kind="secondary" size="small" onPress={onChange}>
                {t("creatives:video.change")}
              </Button>
            </div>
          )}
        </div>
      </div>
      <VideoFits video={video} onInstagram={linkedAccounts?.instagram ?? true} />
    </section>
  )
}
