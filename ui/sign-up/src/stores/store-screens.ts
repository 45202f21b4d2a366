import type { StorePage } from "@domain/launch"
import type { ComponentType } from "react"

/** The screen of each page of store onboarding. */
export const storeScreens = {
  storefront: () => import("./store-front.page.tsx"),
  user: () => import("./store-user.page.tsx"),
  linkStore: () => import("./link-store.page.tsx"),
  linkInstructions: () => import("./link-instructions.page.tsx"),
  otherStore: () => import("./other-store.page.tsx"),
  storeDetails: () => import("./store-details.page.tsx"),
  assets: () => import("./assets.page.tsx"),
  verification: () => import("./verification.page.tsx"),
  confirmation: () => import("./confirm.page.tsx"),
  creativeBuilder: () => import("./setup-creative-builder.page.tsx"),
  richMediaAdBuilder: () => import("./setup-rich-media-ad-builder.page.tsx"),
} as const satisfies Readonly<Record<StorePage, () => Promise<{ readonly default: ComponentType }>>>
