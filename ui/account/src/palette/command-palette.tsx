import { businessPath, hasWords, openPages, pages as pagesByName } from "@domain/pages"
import type { ProductConfiguration } from "@domain/portals"
import { FileText, Megaphone, PanelTop, UserRound } from "lucide-react"
import { Button } from "@ui/kit/button"
import { type FoundGroup, SearchDialog } from "@ui/kit/search-dialog"
import { useFormat } from "@ui/shared/use-format"
import { useMay, useProfilesFor } from "@ui/shared/use-may"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { useNavigate } from "react-router"
import type { ProfileMembership } from "@domain/identity"
import { mayTake } from "./may-take.ts"
import { usePageLabels } from "./palette-pages.ts"
import { newestDocuments, useFoundThings } from "./use-found-things.ts"
import styles from "./palette.module.css"

export interface CommandPaletteProps {
  readonly profile: ProfileMembership
  readonly configuration: ProductConfiguration
  readonly onClose: () => void
}

const icon = { size: 18, "aria-hidden": true } as const

/** Goes to a page of the business, a campaign, a lead or a document by its name. Ours. */
export default function CommandPalette({ profile, configuration, onClose }: CommandPaletteProps) {
  const { t } = useTranslation(["palette", "agencyReports", "app", "billing", "common"])
  const navigate = useNavigate()
  const format = useFormat()
  const may = useMay()
  const labelOf = usePageLabels()
  const [typed, setTyped] = useState("")
  const pages = openPages(configuration, mayTake(may))
  const isReporter = useProfilesFor("publishReports").length > 1
  const found = useFoundThings(profile.id, typed, (page) => pages.includes(page))
  const kinds = ["campaigns", "leads", "documents"] as const
  // Together, so that no row moves from under the choice while a slower kind comes.
  const isSearching = kinds.some((kind) => found[kind].isLoading)
  const settled = <Row,>(rows: ReadonlyArray<Row>): ReadonlyArray<Row> => (isSearching ? [] : rows)
  const at = (name: Parameters<typeof businessPath>[0]) => businessPath(name, profile.id)

  /** Whoever works for several businesses reports on them together. */
  const ofClients = isReporter ? [{ id: pagesByName.agencyReports.path, label: t("agencyReports:title") }] : []

  const groups: ReadonlyArray<FoundGroup> = [
    {
      id: "pages",
      title: t("palette:search.pages"),
      rows: [...pages.map((name) => ({ id: at(name), label: labelOf(name) })), ...ofClients]
        .map((row) => ({ ...row, start: <PanelTop {...icon} /> }))
        .filter(({ label }) => hasWords(label, typed)),
    },
    {
      id: "campaigns",
      title: t("palette:search.campaigns"),
      rows: settled(found.campaigns.rows).map(({ id, name, status }) => ({
        id: at("campaign").replace("{campaignId}", String(id)),
        label: name,
        detail: t(`app:campaigns.status.${status}`),
        start: <Megaphone {...icon} />,
      })),
    },
    {
      id: "leads",
      title: t("palette:search.leads"),
      rows: settled(found.leads.rows).map(({ id, name, campaignName, submittedOn }) => ({
        id: `${at("leads")}?lead=${id}`,
        label: name,
        detail: `${campaignName} · ${format.moment(submittedOn)}`,
        start: <UserRound {...icon} />,
      })),
    },
    {
      id: "documents",
      title: t("palette:search.documents"),
      rows: settled(found.documents.rows).map(({ id, kind, number, issuedOn, currency, total, campaignName }) => ({
        id: at("document").replace("{documentId}", String(id)),
        label: number,
        detail: [t(`billing:kind.${kind}`), format.day(issuedOn), campaignName].filter(Boolean).join(" · "),
        start: <FileText {...icon} />,
        end: <bdi>{format.money(total, currency)}</bdi>,
      })),
    },
  ]
  const failed = kinds.filter((kind) => found[kind].isFailed)
  const count = groups.reduce((sum, { rows }) => sum + rows.length, 0)
  const isEmpty = count === 0 && !isSearching && failed.length === 0
  const searched = t("palette:search.none", { query: typed.trim() })
  return (
    <SearchDialog
      isOpen
      onClose={onClose}
      label={t("palette:search.label", { business: profile.name })}
      placeholder={t("palette:search.placeholder")}
      closeLabel={t("common:action.close")}
      query={typed}
      onQuery={setTyped}
      groups={groups}
      emptyLabel={isEmpty ? searched : ""}
      status={isSearching ? t("palette:search.searching") : isEmpty ? searched : t("palette:search.found", { count })}
      onChoose={(address) => {
        onClose()
        void navigate(address)
      }}
      foot={
        <>
          {isSearching ? <p>{t("palette:search.searching")}</p> : null}
          {failed.map((kind) => (
            <p key={kind} className={styles["failed"]}>
              <span>{t(`palette:search.failed.${kind}`)}</span>
              <Button size="small" kind="secondary" onPress={found[kind].retry}>
                {t("common:action.retry")}
              </Button>
            </p>
          ))}
          {typed.trim() !== "" && found.documents.isCut ? (
            <p>{t("palette:search.newest", { most: format.number(newestDocuments) })}</p>
          ) : null}
          <p className={styles["keys"]}>{t("palette:search.keys")}</p>
        </>
      }
    />
  )
}
