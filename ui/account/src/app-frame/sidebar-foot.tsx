import { shownPicture } from "@domain/creatives"
import type { ProfileMembership } from "@domain/identity"
import { Avatar } from "@ui/kit/avatar"
import { Button } from "@ui/kit/button"
import { Menu } from "@ui/kit/menu"
import { useTranslation } from "react-i18next"
import { useNavigate } from "react-router"
import { SupportTile } from "./support-tile.tsx"
import styles from "./app-menus.module.css"

export interface SidebarFootProps {
  readonly profile: ProfileMembership
  readonly profiles: ReadonlyArray<ProfileMembership>
}

/** Below the navigation: help, and which business is shown. */
export const SidebarFoot = ({ profile, profiles }: SidebarFootProps) => {
  const { t } = useTranslation(["app"])
  const navigate = useNavigate()
  const face = (
    <Avatar
      name={profile.name}
      size="small"
      isDecorative
      {...(profile.thumbnailLogo !== undefined && { src: shownPicture(profile.thumbnailLogo) })}
    />
  )
  return (
    <div className={styles["foot"]}>
      <SupportTile profile={profile} />
      {profiles.length < 2 ? (
        <p className={styles["profile"]}>
          {face}
          <span>{profile.name}</span>
        </p>
      ) : (
        <Menu
          label={t("app:frame.switchProfile")}
          align="start"
          trigger={
            <Button
              size="small"
              kind="secondary"
              isWide
              icon={face}
              aria-label={t("app:frame.switchFrom", { name: profile.name })}
            >
              {profile.name}
            </Button>
          }
          actions={[
            ...profiles
              .filter(({ id }) => id !== profile.id)
              .slice(0, 6)
              .map(({ id, name }) => ({ id: String(id), label: name })),
            { id: "all", label: t("app:frame.allProfiles") },
          ]}
          onAction={(id) => void navigate(id === "all" ? "/profileSelection" : `/app/${id}/dashboard`)}
        />
      )}
    </div>
  )
}
