import type { ShownBrief } from "@application/briefs/contract"
import type { BusinessProfileId } from "@domain/kernel"
import { Banner } from "@ui/kit/banner"
import { EmptyState } from "@ui/kit/empty-state"
import { ListChecks } from "lucide-react"
import { useTranslation } from "react-i18next"
import styles from "../briefs.module.css"
import type { LoadedPlan } from "../plan/plan-values.ts"
import { VersionCard } from "./version-card.tsx"

export interface ApprovalPartProps {
  readonly businessProfileId: BusinessProfileId
  readonly brief: ShownBrief
  readonly plan: LoadedPlan
}

/** The versions of a plan, newest first, with what their approvers said. */
export const ApprovalPart = ({ businessProfileId, brief, plan }: ApprovalPartProps) => {
  const { t } = useTranslation(["briefs"])
  if (plan.versions.length === 0)
    return (
      <EmptyState level={2} icon={<ListChecks />} title={t("briefs:version.none")}>
        {t("briefs:version.noneText")}
      </EmptyState>
    )
  return (
    <div className={styles["stack"]}>
      {plan.isChanged ? <Banner tone="info">{t("briefs:version.changed")}</Banner> : null}
      {plan.versions.map((version, place) => (
        <VersionCard
          key={version.version}
          businessProfileId={businessProfileId}
          briefId={brief.id}
          currency={plan.currency}
          version={version}
          former={plan.versions[place + 1]}
          isNewest={place === 0}
        />
      ))}
    </div>
  )
}
