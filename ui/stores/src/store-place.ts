import { BusinessProfileId } from "@domain/kernel"
import {
  backStorePage,
  idFromPath,
  keepQuery,
  nextStorePage,
  type StorePage,
  storePathTo,
  storeStepOf,
  storeTypeAt,
} from "@domain/launch"
import type { OnboardingStoreType } from "@domain/portals"
import { usePortal } from "@ui/shared/frame"
import { useCallback, useMemo } from "react"
import { useNavigate, useParams, useSearchParams } from "react-router"

/** What the addresses of store onboarding carry on. */
export interface StorePlace {
  readonly type: OnboardingStoreType
  readonly profileId?: BusinessProfileId | undefined
  /** The shop's address, from the page that asks for this address to the page that asks for the shop's token. */
  readonly shop?: string | undefined
}

const profileIn = (text: string | null | undefined) => {
  const id = idFromPath(text ?? "")
  return id === undefined ? undefined : BusinessProfileId.make(id)
}

/** The address of a page for a place; what the sign-up keeps is kept. */
const storeAddress = (page: StorePage, { type, profileId, shop }: StorePlace, search: URLSearchParams): string => {
  const kept = new URLSearchParams(keepQuery(Object.fromEntries(search)))
  kept.set("store", type)
  if (profileId !== undefined) kept.set("profile", String(profileId))
  if (shop !== undefined) kept.set("shop", shop)
  return `/signup/${storePathTo(page, profileId) ?? storePathTo("linkStore")}?${kept.toString()}`
}

/** Where a page of store onboarding stands, and the ways from it. */
export const useStorePlace = (page: StorePage) => {
  const [search] = useSearchParams()
  const { businessProfileId } = useParams()
  const navigate = useNavigate()
  const { portal } = usePortal()
  const place = useMemo<StorePlace>(
    () => ({
      type: storeTypeAt(portal, search.get("store")),
      profileId: profileIn(businessProfileId) ?? profileIn(search.get("profile")),
      shop: search.get("shop") ?? undefined,
    }),
    [businessProfileId, portal, search],
  )
  const address = useCallback(
    (to: StorePage, change: Partial<StorePlace> = {}) => storeAddress(to, { ...place, ...change }, search),
    [place, search],
  )
  const go = useCallback(
    (to: StorePage, change: Partial<StorePlace> = {}, replace = false) =>
      void navigate(address(to, change), { replace }),
    [address, navigate],
  )
  const following = nextStorePage(place.type, page)
  const before = backStorePage(place.type, page)
  const dashboard = place.profileId === undefined ? "/profileSelection" : `/app/${place.profileId}/dashboard`
  return {
    ...place,
    address,
    go,
    dashboard,
    step: storeStepOf(place.type, page),
    next: (change: Partial<StorePlace> = {}) =>
      following === undefined ? void navigate(dashboard) : go(following, change),
    back: before === undefined ? undefined : (change: Partial<StorePlace> = {}) => go(before, change),
  }
}
