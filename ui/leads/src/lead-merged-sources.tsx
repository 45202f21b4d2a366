import { joinedLeads, type Lead } from "@domain/insights"
import { Button } from "@ui/kit/button"
import { spokenPhone } from "@ui/shared/frame"
import type { Format } from "@ui/shared/use-format"
import { useProfile } from "@ui/shared/use-profile"
import { Combine } from "lucide-react"
import { useTranslation } from "react-i18next"
import { LeadConsents } from "./lead-consents.tsx"
import styles from "./lead-marks.module.css"

interface LeadMergedSourcesProps {
  readonly lead: Lead
  readonly merged: ReadonlyArray<Lead>
  readonly keptBy: Lead | undefined
  readonly format: Format
  readonly isBusy: boolean
  /** Undefined for whoever may only read. */
  readonly onUnmerge: ((lead: Lead) => void) | undefined
}

/** The other sources of a lead's person with all that they told there, or the older lead that keeps this lead. */
export const LeadMergedSources = ({ lead, merged, keptBy, format, isBusy, onUnmerge }: LeadMergedSourcesProps) => {
  const { t } = useTranslation(["leadMarks", "leads"])
  const region = useProfile()?.region
  const undo = (one: Lead) =>
    onUnmerge === undefined ? null : (
      <Button
        kind="secondary"
        size="small"
        isPending={isBusy}
        pendingLabel={t("leadMarks:unmerging")}
        onPress={() => onUnmerge(one)}
      >
        {t("leadMarks:unmerge")}
      </Button>
    )
  if (keptBy !== undefined)
    return (
      <p className={styles["info"]}>
        <span className={styles["reason"]}>
          {t("leadMarks:keptBy", {
            name: keptBy.name,
            campaign: keptBy.campaignName,
            when: format.moment(keptBy.submittedOn),
          })}
        </span>
        {undo(lead)}
      </p>
    )
  if (merged.length === 0) return null
  return (
    <section className={styles["section"]} aria-label={t("leadMarks:mergedTitle")}>
      <h3 className={styles["title"]}>
        <Combine aria-hidden size={18} />
        {t("leadMarks:mergedTitle")}
      </h3>
      <ul className={styles["list"]}>
        {merged.map((one) => {
          const { mobileNumbers, emails, cities, services, answers, notes, consents } = joinedLeads(one, [])
          const told = [
            one.name,
            ...mobileNumbers.map((number) => spokenPhone(number, region)),
            ...emails,
            ...cities,
            ...services,
          ]
          const [campaign, ad, when] = [one.campaignName, one.source?.adName, format.moment(one.submittedOn)]
          return (
            <li key={one.id} className={styles["possible"]}>
              <span className={styles["reason"]}>
                {ad === undefined
                  ? t("leadMarks:mergedFrom", { campaign, when })
                  : t("leadMarks:mergedFromAd", { campaign, ad, when })}
              </span>
              <span className={styles["told"]}>
                {told.map((text) => (
                  <bdi key={text}>{text}</bdi>
                ))}
              </span>
              {answers.map(({ question, answer }) => (
                <span key={question} className={styles["quiet"]}>
                  <bdi>{question}</bdi> <bdi>{answer}</bdi>
                </span>
              ))}
              {notes.map(({ text, at }) => (
                <span key={`${at} ${text}`} dir="auto" className={styles["quiet"]}>
                  {text}
                </span>
              ))}
              {consents.length === 0 ? null : <LeadConsents consents={consents} format={format} />}
              <span className={styles["buttons"]}>{undo(one)}</span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
