import { type ProfileMembership, withRecent } from "@domain/identity"
import type { UserId } from "@domain/kernel"
import type { ProductConfiguration } from "@domain/portals"
import { useDevicePreferences } from "@ui/shared/frame"
import { lazy, Suspense, useEffect, useState } from "react"
import { usePaletteKey } from "../palette/use-palette-key.ts"

const CommandPalette = lazy(() => import("../palette/command-palette.tsx"))
const ProfileSwitcher = lazy(() => import("../profiles/profile-switcher.tsx"))

/** Who looks, at which business; nothing while signing out. */
interface Looker {
  readonly userId: UserId
  readonly profile: ProfileMembership
  readonly profiles: ReadonlyArray<ProfileMembership>
}

/** The dialogs that lead anywhere: the search by Ctrl-K, and the choice of another business; both load when first opened. */
export const useFinders = (looker: Looker | undefined, configuration: ProductConfiguration | undefined) => {
  const [opened, setOpened] = useState<"search" | "switch">()
  const { recentProfiles } = useDevicePreferences()
  const shown = looker?.profile.id
  useEffect(() => {
    if (shown !== undefined) recentProfiles.write(withRecent(recentProfiles.read() ?? [], shown))
  }, [recentProfiles, shown])
  const maySearch = configuration !== undefined && looker !== undefined
  usePaletteKey(() => {
    if (maySearch) setOpened("search")
  })
  const close = () => setOpened(undefined)
  const dialog =
    looker === undefined ? null : (
      <Suspense fallback={null}>
        {opened === "search" && configuration !== undefined ? (
          <CommandPalette key={looker.profile.id} {...looker} configuration={configuration} onClose={close} />
        ) : null}
        {opened === "switch" ? <ProfileSwitcher {...looker} onClose={close} /> : null}
      </Suspense>
    )
  return {
    dialog,
    onSearch: maySearch ? () => setOpened("search") : undefined,
    onSwitch: looker !== undefined && looker.profiles.length > 1 ? () => setOpened("switch") : undefined,
  }
}
