import type { LookVersion } from "@application/portals/contract"
import { changedLookParts, lookOf, type PortalLook, type PortalSettings } from "@domain/portals"
import type { ReadState } from "@ui/container"
import { Button } from "@ui/kit/button"
import { Panel } from "@ui/kit/panel"
import { ListFacts, ListLine, ListRow } from "@ui/shared/list"
import panel from "@ui/shared/panel.module.css"
import { useFormat } from "@ui/shared/use-format"
import { useTranslation } from "react-i18next"
import { NotLoaded } from "../settings/not-loaded.tsx"

const shownAtFirst = 5

export interface VersionsPanelProps {
  readonly versions: ReadState<ReadonlyArray<LookVersion>>
  readonly present: PortalSettings
  /** Fills the fields with an older look, to be seen before it is published again. */
  readonly onTake: (look: PortalLook) => void
}

/** The looks that the portal has had, each with what replaced it, when and by whom, and the way back. */
export const VersionsPanel = ({ versions, present, onTake }: VersionsPanelProps) => {
  const { t } = useTranslation("portalLook")
  const format = useFormat()
  const { output, failure, retry } = versions
  const content = () => {
    if (output === undefined)
      return <NotLoaded failure={failure} title={t("portalLook:look.versions.notLoaded")} onRetry={retry} />
    if (output.length === 0) return <p className={panel["quiet"]}>{t("portalLook:look.versions.none")}</p>
    return (
      <ul className={panel["rows"]}>
        {output.slice(0, shownAtFirst).map(({ revision, look, replacedAt, replacedBy }, index) => {
          const next = output[index - 1]?.look ?? lookOf(present)
          const parts = changedLookParts(look, next).map((part) => t(`portalLook:look.part.${part}`))
          const moment = format.moment(replacedAt)
          return (
            <li key={revision} className={panel["row"]}>
              <ListRow
                name={<bdi>{look.title}</bdi>}
                acts={
                  <Button
                    kind="quiet"
                    size="small"
                    aria-label={t("portalLook:look.versions.takeOf", { moment })}
                    onPress={() => {
                      onTake(look)
                      window.scrollTo({ top: 0 })
                    }}
                  >
                    {t("portalLook:look.versions.take")}
                  </Button>
                }
              >
                <ListFacts
                  facts={[
                    t("portalLook:look.versions.until", { moment }),
                    replacedBy === undefined
                      ? t("portalLook:look.versions.somebody")
                      : t("portalLook:look.versions.by", { name: replacedBy }),
                  ]}
                />
                <ListLine>{t("portalLook:look.versions.then", { parts: parts.join(", ") })}</ListLine>
              </ListRow>
            </li>
          )
        })}
      </ul>
    )
  }
  return (
    <Panel title={t("portalLook:look.versions.title")} description={t("portalLook:look.versions.lead")}>
      {content()}
    </Panel>
  )
}
