import { unfamiliarAppName } from "@domain/portals"
import { usePortal } from "../frame/index.ts"

/** A name whose direction does not disturb the sentence around it. */
const isolated = (name: string): string => `\u2068${name}\u2069`

/** The names of the app that asks for rights and of the portal that works with it; undefined where both are the same. */
export const useAppName = (): { readonly app: string; readonly portal: string } | undefined => {
  const { title } = usePortal().portal
  const app = unfamiliarAppName(title)
  return app === undefined ? undefined : { app: isolated(app), portal: isolated(title) }
}
