import { CreateBusinessProfile } from "@application/businesses/contract"
import type { BusinessProfileId } from "@domain/kernel"
import { useCall } from "@ui/container"
import { useSession } from "@ui/shared/frame"
import { useCallback } from "react"
import { useTranslation } from "react-i18next"
import { useSearchParams } from "react-router"
import { storeName } from "./store-name.ts"

type Made = { readonly profileId: BusinessProfileId } | { readonly failure: unknown }

/** Makes the business that a store belongs to, once its shop is known; one that there is already stays. */
export const useStoreProfile = (profileId: BusinessProfileId | undefined) => {
  const { t } = useTranslation("stores")
  const session = useSession()
  const create = useCall(CreateBusinessProfile)
  const [search] = useSearchParams()
  return useCallback(
    async (called: string, storeDomain?: string): Promise<Made> => {
      if (profileId !== undefined) return { profileId }
      const region = search.get("region")
      const outcome = await create({
        name: storeName(called, t("stores:storeNamed")),
        ...(storeDomain !== undefined && { storeDomain }),
        ...(region !== null && { region }),
      })
      if (outcome.status !== "succeeded")
        return { failure: outcome.status === "failed" ? outcome.failure : outcome.error }
      await session.renew()
      return { profileId: outcome.output.id }
    },
    [create, profileId, search, session, t],
  )
}
