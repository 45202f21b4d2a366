import type { SessionState } from "@application/identity/flows"

type SignedIn = Extract<SessionState, { readonly status: "signedIn" }>

/** A path of this site to come back to; anything that could lead to another site is dropped. */
export const safePath = (asked: string | null): string | undefined => {
  if (asked === null || !asked.startsWith("/") || /[\\\p{Cc}]/u.test(asked)) return undefined
  const here = "https://here.invalid"
  if (!URL.canParse(asked, here)) return undefined
  const { origin, pathname, search, hash } = new URL(asked, here)
  return origin === here && !pathname.startsWith("//") ? `${pathname}${search}${hash}` : undefined
}

/** Where somebody goes once signed in. Spec: screens, "After login". */
export const placeAfterLogin = ({ profiles }: Pick<SignedIn, "profiles">, asked: string | null): string => {
  const path = safePath(asked)
  if (path !== undefined && !/^\/(login|authentication|forgotPassword|resetPassword)(\/|\?|$)/i.test(path)) return path
  const [first, ...more] = profiles
  if (first === undefined) return "/signup"
  return more.length === 0 ? `/app/${first.id}/dashboard` : "/profileSelection"
}
