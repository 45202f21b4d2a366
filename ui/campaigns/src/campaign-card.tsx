import type { CampaignListItem } from "@application/campaigns/contract"
import { shownChannelStatus } from "@domain/campaigns"
import { Button } from "@ui/kit/button"
import { IconButton } from "@ui/kit/icon-button"
import { Menu, type MenuAction } from "@ui/kit/menu"
import { EllipsisVertical, Image } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Link } from "react-router"
import type { Format } from "@ui/shared/use-format"
import { offeredMoves, type OwnerMove } from "./campaign-moves.tsx"
import styles from "./campaigns.module.css"
import { ChannelReasons } from "./channel-reasons.tsx"
import { resultWord } from "./objective-words.ts"
import { SpendMeter } from "./spend-meter.tsx"
import { CampaignStatusBadge, ChannelStatusBadge } from "./status-badge.tsx"
import { useOwnerMoves } from "./use-owner-moves.ts"

export interface CampaignCardProps {
  readonly campaign: CampaignListItem
  readonly href: string
  readonly format: Format
  /** The draft is being opened. */
  readonly isOpening: boolean
  readonly onMove: (move: OwnerMove) => void
  readonly onContinue: () => void
}

const Dates = ({ campaign, format }: Pick<CampaignCardProps, "campaign" | "format">) => {
  const { t } = useTranslation(["app"])
  const { startDate, endDate, status, createdAt, reviewDueAt } = campaign
  if (status === "Draft") return <>{t("app:campaigns.begun", { ago: format.ago(createdAt) })}</>
  if (status === "InReview" && reviewDueAt !== undefined)
    return <>{t("app:campaigns.reviewDue", { due: format.weekdayOf(reviewDueAt - 1) })}</>
  return startDate === undefined || endDate === undefined ? null : <bdi>{format.days(startDate, endDate)}</bdi>
}

/** One campaign: picture, state in words, channels, money and results, and what can be done to it. */
export const CampaignCard = ({ campaign, href, format, isOpening, onMove, onContinue }: CampaignCardProps) => {
  const { t } = useTranslation(["app", "common"])
  const allowed = useOwnerMoves(campaign)
  const { name, pictureUrl, channels, totals, objective, status } = campaign
  const isDraft = status === "Draft"
  const mayEdit = allowed.includes("edit")
  const moves = offeredMoves(allowed, campaign)
  const actions: ReadonlyArray<MenuAction> = moves.map((id) => ({
    id,
    label: t(`app:campaigns.move.${id}`),
    isDangerous: id === "delete" || id === "archive" || id === "end",
  }))
  const differ = new Set(channels.map((channel) => shownChannelStatus(status, channel.status))).size > 1
  return (
    <article className={styles["card"]}>
      <div className={styles["picture"]}>
        {pictureUrl === undefined ? <Image aria-hidden size={22} /> : <img src={pictureUrl} alt="" loading="lazy" />}
      </div>
      <div className={styles["about"]}>
        <h2 className={styles["name"]}>{isDraft ? name : <Link to={href}>{name}</Link>}</h2>
        <p className={styles["line"]}>
          <CampaignStatusBadge {...campaign} />
          <span className={styles["quiet"]}>
            <Dates campaign={campaign} format={format} />
          </span>
        </p>
        {!differ ? null : (
          <ul className={styles["channels"]}>
            {channels.map((state) => (
              <li key={state.channel}>
                <ChannelStatusBadge {...state} of={status} />
              </li>
            ))}
          </ul>
        )}
        <ChannelReasons channels={channels} />
      </div>
      {isDraft ? null : (
        <div className={styles["numbers"]}>
          <SpendMeter campaign={campaign} format={format} />
          <p className={styles["result"]}>
            <strong className={styles["figures"]}>{format.number(totals.results)}</strong>{" "}
            {t(`app:campaigns.resultsOf.${resultWord([objective])}`, { count: totals.results })}
          </p>
        </div>
      )}
      <div className={styles[mayEdit ? "bar" : "tools"]}>
        {mayEdit ? (
          <Button
            size="small"
            kind="secondary"
            isPending={isOpening}
            pendingLabel={t("common:state.loading")}
            onPress={onContinue}
          >
            {t(isDraft ? "app:campaigns.continue" : "app:campaigns.fix")}
          </Button>
        ) : null}
        {actions.length === 0 ? null : (
          <Menu
            label={t("app:campaigns.actionsOf", { name })}
            trigger={
              <IconButton label={t("app:campaigns.actionsOf", { name })}>
                <EllipsisVertical aria-hidden />
              </IconButton>
            }
            actions={actions}
            onAction={(id) => {
              const move = moves.find((it) => it === id)
              if (move !== undefined) onMove(move)
            }}
          />
        )}
      </div>
    </article>
  )
}
