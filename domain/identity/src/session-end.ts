import { type Behaviour, behaviourOf, type Place } from "@domain/errors"

/** What the product stores on a device. Spec: entities, client storage. */
export const clientStorage = [
  "user",
  "accessToken",
  "portal",
  "region",
  "pushNotificationToken",
  "embedLoginDetails",
  "roimaticConfiguration",
  "otpMobileNumber",
  "lastRoute",
] as const
/** Something that the client keeps. Spec: entities, client storage. */
export type StoredItem = (typeof clientStorage)[number]

/** Why stored items are cleared. */
export type Clearing = "logOut" | "sessionEnd" | "mobileNotRegistered"

/**
 * What each cause clears. The session's three items are given; "session data" and "local values" are ours. Spec:
 * states, login; calls, states.
 */
export const clearedBy: Readonly<Record<Clearing, ReadonlyArray<StoredItem>>> = {
  sessionEnd: ["accessToken", "user", "pushNotificationToken"],
  logOut: [
    "user",
    "accessToken",
    "pushNotificationToken",
    "embedLoginDetails",
    "roimaticConfiguration",
    "otpMobileNumber",
    "lastRoute",
  ],
  mobileNotRegistered: ["otpMobileNumber", "lastRoute", "roimaticConfiguration"],
}

/** The page that lists portals. The path is ours. Spec: 8.2, "a portal-selection route". */
export const portalSelectionPath = "/portalSelection"

/** The login page that returns to a path afterwards, if any. Spec: route guards. */
export const loginPath = (from?: string): string =>
  from === undefined || from === "" || from === "/" ? "/login" : `/login?redirect=${encodeURIComponent(from)}`

/** What happens when a session ends: the next page, what is cleared, and whether a message says that it expired. */
export interface SessionEnd {
  readonly to: string | undefined
  readonly clears: ReadonlyArray<StoredItem>
  readonly showsExpiry: boolean
}

const destinations: Readonly<Partial<Record<Behaviour, (path: string) => Omit<SessionEnd, "clears">>>> = {
  endSession: (path) => ({ to: loginPath(path), showsExpiry: true }),
  endSessionQuietly: () => ({ to: undefined, showsExpiry: false }),
  redirectToPortalSelection: () => ({ to: portalSelectionPath, showsExpiry: true }),
}

/** How an error code at a place ends the session; undefined when it does not. Spec: 8.2. */
export const sessionEndAfter = (code: number, place: Place, path: string): SessionEnd | undefined => {
  const destination = destinations[behaviourOf(code, place)]
  return destination && { ...destination(path), clears: clearedBy.sessionEnd }
}

/** The page and language after signing out. Spec: states, "goes to /login with English locale". */
export const afterLogOut = { to: "/login", language: "en", clears: clearedBy.logOut } as const
