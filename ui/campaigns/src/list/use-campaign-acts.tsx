import {
  ArchiveCampaign,
  DeleteDraftCampaign,
  PauseCampaign,
  RestoreCampaign,
  ResumeCampaign,
} from "@application/campaigns/contract"
import { ownerMovesOf, type OwnerMove } from "@domain/campaigns"
import { lazyPart, useCall } from "@ui/container"
import { useFlags } from "@ui/shared/configuration"
import type { Bulk, BulkAction } from "@ui/shared/list"
import { Suspense } from "react"
import { useTranslation } from "react-i18next"
import { useRevalidator } from "react-router"
import type { ListedCampaign } from "./read-campaigns.ts"

/** Drawn by React Aria and rarely needed, so apart from the page. */
const TermsDialog = lazyPart(async () => (await import("./terms-dialog.tsx")).TermsDialog)

const ResumeDialog = lazyPart(async () => (await import("./resume-dialog.tsx")).ResumeDialog)

/** Milliseconds in which the deletion of drafts can be taken back. */
const deletionPause = 8_000

/** Acts on several campaigns at once, each with its way back. */
export const useCampaignActs = (): Bulk<ListedCampaign> => {
  const { t } = useTranslation(["app", "campaigns"])
  const flags = useFlags()
  const { revalidate } = useRevalidator()
  const pause = useCall(PauseCampaign)
  const resume = useCall(ResumeCampaign)
  const archive = useCall(ArchiveCampaign)
  const restore = useCall(RestoreCampaign)
  const remove = useCall(DeleteDraftCampaign)
  const may = (campaign: ListedCampaign, move: OwnerMove) => ownerMovesOf(campaign, flags).includes(move)
  const keyOf = ({ businessProfileId, id }: ListedCampaign) => ({ businessProfileId, campaignId: id })
  const resuming = {
    fits: (row: ListedCampaign) => may(row, "resume"),
    run: (row: ListedCampaign) => resume(keyOf(row)),
    undo: (row: ListedCampaign) => pause(keyOf(row)),
  }
  /** A change that its dialog asks for. */
  const terms = (id: "budget" | "days"): BulkAction<ListedCampaign> => ({
    id,
    label: t(`campaigns:bulk.${id}.act`),
    fits: (row) => may(row, "changeEndDate"),
    ask: (question) => (
      <Suspense>
        <TermsDialog {...question} of={id} />
      </Suspense>
    ),
  })
  return {
    label: t("campaigns:bulk.select"),
    actLabel: t("campaigns:bulk.acts"),
    nameOf: ({ name }) => name,
    onDone: () => void revalidate(),
    actions: [
      {
        id: "pause",
        label: t("app:campaigns.move.pause"),
        fits: (row) => may(row, "pause"),
        run: (row) => pause(keyOf(row)),
        undo: (row) => resume(keyOf(row)),
      },
      {
        id: "resume",
        label: t("app:campaigns.move.resume"),
        fits: resuming.fits,
        ask: (question) => (
          <Suspense>
            <ResumeDialog {...question} act={resuming} />
          </Suspense>
        ),
      },
      terms("budget"),
      terms("days"),
      {
        id: "putAway",
        label: t("app:campaigns.move.putAway"),
        fits: (row) => row.status === "Completed" && may(row, "archive"),
        run: (row) => archive(keyOf(row)),
        undo: (row) => restore(keyOf(row)),
      },
      {
        id: "restore",
        label: t("app:campaigns.move.restore"),
        fits: (row) => may(row, "restore"),
        run: (row) => restore(keyOf(row)),
        undo: (row) => archive(keyOf(row)),
      },
      {
        id: "delete",
        label: t("campaigns:bulk.delete"),
        fits: (row) => row.status === "Draft" && may(row, "delete"),
        run: (row) => remove(keyOf(row)),
        waits: deletionPause,
      },
    ],
  }
}
