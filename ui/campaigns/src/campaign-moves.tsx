import {
  ArchiveCampaign,
  ChangeCampaign,
  DeleteDraftCampaign,
  EndCampaign,
  PauseCampaign,
  RestoreCampaign,
  ResumeCampaign,
} from "@application/campaigns/contract"
import type { Campaign, ownerMovesOf } from "@domain/campaigns"
import { InsufficientFunds } from "@domain/wallet"
import { type OutcomeOf, useCommand } from "@ui/container"
import { Banner } from "@ui/kit/banner"
import { Button } from "@ui/kit/button"
import { ConfirmDialog } from "@ui/kit/confirm-dialog"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { FailureNotice } from "@ui/shared/frame"
import { AddMoneyOffer } from "@ui/shared/payment"
import { useFormat } from "@ui/shared/use-format"
import { changeKey } from "./change-key.ts"
import { type AgreedChange, ChangeDialog } from "./change-dialog.tsx"
import type { WantedChange } from "./wanted-change.ts"

const moves = ["pause", "resume", "changeEndDate", "end", "archive", "putAway", "restore", "delete"] as const
/** What an owner can do to a campaign from a list or its page. */
export type OwnerMove = (typeof moves)[number]

/** Moves that are made at once, since they move no money and can be taken back. */
const askedFirst = (move: OwnerMove): boolean => move !== "putAway" && move !== "restore"

/** Of what an owner may do, what is offered here. A campaign that has ended holds no money: to archive it puts it away. */
export const offeredMoves = (
  allowed: ReturnType<typeof ownerMovesOf>,
  { status }: Pick<Campaign, "status">,
): ReadonlyArray<OwnerMove> =>
  moves.filter((move) => {
    if (move === "putAway") return allowed.includes("archive") && status === "Completed"
    return allowed.includes(move) && !(move === "archive" && status === "Completed")
  })

type Subject = Pick<
  Campaign,
  "id" | "businessProfileId" | "name" | "budget" | "startDate" | "endDate" | "spent" | "changes" | "returned"
>
type CompletedMove = { readonly move: OwnerMove | "refill"; readonly campaign: Subject; readonly wanted?: WantedChange }

/** What a question says: giving up a campaign that has spent nothing gives back more, and resuming may take money again. */
const wordsOf = (
  question: Exclude<OwnerMove, "changeEndDate" | "putAway" | "restore">,
  subject: Subject | undefined,
) => {
  if (question === "resume" && subject?.returned !== undefined) return "resumeTaking" as const
  return (question === "archive" || question === "end") && subject?.spent === 0
    ? (`${question}Unspent` as const)
    : question
}

/** The campaign's page with the question of a move open. */
const pathOfMove = ({ move, campaign: { id, businessProfileId } }: CompletedMove): string =>
  `/app/${businessProfileId}/campaigns/${id}?move=${move}`

const undoes: Partial<Record<CompletedMove["move"], OwnerMove>> = {
  pause: "resume",
  resume: "pause",
  putAway: "restore",
  restore: "putAway",
}

const errorOf = (outcome: OutcomeOf<typeof PauseCampaign> | { readonly status: string } | undefined): unknown => {
  if (outcome === undefined) return undefined
  if ("failure" in outcome) return outcome.failure
  return "error" in outcome ? outcome.error : undefined
}

/**
 * Asks before a move, makes it, and offers to take it back. `ask` opens the question; `dialogs` and `notice` are drawn by the page.
 * Spec: states, "A campaign can be paused or resumed and its end date changed".
 */
export const useCampaignMoves = (onDeleted?: () => void) => {
  const { t } = useTranslation(["app", "common", "failures"])
  const format = useFormat()
  const [pendingMove, setAsked] = useState<CompletedMove>()
  const [done, setDone] = useState<CompletedMove>()
  const [error, setError] = useState<unknown>()
  const [pausing, pause] = useCommand(PauseCampaign)
  const [resuming, resume] = useCommand(ResumeCampaign)
  const [deleting, remove] = useCommand(DeleteDraftCampaign, { revalidate: onDeleted === undefined })
  const [archiving, archive] = useCommand(ArchiveCampaign)
  const [ending, end] = useCommand(EndCampaign)
  const [restoring, restore] = useCommand(RestoreCampaign)
  const [changing, change] = useCommand(ChangeCampaign)
  const isPending = [pausing, resuming, deleting, archiving, ending, changing, restoring].some(
    ({ status }) => status === "pending",
  )

  const make = async ({ move, campaign }: CompletedMove, agreed: AgreedChange = { total: 0 }) => {
    const input = { businessProfileId: campaign.businessProfileId, campaignId: campaign.id }
    const outcome =
      move === "pause"
        ? await pause(input)
        : move === "resume"
          ? await resume(input)
          : move === "delete"
            ? await remove(input)
            : move === "archive" || move === "putAway"
              ? await archive(input)
              : move === "end"
                ? await end(input)
                : move === "restore"
                  ? await restore(input)
                  : await change({ ...input, ...agreed, idempotencyKey: changeKey(campaign, agreed) })
    if (outcome === undefined) return
    const problem = errorOf(outcome)
    setError(problem)
    if (outcome.status !== "succeeded") return
    setAsked(undefined)
    setDone({ move, campaign })
    if (move === "delete") onDeleted?.()
  }
  const undo = done === undefined ? undefined : undoes[done.move]
  const close = () => {
    setAsked(undefined)
    setError(undefined)
  }

  const notice =
    done === undefined ? null : (
      <Banner
        tone="success"
        dismiss={{ label: t("common:action.close"), onDismiss: () => setDone(undefined) }}
        {...(undo !== undefined && {
          action: (
            <Button
              size="small"
              kind="secondary"
              isPending={isPending}
              pendingLabel={t("common:state.saving")}
              onPress={() => void make({ move: undo, campaign: done.campaign })}
            >
              {t("common:action.undo")}
            </Button>
          ),
        })}
      >
        {t(`app:campaigns.done.${done.move}`, { name: done.campaign.name })}
      </Banner>
    )
  const question =
    pendingMove === undefined ||
    pendingMove.move === "changeEndDate" ||
    pendingMove.move === "refill" ||
    pendingMove.move === "putAway" ||
    pendingMove.move === "restore"
      ? undefined
      : pendingMove.move
  const dialogs = (
    <>
      <ConfirmDialog
        isOpen={question !== undefined}
        title={t(`app:campaigns.ask.${question ?? "pause"}.title`, { name: pendingMove?.campaign.name ?? "" })}
        confirmLabel={t(`app:campaigns.move.${question ?? "pause"}`)}
        cancelLabel={t("common:action.cancel")}
        pendingLabel={t("common:state.saving")}
        isDangerous={question === "delete" || question === "archive" || question === "end"}
        isPending={isPending}
        onCancel={close}
        onConfirm={() => {
          if (pendingMove !== undefined) void make(pendingMove)
        }}
      >
        <FailureNotice failure={error} />
        <p>
          {t(`app:campaigns.ask.${wordsOf(question ?? "pause", pendingMove?.campaign)}.text`, {
            total: format.money(
              pendingMove?.campaign.returned?.total ?? 0,
              pendingMove?.campaign.budget?.currency ?? "INR",
            ),
          })}
        </p>
        {error instanceof InsufficientFunds && pendingMove !== undefined ? (
          <AddMoneyOffer
            businessProfileId={pendingMove.campaign.businessProfileId}
            missing={error.missing}
            amount={format.money(error.missing, error.currency)}
            back={pathOfMove(pendingMove)}
          />
        ) : null}
      </ConfirmDialog>
      {pendingMove?.move === "changeEndDate" ? (
        <ChangeDialog
          campaign={pendingMove.campaign}
          {...(pendingMove.wanted !== undefined && { first: pendingMove.wanted })}
          error={error}
          isPending={isPending}
          onClose={close}
          onChange={(agreed) => void make(pendingMove, agreed)}
        />
      ) : null}
    </>
  )
  const ask = (move: OwnerMove, campaign: Subject, wanted?: WantedChange) => {
    setError(undefined)
    if (!askedFirst(move)) return void make({ move, campaign })
    setAsked({ move, campaign, ...(wanted !== undefined && { wanted }) })
  }
  /** Brings a campaign whose money is used up to its last day, at the price that was shown. */
  const refill = (campaign: Subject, total: number) => void make({ move: "refill", campaign }, { refill: true, total })
  return { ask, refill, isPending, error: pendingMove === undefined ? error : undefined, notice, dialogs }
}
