import { type CampaignHistoryEntry, ListCampaignHistory } from "@application/portals/contract"
import { type Campaign, type CampaignAct } from "@domain/campaigns"
import { useRead } from "@ui/container"
import { Badge } from "@ui/kit/badge"
import { Button } from "@ui/kit/button"
import { Panel } from "@ui/kit/panel"
import { Skeleton } from "@ui/kit/skeleton"
import { FailureNotice } from "@ui/shared/frame"
import type { Format } from "@ui/shared/use-format"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import styles from "./campaigns.module.css"

export interface CampaignHistoryProps {
  readonly campaign: Pick<Campaign, "id" | "businessProfileId">
  readonly format: Format
}

/** One change in words. */
const useActWords = (format: Format) => {
  const { t } = useTranslation(["app"])
  return (act: CampaignAct): string => {
    switch (act.kind) {
      case "Name":
        return t("app:campaigns.history.name")
      case "Status":
        return act.reason !== undefined && act.reason !== "owner"
          ? t(`app:campaigns.paused.${act.reason}`)
          : t("app:campaigns.history.status", {
              from: t(`app:campaigns.status.${act.from}`),
              to: t(`app:campaigns.status.${act.to}`),
            })
      case "Channel":
        return t("app:campaigns.history.channel", {
          channel: t(`app:campaigns.channel.${act.channel}`),
          from: t(`app:campaigns.channelStatus.${act.from}`),
          to: t(`app:campaigns.channelStatus.${act.to}`),
        })
      case "LastDay":
        return t("app:campaigns.history.lastDay", { from: format.day(act.from), to: format.day(act.to) })
      case "DailyBudget":
        return t("app:campaigns.history.dailyBudget", {
          from: format.money(act.from, act.currency),
          to: format.money(act.to, act.currency),
        })
    }
  }
}

interface PageProps extends CampaignHistoryProps {
  readonly before?: number
}

const Who = ({ entry: { isPersons, by, actedBy } }: { readonly entry: CampaignHistoryEntry }) => {
  const { t } = useTranslation(["app"])
  if (!isPersons) return <Badge tone="neutral">{t("app:campaigns.history.system")}</Badge>
  const name = by ?? t("app:campaigns.history.erased")
  return (
    <bdi className={styles["quiet"]}>
      {actedBy === undefined ? name : t("app:campaigns.history.actedBy", { person: actedBy, owner: name })}
    </bdi>
  )
}

/** A page of changes, and on demand the page before it. */
const HistoryPage = ({ campaign, format, before }: PageProps) => {
  const { t } = useTranslation(["app", "common"])
  const words = useActWords(format)
  const [isEarlier, setEarlier] = useState(false)
  const { output, failure } = useRead(ListCampaignHistory, {
    businessProfileId: campaign.businessProfileId,
    campaignId: campaign.id,
    ...(before !== undefined && { before }),
  })
  if (failure !== undefined) return <FailureNotice failure={failure} />
  if (output === undefined) return <Skeleton lines={3} />
  const { entries, before: earlier } = output
  return (
    <>
      {entries.length === 0 && earlier === undefined && before === undefined ? (
        <p className={styles["quiet"]}>{t("app:campaigns.history.none")}</p>
      ) : null}
      <ol className={styles["versions"]}>
        {entries.map((entry) => (
          <li key={entry.position}>
            {entry.acts.map((act, index) => (
              <p key={index}>{words(act)}</p>
            ))}
            <p className={styles["version"]}>
              <bdi className={styles["quiet"]}>{format.moment(entry.at)}</bdi>
              <Who entry={entry} />
            </p>
          </li>
        ))}
      </ol>
      {earlier === undefined ? null : isEarlier ? (
        <HistoryPage campaign={campaign} format={format} before={earlier} />
      ) : (
        <Button kind="quiet" size="small" flush="start" onPress={() => setEarlier(true)}>
          {t("app:campaigns.history.earlier")}
        </Button>
      )}
    </>
  )
}

/** What changed of a campaign and who changed it, read when it is opened. Ours. */
export const CampaignHistory = (props: CampaignHistoryProps) => {
  const { t } = useTranslation(["app"])
  const [isOpen, setOpen] = useState(false)
  return (
    <Panel title={t("app:campaigns.history.title")}>
      {isOpen ? (
        <HistoryPage {...props} />
      ) : (
        <Button kind="secondary" size="small" onPress={() => setOpen(true)}>
          {t("app:campaigns.history.show")}
        </Button>
      )}
    </Panel>
  )
}
