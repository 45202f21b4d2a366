import type { Feed } from "@application/businesses/contract"
import { Button } from "@ui/kit/button"
import { RefreshCw } from "lucide-react"
import { useTranslation } from "react-i18next"
import type { AskedAct } from "./asked-act.ts"
import styles from "./feeds.module.css"
import { isRead, sourceOf } from "./read-feeds.ts"

export interface FeedActing {
  /** Whether the reader may change feeds; without it no acting button is shown. */
  readonly mayEdit: boolean
  readonly isStarting: boolean
  readonly onAct: (act: AskedAct) => void
  readonly onRead: (feed: Feed) => void
}

/** What can be done with a feed. */
export const FeedActs = ({ feed, mayEdit, isStarting, onAct, onRead }: FeedActing & { readonly feed: Feed }) => {
  const { t } = useTranslation("feeds")
  if (!mayEdit) return null
  const source = sourceOf(feed)
  return (
    <div className={styles["acts"]}>
      {source === "file" ? (
        <Button onPress={() => onAct({ kind: "file" })}>{t("feeds:newFile")}</Button>
      ) : (
        <Button
          icon={<RefreshCw aria-hidden />}
          isPending={isStarting}
          pendingLabel={t("feeds:job.starting")}
          isDisabled={isRead(feed)}
          onPress={() => onRead(feed)}
        >
          {t("feeds:job.read")}
        </Button>
      )}
      <Button kind="secondary" onPress={() => onAct({ kind: "change", feed })}>
        {t("feeds:change")}
      </Button>
      {source === "store" ? null : (
        <Button kind="quiet" onPress={() => onAct({ kind: "remove", feed })}>
          {t("feeds:remove.action")}
        </Button>
      )}
    </div>
  )
}
