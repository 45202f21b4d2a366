import type { NamedDecision } from "@application/signup/contract"
import { useTranslation } from "react-i18next"
import layout from "@ui/journey/layout.module.css"
import { ApprovalBadge } from "./approval-badge.tsx"
import styles from "./summary.module.css"

/** Who else decides on the campaign, and how they did; shows nothing where nobody else does. Ours. */
export const OtherApprovers = ({ others }: { readonly others: ReadonlyArray<NamedDecision> }) => {
  const { t } = useTranslation("launch")
  if (others.length === 0) return null
  return (
    <div className={layout["tight"]}>
      <h3 className={styles["subtitle"]}>{t("launch:approval.others")}</h3>
      <ul className={styles["decisions"]}>
        {others.map(({ name, decision }) => (
          <li key={name} className={layout["row"]}>
            <bdi>{name}</bdi>
            <ApprovalBadge state={decision ?? "Open"} />
          </li>
        ))}
      </ul>
    </div>
  )
}
