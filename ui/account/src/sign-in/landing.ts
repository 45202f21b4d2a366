import type { SessionState } from "@application/identity/flows"
import { placeAfterLogin } from "@domain/identity"

type SignedIn = Extract<SessionState, { readonly status: "signedIn" }>

/** The page after the login; the desk is loaded only for whoever has no business, and may work at the portal's desk. */
export const landingOf = async ({ profiles, user }: SignedIn, asked: string | null): Promise<string> => {
  if (profiles.length > 0) return placeAfterLogin(profiles, asked, undefined)
  const desk = await import("./desk-landing.ts").catch(() => undefined)
  return placeAfterLogin(profiles, asked, desk?.deskAddress(user.roleIds))
}
