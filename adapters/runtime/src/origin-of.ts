import type { Settings } from "./settings.ts"

/** Origin of the site at a portal's host: as the public origin, with the host exchanged. */
export const originOf =
  ({ PUBLIC_ORIGIN }: Pick<Settings, "PUBLIC_ORIGIN">) =>
  (portalDomain: string): string => {
    const url = new URL(PUBLIC_ORIGIN)
    url.hostname = portalDomain
    return url.origin
  }
