import type { Portal, PortalVoice } from "./portal.ts"

/** The portal's own words in a language; undefined where it has none in it, so that no page speaks two languages. */
export const voiceIn = (portal: Pick<Portal, "voice">, language: string): PortalVoice | undefined =>
  portal.voice?.[language]
