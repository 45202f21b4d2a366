import type { CampaignBudgetState } from "@application/campaigns/contract"
import type { Campaign } from "@domain/campaigns"
import type { Pacing, PacingAct } from "@domain/insights"
import { type Status, StatusBadge } from "@ui/kit/badge"
import { useTranslation } from "react-i18next"
import type { Format } from "../app/use-format.ts"
import { NavButton } from "../frame/index.ts"
import styles from "./budget.module.css"

const statuses: Readonly<Record<Pacing["state"], Status>> = {
  NotStarted: "waiting",
  Stands: "paused",
  Over: "done",
  TooEarly: "waiting",
  Behind: "attention",
  OnPace: "running",
  Ahead: "running",
}

/** The place in the editor where an act is done. */
const places: Readonly<Record<Exclude<PacingAct, "Wait">, string>> = {
  MendAd: "step=ads",
  MoreHours: "step=budget#edit-hours",
  MoreKeywords: "step=audience",
  WiderAudience: "step=audience",
}

export interface PaceProps {
  readonly campaign: Pick<Campaign, "id" | "businessProfileId">
  readonly state: CampaignBudgetState & { readonly pacing: Pacing }
  readonly format: Format
  /** Whether the editor may be opened. */
  readonly mayChange: boolean
}

/** What was spent beside what ought to have been spent by now, with the reason and what to do. */
export const Pace = ({ campaign, state: { pacing, currency, daily }, format, mayChange }: PaceProps) => {
  const { t } = useTranslation(["pacing", "app"])
  const { state, media, expected, spent, reason, act, channel, lateDays = 0, comesBack } = pacing
  const money = (amount: number) => format.money(amount, currency)
  const shareOf = (amount: number) => `${media === 0 ? 0 : Math.min(100, (amount * 100) / media)}%`
  const isRunning = state !== "NotStarted" && state !== "Over"
  const why = () => {
    if (reason === undefined) return state === "Behind" || state === "Ahead" ? "" : t(`pacing:about.${state}`)
    const name = channel === undefined ? "" : t(`app:campaigns.channel.${channel}`)
    const told = t(`pacing:reason.${reason}`, { count: lateDays, channel: name })
    const isNamed = channel === undefined || reason === "ChannelRefused" || reason === "ChannelWaits"
    return isNamed ? told : t("pacing:ofChannel", { channel: name, reason: told })
  }
  return (
    <div className={styles["pace"]}>
      <div className={styles["head"]}>
        <StatusBadge status={statuses[state]}>{t(`pacing:state.${state}`)}</StatusBadge>
        <span>
          {t(state === "NotStarted" ? "pacing:toldBefore" : state === "Over" ? "pacing:toldOver" : "pacing:told", {
            spent: money(spent),
            media: money(media),
            expected: money(expected),
          })}
        </span>
      </div>
      <div className={styles["track"]} aria-hidden>
        <span className={styles["fill"]} style={{ inlineSize: shareOf(spent) }} />
        {isRunning ? <span className={styles["mark"]} style={{ insetInlineStart: shareOf(expected) }} /> : null}
      </div>
      <p>{why()}</p>
      {state !== "Behind" ? null : comesBack !== undefined ? (
        <p>{t("pacing:comesBack", { amount: money(comesBack) })}</p>
      ) : daily === undefined ? null : (
        <p>{t("pacing:nextDaily", { amount: money(daily) })}</p>
      )}
      {act === undefined ? null : act === "Wait" ? (
        <p className={styles["quiet"]}>{t("pacing:act.Wait")}</p>
      ) : mayChange ? (
        <div className={styles["acts"]}>
          <NavButton
            size="small"
            kind="secondary"
            to={`/app/${campaign.businessProfileId}/editCampaign/${campaign.id}?${places[act]}`}
          >
            {t(`pacing:act.${act}`)}
          </NavButton>
        </div>
      ) : null}
    </div>
  )
}
