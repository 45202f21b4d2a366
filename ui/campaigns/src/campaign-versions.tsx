import type { Campaign, ListedRevision, PlanPart } from "@domain/campaigns"
import { localeIn } from "@ui/i18n"
import { Badge } from "@ui/kit/badge"
import { Panel } from "@ui/kit/panel"
import { usePortal } from "@ui/shared/frame"
import type { Format } from "@ui/shared/use-format"
import { useTranslation } from "react-i18next"
import styles from "./campaigns.module.css"
import { RestoreVersion } from "./restore-version.tsx"
import { VersionChanges } from "./version-changes.tsx"

export interface CampaignVersionsProps {
  readonly campaign: Pick<Campaign, "id" | "businessProfileId" | "region">
  readonly revisions: ReadonlyArray<ListedRevision>
  readonly format: Format
  /** Offers to begin a change with an earlier version. */
  readonly mayRestore: boolean
}

/** What was launched and decided on over time, with what each version changed; nothing while there is one version. Ours. */
export const CampaignVersions = ({ campaign, revisions, format, mayRestore }: CampaignVersionsProps) => {
  const { t } = useTranslation(["app", "autopilot", "launch"])
  const { language } = usePortal()
  if (revisions.length < 2) return null
  const nameOf = (part: PlanPart): string =>
    part === "accounts" ? t("app:campaigns.versions.accounts") : t(`launch:approval.sections.${part}`)
  const names = new Intl.ListFormat(localeIn(language), { type: "conjunction" })
  return (
    <Panel title={t("app:campaigns.versions.title")}>
      <ol className={styles["versions"]}>
        {revisions.map(({ revision, madeAt, madeBy, isAutopilots, changedParts, changes, state }, index) => (
          <li key={revision}>
            <p className={styles["version"]}>
              <strong>{t("app:campaigns.versions.version", { number: format.number(revision) })}</strong>
              <bdi className={styles["quiet"]}>{format.moment(madeAt)}</bdi>
              {madeBy === undefined ? null : <bdi className={styles["quiet"]}>{madeBy}</bdi>}
              {isAutopilots === true ? <Badge tone="info">{t("autopilot:version")}</Badge> : null}
              {state === undefined ? null : (
                <Badge tone={state === "launched" ? "success" : "info"}>{t(`app:campaigns.versions.${state}`)}</Badge>
              )}
            </p>
            {changedParts.length === 0 ? null : (
              <p className={styles["quiet"]}>
                {t("app:campaigns.versions.changed", { parts: names.format(changedParts.map(nameOf)) })}
              </p>
            )}
            <VersionChanges changes={changes} campaign={campaign} />
            {mayRestore && index > 0 && state !== "launched" ? (
              <RestoreVersion campaign={campaign} revision={revision} number={format.number(revision)} />
            ) : null}
          </li>
        ))}
      </ol>
    </Panel>
  )
}
