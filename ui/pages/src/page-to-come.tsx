import { PageNotOpen } from "@ui/shared/frame"
import type { ComponentProps } from "react"
import type { LoadScreen } from "./lazy-screen.ts"

/** The screen of a page that the specification names and that is to come. Spec: screens and routes. */
export const pageToCome = (page: ComponentProps<typeof PageNotOpen>["page"]): LoadScreen => {
  const PageToCome = () => <PageNotOpen page={page} />
  return async () => ({ default: PageToCome })
}
