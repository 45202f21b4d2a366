import { initials, type User, userHeading } from "@domain/identity"
import { Avatar } from "@ui/kit/avatar"
import { IconButton } from "@ui/kit/icon-button"
import { Menu } from "@ui/kit/menu"
import { Check, Link2, LogOut, MapPin, Monitor, Moon, Store, Sun, UserRound, Users } from "lucide-react"
import { useTranslation } from "react-i18next"
import { useNavigate } from "react-router"
import { type ColourMode, usePortal, useSessionState } from "@ui/shared/frame"
import { LanguageSelect } from "@ui/shared/launch"
import { NotificationBell } from "../notifications/notification-bell.tsx"
import styles from "./app-menus.module.css"

const modes: ReadonlyArray<{ readonly mode: ColourMode; readonly Icon: typeof Sun }> = [
  { mode: "light", Icon: Sun },
  { mode: "dark", Icon: Moon },
  { mode: "system", Icon: Monitor },
]

/** A page of the user or the business that the menu opens. */
const userPages = ["preferences", "people", "assets", "localBusiness"] as const
export type UserPage = (typeof userPages)[number]

export interface UserMenuProps {
  readonly user: User
  /** Whether the user works on several businesses. */
  readonly isOfSeveral: boolean
  /** Called with the page to open. */
  readonly onOpen: (page: UserPage) => void
  readonly onLogOut: () => void
}

/** Language, and behind the user's initials: appearance, profiles and the way out. Spec: screens, user menu. */
export const UserMenu = ({ user, isOfSeveral, onOpen, onLogOut }: UserMenuProps) => {
  const { t } = useTranslation(["app", "common"])
  const { mode, setMode } = usePortal()
  const navigate = useNavigate()
  const session = useSessionState()
  // A person's notices are their own: support that acts as them is refused.
  const isActing = session.status === "signedIn" && session.acting !== undefined
  const name = userHeading(user, true)
  return (
    <div className={styles["user"]}>
      {isActing ? null : <NotificationBell userId={user.id} isOfSeveral={isOfSeveral} />}
      <LanguageSelect />
      <span className={styles["fullName"]}>{name}</span>
      <Menu
        label={t("app:frame.account")}
        trigger={
          <IconButton label={t("app:frame.accountOf", { name })}>
            <Avatar name={[...initials(name)].join(" ")} size="small" isDecorative />
          </IconButton>
        }
        actions={[
          { id: "preferences", label: t("app:frame.preferences"), icon: <UserRound aria-hidden size={18} /> },
          { id: "people", label: t("app:frame.people"), icon: <Users aria-hidden size={18} /> },
          { id: "localBusiness", label: t("app:frame.localBusiness"), icon: <MapPin aria-hidden size={18} /> },
          { id: "assets", label: t("app:frame.assets"), icon: <Link2 aria-hidden size={18} /> },
          { id: "profiles", label: t("app:frame.profiles"), icon: <Store aria-hidden size={18} /> },
          ...modes.map(({ mode: id, Icon }) => ({
            id,
            label: mode === id ? t("app:frame.modeChosen", { mode: t(`common:mode.${id}`) }) : t(`common:mode.${id}`),
            icon: mode === id ? <Check aria-hidden size={18} /> : <Icon aria-hidden size={18} />,
          })),
          { id: "logOut", label: t("common:action.logOut"), icon: <LogOut aria-hidden data-flip size={18} /> },
        ]}
        onAction={(id) => {
          const chosen = modes.find((it) => it.mode === id)
          if (chosen !== undefined) setMode(chosen.mode)
          const opened = userPages.find((it) => it === id)
          if (opened !== undefined) onOpen(opened)
          if (id === "profiles") void navigate("/profileSelection")
          if (id === "logOut") onLogOut()
        }}
      />
    </div>
  )
}
