import { shownPicture } from "@domain/creatives"
import type { ProfileMembership } from "@domain/identity"
import { Avatar } from "@ui/kit/avatar"
import { ChevronsUpDown, Search } from "lucide-react"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import styles from "./sidebar-head.module.css"

export interface SidebarHeadProps {
  readonly isNarrow: boolean
  readonly profile: ProfileMembership
  /** Opens the choice of another business; absent for who has one alone. */
  readonly onSwitch?: (() => void) | undefined
  /** Opens the search; absent where nothing can be searched. */
  readonly onSearch?: (() => void) | undefined
}

const isApple = () => /Mac|iPhone|iPad/u.test(navigator.userAgent)

interface HeadButtonProps {
  /** Its name where the words on it do not say enough, and while it has none. */
  readonly label: string
  readonly icon: ReactNode
  readonly isNarrow: boolean
  readonly onPress: () => void
  readonly keys?: string
  readonly children: ReactNode
}

/** A line of the sidebar that opens a dialog; its icon alone while the sidebar is narrow. */
const HeadButton = ({ label, icon, isNarrow, onPress, keys, children }: HeadButtonProps) => (
  <button
    type="button"
    className={styles[isNarrow ? "icon" : "line"]}
    aria-label={isNarrow || keys === undefined ? label : undefined}
    aria-haspopup="dialog"
    aria-keyshortcuts={keys}
    title={isNarrow ? label : undefined}
    onClick={onPress}
  >
    {icon}
    {isNarrow ? null : children}
  </button>
)

/** Above the navigation: which business is shown, and the search. Spec: screens, layout, sidebar with profile switcher. */
export const SidebarHead = ({ isNarrow, profile, onSwitch, onSearch }: SidebarHeadProps) => {
  const { t } = useTranslation(["app"])
  const face = (
    <Avatar
      name={profile.name}
      size="small"
      isDecorative
      {...(profile.thumbnailLogo !== undefined && { src: shownPicture(profile.thumbnailLogo) })}
    />
  )
  return (
    <div className={styles["head"]}>
      {onSwitch === undefined ? (
        <p className={styles["profile"]} title={profile.name}>
          {face}
          {isNarrow ? null : <span className={styles["name"]}>{profile.name}</span>}
        </p>
      ) : (
        <HeadButton
          label={t("app:frame.switchFrom", { name: profile.name })}
          icon={face}
          isNarrow={isNarrow}
          onPress={onSwitch}
        >
          <span className={styles["name"]}>{profile.name}</span>
          <ChevronsUpDown aria-hidden size={16} />
        </HeadButton>
      )}
      {onSearch === undefined ? null : (
        <HeadButton
          label={t("app:frame.search")}
          icon={<Search aria-hidden size={20} />}
          isNarrow={isNarrow}
          onPress={onSearch}
          keys="Control+K Meta+K"
        >
          <span className={styles["name"]}>{t("app:frame.search")}</span>
          <kbd aria-hidden dir="ltr" className={styles["keys"]}>
            {isApple() ? "⌘K" : "Ctrl K"}
          </kbd>
        </HeadButton>
      )}
    </div>
  )
}
