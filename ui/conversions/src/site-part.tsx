import { Button } from "@ui/kit/button"
import { KeyValueList } from "@ui/kit/key-value-list"
import { Panel } from "@ui/kit/panel"
import { useFormat } from "@ui/shared/use-format"
import { useTranslation } from "react-i18next"
import styles from "./conversions.module.css"
import type { Site } from "./read-conversions.ts"

export interface SitePartProps {
  readonly site: Site
  readonly mayChange: boolean
  readonly onEdit: () => void
  readonly onRemove: () => void
}

/** The website that conversions come from, how its visitors agree, and the way to remove it all. */
export const SitePart = ({ site, mayChange, onEdit, onRemove }: SitePartProps) => {
  const { t } = useTranslation(["conversions"])
  const format = useFormat()
  return (
    <Panel
      title={t("conversions:site.title")}
      {...(mayChange && {
        actions: (
          <Button size="small" kind="secondary" onPress={onEdit}>
            {t("conversions:site.change")}
          </Button>
        ),
      })}
    >
      <div className={styles["stack"]}>
        <KeyValueList
          items={[
            {
              label: t("conversions:site.hosts"),
              value: (
                <bdi dir="ltr" className={styles["code"]}>
                  {site.hosts.join(", ")}
                </bdi>
              ),
            },
            { label: t("conversions:site.consent"), value: t(`conversions:consent.${site.consent}.title`) },
            {
              label: t("conversions:site.stated"),
              value: t("conversions:site.statedOn", {
                when: format.moment(site.stated.at),
                version: format.number(site.stated.version),
              }),
            },
            {
              label: t("conversions:site.seen"),
              value: site.lastSeenAt === undefined ? t("conversions:site.never") : format.moment(site.lastSeenAt),
            },
          ]}
        />
        {mayChange ? (
          <div>
            <Button size="small" kind="quiet" onPress={onRemove}>
              {t("conversions:remove.open")}
            </Button>
          </div>
        ) : null}
      </div>
    </Panel>
  )
}
