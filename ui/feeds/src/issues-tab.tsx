import { countedIssues, feedNetworks, issueReach, IssueSeverity, shownSummary } from "@domain/businesses"
import { EmptyState } from "@ui/kit/empty-state"
import { Panel } from "@ui/kit/panel"
import { Select } from "@ui/kit/select"
import { CircleCheckBig, FileClock } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import styles from "./feeds.module.css"
import { IssueRow, type IssuesTabProps } from "./issue-row.tsx"

/** What is wrong with a feed's products, by name, the worst first, with the effect at each network. */
export const IssuesTab = ({ feed, region, ...props }: IssuesTabProps) => {
  const { t } = useTranslation("feeds")
  const [network, chooseNetwork] = useState<(typeof feedNetworks)[number]>()
  const [severity, chooseSeverity] = useState<IssueSeverity>()
  const summary = shownSummary(feed.job)
  if (summary === undefined) return <EmptyState level={2} icon={<FileClock />} title={t("feeds:issues.unread")} />
  const issues = countedIssues(summary)
  if (issues === undefined)
    return (
      <EmptyState level={2} icon={<FileClock />} title={t("feeds:issues.uncounted")}>
        {t("feeds:issues.uncountedText")}
      </EmptyState>
    )
  if (issues.length === 0)
    return (
      <EmptyState level={2} icon={<CircleCheckBig />} title={t("feeds:issues.none")}>
        {t("feeds:issues.noneText")}
      </EmptyState>
    )
  const shown = issues.filter(
    ({ issue }) =>
      (severity === undefined || issue.severity === severity) &&
      (network === undefined || issueReach(issue).effects[network] !== "None"),
  )
  return (
    <div className={styles["stack"]}>
      <div className={styles["filters"]}>
        <Select
          label={t("feeds:issues.severity")}
          placeholder=""
          value={severity ?? "any"}
          options={[
            { id: "any", label: t("feeds:issues.anySeverity") },
            ...IssueSeverity.literals.map((id) => ({ id, label: t(`feeds:issues.level.${id}`) })),
          ]}
          onChange={(id) => chooseSeverity(IssueSeverity.literals.find((one) => one === id))}
        />
        <Select
          label={t("feeds:issues.network")}
          placeholder=""
          value={network ?? "any"}
          options={[
            { id: "any", label: t("feeds:issues.anyNetwork") },
            ...feedNetworks.map((id) => ({ id, label: id })),
          ]}
          onChange={(id) => chooseNetwork(feedNetworks.find((one) => one === id))}
        />
      </div>
      {shown.length === 0 ? <p role="status">{t("feeds:issues.noneMatch")}</p> : null}
      {IssueSeverity.literals.map((level) => {
        const own = shown.filter(({ issue }) => issue.severity === level)
        return own.length === 0 ? null : (
          <Panel key={level} title={t(`feeds:issues.group.${level}`)}>
            <ul className={styles["issues"]}>
              {own.map((counted) => (
                <IssueRow
                  key={`${counted.issue.field} ${counted.issue.fix}`}
                  counted={counted}
                  networks={network === undefined ? feedNetworks : [network]}
                  feed={feed}
                  region={region}
                  {...props}
                />
              ))}
            </ul>
          </Panel>
        )
      })}
    </div>
  )
}
