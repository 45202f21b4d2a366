import { mayLinkStoreLater } from "@domain/launch"
import type { BusinessProfileId } from "@domain/kernel"
import { Button } from "@ui/kit/button"
import { usePortal } from "@ui/shared/frame"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import layout from "@ui/journey/layout.module.css"
import { useStoreProfile } from "./use-store-profile.ts"

export interface LinkLaterProps {
  readonly profileId: BusinessProfileId | undefined
  /** What the shop is called so far, or nothing. */
  readonly shop: string
  readonly onLater: (profileId: BusinessProfileId) => void
  readonly onFailure: (failure: unknown) => void
}

/** Goes on without a link, where its category's settings offer it, and says where it is made then. Ours. */
export const LinkLater = ({ profileId, shop, onLater, onFailure }: LinkLaterProps) => {
  const { t } = useTranslation(["stores", "common"])
  const { portal } = usePortal()
  const profileFor = useStoreProfile(profileId)
  const [isPending, setPending] = useState(false)
  if (!mayLinkStoreLater(portal)) return null
  return (
    <div className={layout["tight"]}>
      <Button
        kind="secondary"
        isPending={isPending}
        pendingLabel={t("common:state.saving")}
        onPress={async () => {
          setPending(true)
          const made = await profileFor(shop)
          setPending(false)
          if ("failure" in made) onFailure(made.failure)
          else onLater(made.profileId)
        }}
      >
        {t("stores:linkStore.later")}
      </Button>
      <p className={layout["soft"]}>{t("stores:linkStore.laterHint")}</p>
    </div>
  )
}
