import type { SessionState } from "@application/identity/flows"
import { placeAfterLogin } from "@domain/identity"

type SignedIn = Extract<SessionState, { readonly status: "signedIn" }>

/** The page after the login; the table of pages is loaded only for whoever has no business, and may work at the portal's desk. */
export const landingOf = async ({ profiles, user }: SignedIn, asked: string | null): Promise<string> => {
  if (profiles.length > 0) return placeAfterLogin(profiles, asked, undefined)
  const pages = await import("@domain/pages").catch(() => undefined)
  return placeAfterLogin(profiles, asked, pages?.deskAddress(user.roleIds))
}
