import { type Behaviour, behaviourOf, type Place } from "@domain/errors"

/** What a device keeps for the product. Spec: entities, client storage. */
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

/** Why stored things are cleared. */
export type Clearing = "logOut" | "sessionEnd" | "mobileNotRegistered"

/** What each cause clears. The session's three are given; "session data" and "local values" are settled by us. Spec: states, login; calls, states. */
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

/** Where portals are listed to choose from. The path is ours. Spec: 8.2, "a portal-selection route". */
export const portalSelectionPath = "/portalSelection"

/** The login page that comes back to a path afterwards; plain when there is nothing to come back to. Spec: route guards. */
export const loginPath = (from?: string): string =>
  from === undefined || from === "" || from === "/" ? "/login" : `/login?redirect=${encodeURIComponent(from)}`

/** What follows when a session ends: where to go, what is cleared, and whether it is said that the session expired. */
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

/** The end of a session after an error code at a place, on a path; undefined when that code does not end it there. Spec: 8.2. */
export const sessionEndAfter = (code: number, place: Place, path: string): SessionEnd | undefined => {
  const destination = destinations[behaviourOf(code, place)]
  return destination && { ...destination(path), clears: clearedBy.sessionEnd }
}

/** Where signing out leads, and in which language. Spec: states, "goes to /login with English locale". */
export const afterLogOut = { to: "/login", language: "en", clears: clearedBy.logOut } as const
