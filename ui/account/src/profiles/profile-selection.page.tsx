import { ListClientDrafts } from "@application/signup/contract"
import { recentFirst } from "@domain/identity"
import { deskHome, hasWords, pageRow } from "@domain/pages"
import { maySignUp } from "@domain/portals"
import { useRead } from "@ui/container"
import { EmptyState } from "@ui/kit/empty-state"
import { TextField } from "@ui/kit/text-field"
import { Search, Store } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { NavButton, PageTitle, useDevicePreferences, usePortal, useSessionState } from "@ui/shared/frame"
import { useProfilesFor } from "@ui/shared/use-may"
import { usePortalRights } from "@ui/shared/use-portal-rights"
import { ProfileCards } from "./profile-cards.tsx"
import { OuterFrame } from "@ui/shared/outer-frame"
import styles from "./profile-selection.module.css"

const fewestForSearch = 9

/** Spec: screens, /profileSelection: every profile of the user, to choose one. */
export default function ProfileSelection() {
  const { t } = useTranslation(["app", "account", "agencyReports", "common"])
  const { portal } = usePortal()
  const session = useSessionState()
  const may = usePortalRights()
  const desk = deskHome(may)
  const { output: clientDrafts } = useRead(ListClientDrafts, session.status === "signedIn" ? { limit: 1 } : undefined)
  const isReporter = useProfilesFor("publishReports").length > 1
  const isAgent = clientDrafts !== undefined && clientDrafts.total > 0
  const [search, setSearch] = useState("")
  const { recentProfiles } = useDevicePreferences()
  const [recent] = useState(() => recentProfiles.read() ?? [])
  const profiles = session.status === "signedIn" ? recentFirst(session.profiles, recent) : []
  const matching = profiles.filter(({ name }) => hasWords(name, search))
  const title = t("app:profile.title")
  return (
    <OuterFrame>
      <PageTitle>{title}</PageTitle>
      <div className={styles["words"]}>
        <h1>{title}</h1>
        <p className={styles["lead"]}>{t("app:profile.lead", { portal: portal.title })}</p>
        {desk === undefined ? null : (
          <p>
            <NavButton kind="secondary" size="small" to={pageRow(desk).path}>
              {t("account:portal.enter")}
            </NavButton>
          </p>
        )}
        {profiles.length > 1 ? (
          <p>
            <NavButton kind="secondary" size="small" to="/clients">
              {t("account:book")}
            </NavButton>
          </p>
        ) : null}
        {isAgent ? (
          <p>
            <NavButton kind="secondary" size="small" to="/clients/drafts">
              {t("account:clients.enter")}
            </NavButton>
          </p>
        ) : null}
        {isReporter ? (
          <p>
            <NavButton kind="secondary" size="small" to="/clients/reports">
              {t("agencyReports:enter")}
            </NavButton>
          </p>
        ) : null}
        {isAgent || may("administerPortal") ? (
          <p>
            <NavButton kind="secondary" size="small" to="/referrals">
              {t("account:referrals.enter")}
            </NavButton>
          </p>
        ) : null}
      </div>
      {profiles.length < fewestForSearch ? null : (
        <TextField
          label={t("app:profile.search")}
          type="search"
          value={search}
          onChange={setSearch}
          prefix={<Search aria-hidden size={18} />}
        />
      )}
      {session.status === "signedIn" && matching.length > 0 ? (
        <ProfileCards userId={session.user.id} profiles={matching} />
      ) : null}
      {profiles.length > 0 && matching.length === 0 ? (
        <p role="status" className={styles["lead"]}>
          {t("app:profile.noneFound", { search })}
        </p>
      ) : null}
      {profiles.length === 0 ? (
        <EmptyState
          level={2}
          icon={<Store />}
          title={t("app:profile.empty")}
          {...(maySignUp(portal.flags) && {
            action: <NavButton to="/signup">{t("app:profile.begin")}</NavButton>,
          })}
        >
          {t("app:profile.emptyText")}
        </EmptyState>
      ) : null}
    </OuterFrame>
  )
}
