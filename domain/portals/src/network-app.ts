/** The platform's one app at the networks and shop systems, by the name under which it asks for rights at every portal. Ours. */
export const networkAppName = "Marquee"

/** The app's name where a portal's customers do not know it, since their portal is called otherwise. */
export const unfamiliarAppName = (portalTitle: string): string | undefined =>
  portalTitle.trim() === networkAppName ? undefined : networkAppName
