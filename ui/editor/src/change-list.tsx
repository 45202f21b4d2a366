import type { CampaignChannel, PlanChange } from "@domain/campaigns"
import { Badge } from "@ui/kit/badge"
import { Button } from "@ui/kit/button"
import { Panel } from "@ui/kit/panel"
import { NavButton } from "@ui/shared/frame"
import { useTranslation } from "react-i18next"
import { ChangeDifference, type PicturePair } from "@ui/shared/changes"
import type { ValueWords } from "@ui/shared/changes"
import styles from "./editor.module.css"
import { partOf, stepOf } from "./editor-steps.ts"

export interface ChangeListProps {
  readonly changes: ReadonlyArray<PlanChange>
  readonly words: ValueWords
  readonly pictures: PicturePair
  /** Returns a field to what runs. */
  readonly onTakeBack: (channel: CampaignChannel, field: PlanChange["field"]) => void
}

/** What differs, by channel: each field as it is now and as it will be, with the ways to change it and to take it back. */
export const ChangeList = ({ changes, words, pictures, onTakeBack }: ChangeListProps) => {
  const { t } = useTranslation(["editor", "app"])
  const channels = [...new Set(changes.map(({ channel }) => channel))]
  return channels.map((channel) => (
    <Panel key={channel} title={t(`app:campaigns.channel.${channel}`)}>
      <ul className={styles["changes"]}>
        {changes
          .filter((change) => change.channel === channel)
          .map((change) => {
            const name = t(`editor:field.${change.field}`)
            return (
              <li key={change.field}>
                <div className={styles["change"]}>
                  <h3>{name}</h3>
                  <Badge tone={change.effect === "atOnce" ? "success" : "info"}>
                    {t(`editor:effectShort.${change.effect}`)}
                  </Badge>
                </div>
                <ChangeDifference
                  change={change}
                  words={words}
                  pictures={pictures}
                  labels={{ before: t("editor:now"), after: t("editor:new") }}
                />
                <div className={styles["row"]}>
                  <NavButton
                    kind="secondary"
                    size="small"
                    to={{ search: `?step=${stepOf(change.field)}`, hash: partOf(channel, change.field) }}
                    aria-label={t("editor:changeField", { field: name })}
                  >
                    {t("editor:change")}
                  </NavButton>
                  <Button
                    kind="quiet"
                    size="small"
                    aria-label={t("editor:takeBackField", { field: name })}
                    onPress={() => onTakeBack(channel, change.field)}
                  >
                    {t("editor:takeBack")}
                  </Button>
                </div>
              </li>
            )
          })}
      </ul>
    </Panel>
  ))
}
