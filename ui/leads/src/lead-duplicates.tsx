import { DismissLeadMark, ListLeadDuplicates, MergeLeads, UnmergeLead } from "@application/insights/contract"
import { type Lead, olderFirst } from "@domain/insights"
import { failureIn, useCommand, useRead } from "@ui/container"
import { Button } from "@ui/kit/button"
import { toastSuccess } from "@ui/shared/app-toasts"
import { FailureNotice } from "@ui/shared/frame"
import type { Format } from "@ui/shared/use-format"
import { useProfile } from "@ui/shared/use-profile"
import { Combine } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { LeadComparison } from "./lead-comparison.tsx"
import { LeadMergedSources } from "./lead-merged-sources.tsx"
import type { LeadMarksProps } from "./lead-marks-props.ts"
import styles from "./lead-marks.module.css"

/** Which of two leads says that it is the other's duplicate, standing or not; undefined where neither does. */
const marksOther = (lead: Lead, other: Lead): Lead | undefined =>
  [lead, other].find(({ marks = [] }) =>
    marks.some(({ kind, of }) => kind === "Duplicate" && (of === lead.id || of === other.id)),
  )

interface PossibleProps {
  readonly lead: Lead
  readonly other: Lead
  readonly format: Format
  readonly isBusy: boolean
  readonly mayWork: boolean
  readonly onMerge: () => void
  readonly onApart: ((marking: Lead) => void) | undefined
}

/** Another lead with the same contact details: compared side by side, merged, or called another person's. */
const PossibleDuplicate = ({ lead, other, format, isBusy, mayWork, onMerge, onApart }: PossibleProps) => {
  const { t } = useTranslation(["leadMarks"])
  const [isCompared, setCompared] = useState(false)
  const marking = marksOther(lead, other)
  const [older, newer] = olderFirst(lead, other)
  const { name, campaignName: campaign, submittedOn } = other
  return (
    <li className={styles["possible"]}>
      <span className={styles["reason"]}>
        {t("leadMarks:possible", { name, campaign, when: format.ago(submittedOn) })}
      </span>
      {isCompared ? <LeadComparison older={older} newer={newer} format={format} /> : null}
      <span className={styles["buttons"]}>
        <Button kind="secondary" size="small" onPress={() => setCompared(!isCompared)}>
          {t(isCompared ? "leadMarks:hide" : "leadMarks:compare")}
        </Button>
        {mayWork ? (
          <>
            <Button size="small" isPending={isBusy} pendingLabel={t("leadMarks:merging")} onPress={onMerge}>
              {t("leadMarks:merge")}
            </Button>
            {marking === undefined || onApart === undefined ? null : (
              <Button kind="quiet" size="small" isDisabled={isBusy} onPress={() => onApart(marking)}>
                {t("leadMarks:apart")}
              </Button>
            )}
          </>
        ) : null}
      </span>
    </li>
  )
}

/** Leads of the same person: likely ones, merged ones, and the lead that keeps this lead. */
export const LeadDuplicates = ({ lead, format, mayWork }: LeadMarksProps) => {
  const { t } = useTranslation(["leadMarks"])
  const profile = useProfile()
  const businessProfileId = profile?.id
  const { output, failure, retry } = useRead(
    ListLeadDuplicates,
    businessProfileId === undefined ? undefined : { businessProfileId, leadId: lead.id },
  )
  const [merging, merge] = useCommand(MergeLeads)
  const [unmerging, unmerge] = useCommand(UnmergeLead)
  const [telling, tellApart] = useCommand(DismissLeadMark)
  if (businessProfileId === undefined) return null
  if (failure !== undefined && output === undefined)
    return (
      <p className={styles["line"]} role="alert">
        <span>{t("leadMarks:failedDuplicates")}</span>
        <Button kind="secondary" size="small" onPress={retry}>
          {t("leadMarks:retry")}
        </Button>
      </p>
    )
  if (output === undefined) return null
  const { possible, merged, keptBy } = output
  const told = (outcome: { readonly status: string } | undefined, text: string) => {
    if (outcome?.status !== "succeeded") return
    toastSuccess(text)
    retry()
  }
  const takeOut = async ({ id }: Lead) =>
    told(await unmerge({ businessProfileId, leadId: id }), t("leadMarks:unmergedNow"))
  return (
    <>
      <FailureNotice failure={failureIn(merging) ?? failureIn(unmerging) ?? failureIn(telling)} />
      {possible.length === 0 ? null : (
        <section className={styles["info"]} aria-label={t("leadMarks:samePerson")}>
          <h3 className={styles["title"]}>
            <Combine aria-hidden size={18} />
            {t("leadMarks:samePerson")}
          </h3>
          <p className={styles["quiet"]}>{t("leadMarks:mergeText")}</p>
          <ul className={styles["list"]}>
            {possible.map((other) => (
              <PossibleDuplicate
                key={other.id}
                lead={lead}
                other={other}
                format={format}
                mayWork={mayWork}
                isBusy={merging.status === "pending" || telling.status === "pending"}
                onMerge={() =>
                  void merge({ businessProfileId, leadId: lead.id, otherId: other.id }).then((outcome) =>
                    told(outcome, t("leadMarks:mergedNow")),
                  )
                }
                onApart={({ id: leadId }) =>
                  void tellApart({ businessProfileId, leadId, kind: "Duplicate", isDismissed: true }).then((outcome) =>
                    told(outcome, t("leadMarks:apartNow")),
                  )
                }
              />
            ))}
          </ul>
        </section>
      )}
      <LeadMergedSources
        lead={lead}
        merged={merged}
        keptBy={keptBy}
        format={format}
        isBusy={unmerging.status === "pending"}
        onUnmerge={mayWork ? (one) => void takeOut(one) : undefined}
      />
    </>
  )
}
