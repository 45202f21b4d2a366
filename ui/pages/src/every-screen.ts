import type { LoadScreen } from "./lazy-screen.ts"

export { screenOf } from "@ui/sign-up/pages"
export { storeScreens } from "@ui/sign-up/store-screens"
export { screens } from "./screens.ts"

/** The frame around the pages of a business. */
export const appFrame: LoadScreen = () => import("@ui/account/app-frame")
