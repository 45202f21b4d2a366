import { GetLeadMarks } from "@application/insights/contract"
import { LeadMarked } from "@domain/insights"
import type { BusinessProfileId, CampaignId } from "@domain/kernel"
import { useRead } from "@ui/container"
import { Button } from "@ui/kit/button"
import type { Format } from "@ui/shared/use-format"
import { useEffect, useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import { Link, useSearchParams } from "react-router"
import { BadLeadsByAd } from "./bad-leads-by-ad.tsx"
import styles from "./lead-marks.module.css"

export interface LeadQualityProps {
  readonly businessProfileId: BusinessProfileId
  /** What the list is limited to; marks are counted within the same campaign and days. */
  readonly asked: { readonly campaignId?: CampaignId; readonly from?: string; readonly to?: string }
  /** Counted again whenever these change. */
  readonly rows: ReadonlyArray<unknown>
  readonly format: Format
}

/** How many leads stand out, each number leading to its leads of the same campaign and days, and the bad leads by ad; nothing where none does. */
export const LeadQuality = ({ businessProfileId, asked, rows, format }: LeadQualityProps) => {
  const { t } = useTranslation(["leadMarks"])
  const { campaignId, from, to } = asked
  const question = {
    businessProfileId,
    ...(campaignId !== undefined && { campaignId }),
    ...(from !== undefined && to !== undefined && { from, to }),
  }
  const { output, retry } = useRead(GetLeadMarks, question)
  const counted = useRef(rows)
  useEffect(() => {
    if (counted.current === rows) return
    counted.current = rows
    retry()
  }, [rows, retry])
  const [isOpen, setOpen] = useState(false)
  const [search] = useSearchParams()
  const addressOf = (marked: LeadMarked) => {
    const kept = [...search].filter(([name]) => ["campaign", "range", "from", "to"].includes(name))
    return `?${new URLSearchParams([...kept, ["marked", marked]]).toString()}`
  }
  if (output === undefined) return null
  const links = [
    ["Suspicious", output.suspicious, t("leadMarks:counts.suspicious", { count: output.suspicious })],
    ["Duplicates", output.duplicates, t("leadMarks:counts.duplicates", { count: output.duplicates })],
    ["Merged", output.merged, t("leadMarks:counts.merged", { count: output.merged })],
  ] as const
  const shown = links.filter(([, count]) => count > 0)
  if (shown.length === 0 && output.bad === 0) return null
  return (
    <nav className={styles["counts"]} aria-label={t("leadMarks:counts.label")}>
      {shown.map(([marked, , label]) => (
        <Link key={marked} className={styles["count"]} to={addressOf(marked)}>
          {label}
        </Link>
      ))}
      {output.bad === 0 ? null : (
        <Button kind="quiet" size="small" flush="start" onPress={() => setOpen(true)}>
          {t("leadMarks:counts.bad", { count: output.bad })}
        </Button>
      )}
      {isOpen ? <BadLeadsByAd question={question} format={format} onClose={() => setOpen(false)} /> : null}
    </nav>
  )
}

/** The filter of a list by the marks of leads. */
export const useMarkFilter = () => {
  const { t } = useTranslation(["leadMarks"])
  return {
    name: "marked" as const,
    label: t("leadMarks:filter.label"),
    any: t("leadMarks:filter.any"),
    options: LeadMarked.literals.map((id) => ({ id, label: t(`leadMarks:filter.${id}`) })),
  }
}
