import { MakePlanCampaigns } from "@application/briefs/contract"
import type { PlanLine } from "@domain/briefs"
import type { BusinessProfileId } from "@domain/kernel"
import { failureIn, type OutputOf, useCommand } from "@ui/container"
import { Banner } from "@ui/kit/banner"
import { Button } from "@ui/kit/button"
import { Dialog } from "@ui/kit/dialog"
import { Select } from "@ui/kit/select"
import { toastSuccess } from "@ui/shared/app-toasts"
import { FailureNotice } from "@ui/shared/frame"
import { useProfilesFor } from "@ui/shared/use-may"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import styles from "../briefs.module.css"

export interface CampaignsDialogProps {
  readonly businessProfileId: BusinessProfileId
  readonly briefId: number
  readonly version: number
  /** Lines on channels of ours without a campaign. */
  readonly lines: ReadonlyArray<PlanLine>
  readonly onClose: () => void
  readonly onMade: () => void
}

const skipped = "skip"

/** Chooses the business of each line, proposed by the line's entity, and makes all drafts by one press. */
export const CampaignsDialog = (props: CampaignsDialogProps) => {
  const { businessProfileId, briefId, version, lines, onClose, onMade } = props
  const { t } = useTranslation(["briefs", "common"])
  const businesses = useProfilesFor("editCampaigns")
  const [making, make] = useCommand(MakePlanCampaigns)
  const [refused, setRefused] = useState<OutputOf<typeof MakePlanCampaigns>["refused"]>([])
  const proposed = ({ entity }: PlanLine): string => {
    const wanted = entity.trim().toLowerCase()
    const named = businesses.find(({ name }) => name.toLowerCase() === wanted)
    return String((named ?? businesses.find(({ id }) => id === businessProfileId))?.id ?? skipped)
  }
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(lines.map((line) => [line.id, proposed(line)])),
  )
  const nameOf = ({ publisher, theme }: PlanLine) => [publisher, theme].filter((part) => part !== "").join(" · ")
  const wanted = lines.flatMap(({ id }) => {
    const business = businesses.find((one) => String(one.id) === chosen[id])
    return business === undefined ? [] : [{ lineId: id, toBusinessProfileId: business.id }]
  })
  const press = async () => {
    const outcome = await make({ businessProfileId, briefId, version, lines: wanted })
    if (outcome?.status !== "succeeded") return
    setRefused(outcome.output.refused)
    if (outcome.output.made.length > 0) toastSuccess(t("briefs:results.made", { count: outcome.output.made.length }))
    if (outcome.output.refused.length === 0) onMade()
  }
  return (
    <Dialog
      isOpen
      onClose={refused.length > 0 ? onMade : onClose}
      title={t("briefs:results.dialog")}
      closeLabel={t("common:action.close")}
      actions={
        <Button
          isDisabled={wanted.length === 0}
          isPending={making.status === "pending"}
          pendingLabel={t("common:state.saving")}
          onPress={() => void press()}
        >
          {t("briefs:results.make", { count: wanted.length })}
        </Button>
      }
    >
      <div className={styles["stack"]}>
        <FailureNotice failure={failureIn(making)} />
        <p className={styles["quiet"]}>{t("briefs:results.dialogText")}</p>
        {lines.map((line) => {
          const why = refused.find(({ lineId }) => lineId === line.id)?.why
          return (
            <div key={line.id} className={styles["stack"]}>
              <Select
                label={nameOf(line)}
                placeholder=""
                options={[
                  ...businesses.map(({ id, name }) => ({ id: String(id), label: name })),
                  { id: skipped, label: t("briefs:results.skip") },
                ]}
                value={chosen[line.id] ?? skipped}
                onChange={(id) => setChosen({ ...chosen, [line.id]: id })}
              />
              {why === undefined ? null : <Banner tone="warning">{t(`briefs:results.refused.${why}`)}</Banner>}
            </div>
          )
        })}
      </div>
    </Dialog>
  )
}
