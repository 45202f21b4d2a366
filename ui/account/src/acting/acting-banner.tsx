import { Banner } from "@ui/kit/banner"
import { Button } from "@ui/kit/button"
import { FailureNotice } from "@ui/shared/frame"
import { useTranslation } from "react-i18next"
import styles from "./acting-banner.module.css"

export interface ActingBannerProps {
  /** Whose account it is. */
  readonly clientName: string
  /** The employee who works in it. */
  readonly staffName: string
  /** The time of day at which acting ends, in the reader's words. */
  readonly until: string
  readonly isEnding: boolean
  readonly failure: unknown
  readonly onEnd: () => void
}

/** Says in whose account support works, until when, and ends it. */
export const ActingBanner = ({ clientName, staffName, until, isEnding, failure, onEnd }: ActingBannerProps) => {
  const { t } = useTranslation(["app"])
  return (
    <section className={styles["place"]} aria-label={t("app:acting.label")}>
      <FailureNotice failure={failure} />
      <Banner
        tone="warning"
        title={t("app:acting.title", { name: clientName, by: staffName })}
        action={
          <Button
            size="small"
            kind="secondary"
            isPending={isEnding}
            pendingLabel={t("app:acting.ending")}
            onPress={onEnd}
          >
            {t("app:acting.end")}
          </Button>
        }
      >
        {t("app:acting.body", { until })}
      </Banner>
    </section>
  )
}
