import type { PageId } from "@domain/launch"
import { useSyncExternalStore } from "react"

/** The ad that stands beside a question: with its picture, or among search results. */
export type BesideAd = "picture" | "text"

/** The questions that have an ad beside them in a wide window; pages with a preview of their own are not among them. */
const besideAds: Readonly<Partial<Record<PageId, BesideAd>>> = {
  businessPhoneNumber: "picture",
  businessTypeServices: "picture",
  selectGender: "picture",
  selectObjective: "picture",
  promoteServices: "picture",
  offerDetails: "picture",
  emailSignup: "picture",
  ageGenderTarget: "picture",
  locationTargeting: "picture",
  channelSelection: "picture",
  fbInterests: "picture",
  googleKeywords: "text",
  targetingV2: "picture",
}

const roomBeside = "(min-width: 1100px)"

const watchRoom = (changed: () => void) => {
  const room = matchMedia(roomBeside)
  room.addEventListener("change", changed)
  return () => room.removeEventListener("change", changed)
}

/** The ad beside a page's question; undefined where there is none, or no room for it. */
export const useBesideAd = (page: PageId): BesideAd | undefined => {
  const hasRoom = useSyncExternalStore(
    watchRoom,
    () => matchMedia(roomBeside).matches,
    () => false,
  )
  return hasRoom ? besideAds[page] : undefined
}
