import { IconButton } from "@ui/kit/icon-button"
import { Menu, type MenuAction } from "@ui/kit/menu"
import { EllipsisVertical } from "lucide-react"
import { useTranslation } from "react-i18next"
import { offeredMoves, type OwnerMove } from "../campaign-moves.tsx"
import { useOwnerMoves } from "../use-owner-moves.ts"
import styles from "./list.module.css"
import type { ListedCampaign } from "./read-campaigns.ts"

/** What the menu of a row offers beside the moves. */
export type MenuAct = "rename" | "changeAd" | "copy"

export interface CampaignActsProps {
  readonly campaign: ListedCampaign
  readonly mayCopy: boolean
  readonly onMove: (move: OwnerMove) => void
  readonly onAct: (act: MenuAct) => void
}

const dangerous = new Set<string>(["delete", "archive", "end"])

/** A menu with everything that its reader may do to a campaign. */
export const CampaignActs = ({ campaign, mayCopy, onMove, onAct }: CampaignActsProps) => {
  const { t } = useTranslation("app")
  const allowed = useOwnerMoves(campaign)
  const moves = offeredMoves(allowed, campaign)
  const isDraft = campaign.status === "Draft"
  const acts: ReadonlyArray<MenuAct> = [
    ...(allowed.includes("changeAd") ? (["changeAd"] as const) : []),
    ...(allowed.length > 0 ? (["rename"] as const) : []),
    ...(mayCopy && !isDraft ? (["copy"] as const) : []),
  ]
  const words = {
    rename: t("app:campaigns.rename.action"),
    changeAd: t("app:campaigns.move.changeAd"),
    copy: t("app:campaigns.copy"),
  }
  const actions: ReadonlyArray<MenuAction> = [
    ...acts.map((id) => ({ id, label: words[id] })),
    ...moves.map((id) => ({ id, label: t(`app:campaigns.move.${id}`), isDangerous: dangerous.has(id) })),
  ]
  return (
    <span className={styles["acts"]}>
      {actions.length === 0 ? null : (
        <Menu
          label={t("app:campaigns.actionsOf", { name: campaign.name })}
          trigger={
            <IconButton label={t("app:campaigns.actionsOf", { name: campaign.name })}>
              <EllipsisVertical aria-hidden />
            </IconButton>
          }
          actions={actions}
          onAction={(id) => {
            const move = moves.find((one) => one === id)
            const act = acts.find((one) => one === id)
            if (move !== undefined) onMove(move)
            else if (act !== undefined) onAct(act)
          }}
        />
      )}
    </span>
  )
}
