import { ListCampaigns, PauseCampaign, ResumeCampaign } from "@application/campaigns/contract"
import { ownerMovesOf } from "@domain/campaigns"
import type { BookClient } from "@domain/insights"
import { useCall } from "@ui/container"
import { ConfirmDialog } from "@ui/kit/confirm-dialog"
import { usePortal } from "@ui/shared/frame"
import type { Bulk, BulkQuestion, RowAct } from "@ui/shared/list"
import { useRef } from "react"
import { useTranslation } from "react-i18next"
import { Navigate } from "react-router"
import { GiveDialog, type GiveDialogProps } from "./give-dialog.tsx"
import { type CampaignCall, moveAll, type MovedCampaign } from "./move-campaigns.ts"

/** The agency whose clients the reader may give to others. */
export type LedAgency = GiveDialogProps["agency"]

/** Campaigns of one client that an act moves at most. */
const mostMoved = 100

/** Acts on several clients at once, each client by the calls for its own campaigns; `onDone` reads the book again. */
export const useClientActs = (onDone: () => void, agency: LedAgency | undefined): Bulk<BookClient> => {
  const { t } = useTranslation(["clients", "common"])
  const { portal } = usePortal()
  const list = useCall(ListCampaigns)
  const pauseOne = useCall(PauseCampaign)
  const resumeOne = useCall(ResumeCampaign)
  /** What the last act moved, by client, for its way back. */
  const moved = useRef(new Map<BookClient["id"], ReadonlyArray<MovedCampaign>>())
  const calls: Readonly<Record<"pause" | "resume", CampaignCall>> = {
    pause: ({ businessProfileId, id }) => pauseOne({ businessProfileId, campaignId: id }),
    resume: ({ businessProfileId, id }) => resumeOne({ businessProfileId, campaignId: id }),
  }
  const act = (move: "pause" | "resume", back: "pause" | "resume", fits: (client: BookClient) => boolean) => ({
    fits: (client: BookClient) => client.reason !== "frozen" && fits(client),
    run: async ({ id }: BookClient) => {
      const statuses = [move === "pause" ? "Active" : "Paused"]
      const found = await list({ businessProfileId: id, statuses, limit: mostMoved })
      if (found.status !== "succeeded") return found
      const movable = found.output.campaigns.filter((one) => ownerMovesOf(one, portal.flags).includes(move))
      const { end, moved: done } = await moveAll(movable, calls[move], calls[back])
      moved.current.set(id, done)
      return end
    },
    undo: async ({ id }: BookClient) => (await moveAll(moved.current.get(id) ?? [], calls[back], calls[move])).end,
  })
  const pausing = act("pause", "resume", ({ running }) => running > 0)
  const resuming: RowAct<BookClient> = act("resume", "pause", ({ paused }) => paused > 0)
  return {
    label: t("clients:bulk.select"),
    actLabel: t("clients:bulk.acts"),
    nameOf: ({ name }) => name,
    onDone,
    actions: [
      {
        id: "report",
        label: t("clients:bulk.report"),
        ask: ({ rows }) => <Navigate to={`/clients/reports?for=${rows.map(({ id }) => id).join("-")}`} />,
      },
      ...(agency === undefined
        ? []
        : [
            {
              id: "give",
              label: t("clients:teams.giveTo"),
              ask: (question: BulkQuestion<BookClient>) => <GiveDialog agency={agency} {...question} />,
            },
          ]),
      { id: "pause", label: t("clients:bulk.pause"), ...pausing },
      {
        id: "resume",
        label: t("clients:bulk.resume"),
        fits: resuming.fits ?? (() => true),
        ask: ({ rows, onAnswer, onClose }) => (
          <ConfirmDialog
            isOpen
            title={t("clients:bulk.resumeTitle", { count: rows.filter(resuming.fits ?? (() => true)).length })}
            confirmLabel={t("clients:bulk.resume")}
            cancelLabel={t("common:action.cancel")}
            pendingLabel={t("common:state.saving")}
            isPending={false}
            onCancel={onClose}
            onConfirm={() => onAnswer(resuming)}
          >
            <p>{t("clients:bulk.resumeText")}</p>
          </ConfirmDialog>
        ),
      },
    ],
  }
}
