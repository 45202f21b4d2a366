import { Button } from "@ui/kit/button"
import { IconButton } from "@ui/kit/icon-button"
import { Menu, type MenuAction } from "@ui/kit/menu"
import { EllipsisVertical } from "lucide-react"
import { useTranslation } from "react-i18next"
import { offeredMoves, type OwnerMove } from "../campaign-moves.tsx"
import { useOwnerMoves } from "../use-owner-moves.ts"
import styles from "./list.module.css"
import type { ListedCampaign } from "./read-campaigns.ts"

/** What the menu of a row offers beside the moves. */
export type RowAct = "rename" | "changeAd" | "copy"

export interface CampaignActsProps {
  readonly campaign: ListedCampaign
  /** The draft is being opened. */
  readonly isOpening: boolean
  readonly mayCopy: boolean
  readonly onMove: (move: OwnerMove) => void
  readonly onAct: (act: RowAct) => void
  readonly onContinue: () => void
}

const dangerous = new Set<string>(["delete", "archive", "end"])

/** The way on with a draft or a refused campaign, and a menu with everything else that its reader may do. */
export const CampaignActs = ({ campaign, isOpening, mayCopy, onMove, onAct, onContinue }: CampaignActsProps) => {
  const { t } = useTranslation(["app", "common"])
  const allowed = useOwnerMoves(campaign)
  const moves = offeredMoves(allowed, campaign)
  const isDraft = campaign.status === "Draft"
  const acts: ReadonlyArray<RowAct> = [
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
      {allowed.includes("edit") ? (
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
