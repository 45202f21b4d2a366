import type { StorePage } from "@domain/launch"
import type { ComponentType } from "react"

/** The screen of each page of store onboarding. */
export const storeScreens = {
  storefront: () => import("@ui/stores/store-front"),
  user: () => import("./account/store-user.page.tsx"),
  linkStore: () => import("@ui/stores/link-store"),
  linkInstructions: () => import("@ui/stores/link-instructions"),
  otherStore: () => import("@ui/stores/other-store"),
  storeDetails: () => import("@ui/stores/store-details"),
  assets: () => import("@ui/stores/assets"),
  verification: () => import("@ui/stores/verification"),
  confirmation: () => import("@ui/stores/confirm"),
  creativeBuilder: () => import("@ui/stores/setup-creative-builder"),
  richMediaAdBuilder: () => import("@ui/stores/setup-rich-media-ad-builder"),
} as const satisfies Readonly<Record<StorePage, () => Promise<{ readonly default: ComponentType }>>>
