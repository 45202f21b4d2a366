import type { Catalog, Feed } from "@application/businesses/contract"
import { Button } from "@ui/kit/button"
import { useTranslation } from "react-i18next"
import type { FeedActing } from "./feed-acts.tsx"
import styles from "./feeds.module.css"

export interface CatalogActsProps extends Pick<FeedActing, "onAct"> {
  readonly catalog: Catalog
  readonly feeds: ReadonlyArray<Feed>
}

/** What can be done with a catalogue; a linked store's goes with the link. */
export const CatalogActs = ({ catalog, feeds, onAct }: CatalogActsProps) => {
  const { t } = useTranslation("feeds")
  const { name } = catalog
  return (
    <div className={styles["acts"]}>
      <Button
        kind="quiet"
        size="small"
        aria-label={t("feeds:catalog.renameOf", { name })}
        onPress={() => onAct({ kind: "renameCatalog", catalog })}
      >
        {t("feeds:catalog.rename")}
      </Button>
      {feeds.some(({ isOfStore = false }) => isOfStore) ? null : (
        <Button
          kind="quiet"
          size="small"
          aria-label={t("feeds:catalog.removeOf", { name })}
          onPress={() => onAct({ kind: "removeCatalog", catalog })}
        >
          {t("feeds:remove.action")}
        </Button>
      )}
    </div>
  )
}
