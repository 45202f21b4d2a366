import { MoveBrief, RemoveBrief, type ShownBrief } from "@application/briefs/contract"
import { type BriefMover, briefMovesOf, type BriefStatus } from "@domain/briefs"
import type { BusinessProfileId } from "@domain/kernel"
import { failureIn, useCommand } from "@ui/container"
import { Button } from "@ui/kit/button"
import { ConfirmDialog } from "@ui/kit/confirm-dialog"
import { toastSuccess } from "@ui/shared/app-toasts"
import { FailureNotice } from "@ui/shared/frame"
import { useMay } from "@ui/shared/use-may"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { useNavigate } from "react-router"
import styles from "./briefs.module.css"

export interface BriefActsProps {
  readonly businessProfileId: BusinessProfileId
  readonly brief: ShownBrief
  readonly onChange: () => void
}

/** Moves that end something, so that they are asked about first. */
const endings: ReadonlyArray<BriefStatus> = ["PostCampaign", "Completed"]

/** What the reader's role may do with a brief now. */
export const BriefActs = ({ businessProfileId, brief, onChange }: BriefActsProps) => {
  const { t } = useTranslation(["briefs", "common"])
  const may = useMay()
  const navigate = useNavigate()
  const [moving, move] = useCommand(MoveBrief)
  const [removing, remove] = useCommand(RemoveBrief)
  const [asked, ask] = useState<BriefStatus | "remove">()
  const parts: ReadonlyArray<BriefMover> = [
    ...(may("writeBriefs") ? (["writer"] as const) : []),
    ...(may("editCampaigns") ? (["planner"] as const) : []),
    ...(may("approveBriefPlans") ? (["approver"] as const) : []),
  ]
  const key = { businessProfileId, briefId: brief.id }
  const isPending = moving.status === "pending" || removing.status === "pending"
  const go = async (status: BriefStatus) => {
    const outcome = await move({ ...key, status })
    ask(undefined)
    if (outcome?.status === "succeeded") toastSuccess(t(`briefs:moved.${status}`))
  }
  const confirm = async () => {
    if (asked !== "remove") return asked === undefined ? undefined : go(asked)
    const outcome = await remove(key)
    ask(undefined)
    if (outcome?.status !== "succeeded") return undefined
    toastSuccess(t("briefs:act.removed"))
    return navigate(`/app/${businessProfileId}/briefs`)
  }
  const isDraft = brief.status === "Draft"
  const wordsOf = (to: BriefStatus) => (to === "Ongoing" ? t("briefs:act.resume") : t(`briefs:act.${to}`))
  return (
    <>
      <FailureNotice failure={failureIn(moving) ?? failureIn(removing)} />
      <div className={styles["ways"]}>
        {isDraft && parts.includes("writer") ? (
          <>
            <Button kind="quiet" onPress={() => ask("remove")} isDisabled={isPending}>
              {t("briefs:act.remove")}
            </Button>
            <Button kind="secondary" onPress={onChange}>
              {t("briefs:act.change")}
            </Button>
          </>
        ) : null}
        {briefMovesOf(brief.status, parts).map((to) => (
          <Button
            key={to}
            kind={to === "New" ? "primary" : "secondary"}
            isDisabled={isPending}
            onPress={() => (endings.includes(to) ? ask(to) : void go(to))}
          >
            {wordsOf(to)}
          </Button>
        ))}
      </div>
      <ConfirmDialog
        isOpen={asked !== undefined}
        title={t(asked === "remove" ? "briefs:act.removeTitle" : "briefs:act.endTitle", { name: brief.name })}
        confirmLabel={asked === undefined || asked === "remove" ? t("briefs:act.remove") : wordsOf(asked)}
        cancelLabel={t("common:action.cancel")}
        pendingLabel={t("common:state.saving")}
        isPending={isPending}
        isDangerous={asked === "remove"}
        onConfirm={() => void confirm()}
        onCancel={() => ask(undefined)}
      >
        {t(asked === "remove" ? "briefs:act.removeText" : "briefs:act.endText")}
      </ConfirmDialog>
    </>
  )
}
