import { shownPicture } from "@domain/creatives"
import { type ProfileMembership, recentFirst } from "@domain/identity"
import type { UserId } from "@domain/kernel"
import { businessPath, hasWords } from "@domain/pages"
import { Avatar } from "@ui/kit/avatar"
import { Button } from "@ui/kit/button"
import { type FoundRow, SearchDialog } from "@ui/kit/search-dialog"
import { useDevicePreferences } from "@ui/shared/frame"
import { useFormat } from "@ui/shared/use-format"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { useNavigate } from "react-router"
import { ProfileStanding } from "./profile-standing.tsx"
import styles from "./profile-switcher.module.css"
import { mostStandings, useStandings } from "./use-standings.ts"

export interface ProfileSwitcherProps {
  readonly userId: UserId
  /** The business that is shown now. */
  readonly profile: ProfileMembership
  readonly profiles: ReadonlyArray<ProfileMembership>
  readonly onClose: () => void
}

/** Milliseconds after the last letter. */
const wait = 200

/** Leads to another of the user's businesses. Spec: screens, profile switcher. */
export default function ProfileSwitcher({ userId, profile, profiles, onClose }: ProfileSwitcherProps) {
  const { t } = useTranslation(["palette", "account", "common"])
  const navigate = useNavigate()
  const format = useFormat()
  const { recentProfiles } = useDevicePreferences()
  const [recent] = useState(() => recentProfiles.read() ?? [])
  const [typed, setTyped] = useState("")
  const others = recentFirst(
    profiles.filter(({ id }) => id !== profile.id),
    recent,
  ).filter(({ name }) => hasWords(name, typed))
  const shown = others.slice(0, mostStandings)
  const standings = useStandings(userId, shown, typed === "" ? 0 : wait)
  const { failed } = standings

  const rowOf = ({ id, name, region, roleId, thumbnailLogo }: ProfileMembership): FoundRow => ({
    id: String(id),
    label: name,
    detail: `${t(`account:people.roles.${roleId}`)} · ${t(`common:region.${region}`)}`,
    start: (
      <Avatar
        name={name}
        size="small"
        isDecorative
        {...(thumbnailLogo !== undefined && { src: shownPicture(thumbnailLogo) })}
      />
    ),
    end: <ProfileStanding {...standings.of(id)} />,
  })
  const isRecent = ({ id }: ProfileMembership) => recent.includes(id)
  const none = t("palette:switch.none", { query: typed.trim() })
  const go = (address: string) => {
    onClose()
    void navigate(address)
  }
  return (
    <SearchDialog
      isOpen
      onClose={onClose}
      label={t("palette:switch.label")}
      placeholder={t("palette:switch.placeholder")}
      closeLabel={t("common:action.close")}
      query={typed}
      onQuery={setTyped}
      groups={[
        { id: "recent", title: t("palette:switch.recent"), rows: shown.filter(isRecent).map(rowOf) },
        { id: "others", title: t("palette:switch.others"), rows: shown.filter((it) => !isRecent(it)).map(rowOf) },
      ]}
      emptyLabel={others.length === 0 ? none : ""}
      status={others.length === 0 ? none : t("palette:switch.found", { count: others.length })}
      onChoose={(id) => {
        const chosen = profiles.find((one) => String(one.id) === id)
        if (chosen !== undefined) go(businessPath("dashboard", chosen.id))
      }}
      foot={
        <>
          {failed.length === 0 ? null : (
            <p className={styles["failed"]}>
              <span>{t("palette:switch.failed")}</span>
              <Button size="small" kind="secondary" onPress={() => failed.forEach(({ retry }) => retry())}>
                {t("common:action.retry")}
              </Button>
            </p>
          )}
          {others.length === shown.length ? null : (
            <p>
              {t("palette:switch.more", { shown: format.number(shown.length), total: format.number(others.length) })}
            </p>
          )}
          <Button size="small" kind="secondary" onPress={() => go("/profileSelection")}>
            {t("palette:switch.all")}
          </Button>
        </>
      }
    />
  )
}
