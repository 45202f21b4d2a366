import type { BusinessProfileId } from "@domain/kernel"

const isDots = (segment: string): boolean => /^(?:\.|%2e){1,2}$/iu.test(segment)

/** A path of this site to come back to; anything that could lead to another site (two slashes, dots, backslashes, control characters) is dropped. */
export const safePath = (asked: string | null): string | undefined => {
  if (asked === null || /[\\\p{Cc}]/u.test(asked)) return undefined
  const [first, ...segments] = asked.replace(/[?#].*$/su, "").split("/")
  const leaves = segments.slice(0, -1).includes("") || segments.some(isDots)
  return first === "" && segments.length > 0 && !leaves ? asked : undefined
}

const isSigningIn = (path: string): boolean =>
  /^\/(login|authentication|forgotPassword|resetPassword)(\/|\?|$)/i.test(path)

/** Where somebody goes once signed in: back where they came from, else to their one profile, the choice of several, or the sign-up. Spec: screens, "After login". */
export const placeAfterLogin = (
  profiles: ReadonlyArray<{ readonly id: BusinessProfileId }>,
  asked: string | null,
): string => {
  const path = safePath(asked)
  if (path !== undefined && !isSigningIn(path)) return path
  const [first, ...more] = profiles
  if (first === undefined) return "/signup"
  return more.length === 0 ? `/app/${first.id}/dashboard` : "/profileSelection"
}
