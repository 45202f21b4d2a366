import type { BusinessProfileId } from "@domain/kernel"

const isDots = (segment: string): boolean => /^(?:\.|%2e){1,2}$/iu.test(segment)

/**
 * A path of this site to return to; anything that could lead to another site (two slashes, dots, backslashes, control
 * characters) is dropped.
 */
export const safePath = (candidate: string | null): string | undefined => {
  if (candidate === null || /[\\\p{Cc}]/u.test(candidate)) return undefined
  const [first, ...segments] = candidate.replace(/[?#].*$/su, "").split("/")
  const leaves = segments.slice(0, -1).includes("") || segments.some(isDots)
  return first === "" && segments.length > 0 && !leaves ? candidate : undefined
}

const isSigningIn = (path: string): boolean =>
  /^\/(login|authentication|forgotPassword|resetPassword|secondFactor)(\/|\?|$)/i.test(path)

/** The page where a second factor is set up, which goes on to a path afterwards. Ours. */
export const secondFactorPath = (from: string): string => `/secondFactor?redirect=${encodeURIComponent(from)}`

/**
 * The page after signing in: where the user came from, else their only profile, the choice of several, or the sign-up. Whoever has
 * no profile but works for the portal begins at its desk (ours). Spec: screens, "After login".
 */
export const placeAfterLogin = (
  profiles: ReadonlyArray<{ readonly id: BusinessProfileId }>,
  asked: string | null,
  desk: string | undefined,
): string => {
  const path = safePath(asked)
  if (path !== undefined && !isSigningIn(path)) return path
  const [first, ...more] = profiles
  if (first === undefined) return desk ?? "/signup"
  return more.length === 0 ? `/app/${first.id}/dashboard` : "/profileSelection"
}
