import { type ErrorCode, isErrorCode } from "./error-catalogue.ts"

/**
 * Where a failure arrived. `payment` is every payment and card call, `sessionRestore` the renewal of a session when a page
 * opens. Spec: behaviour per error 8.2.
 */
export const places = [
  "login",
  "forgotPassword",
  "resetPassword",
  "portalsListing",
  "payment",
  "sessionRestore",
  "elsewhere",
] as const
/** One of the places. */
export type Place = (typeof places)[number]

/** What follows from a failure; `consequences` says what each means. */
export const behaviours = [
  "handToCaller",
  "endSession",
  "endSessionQuietly",
  "redirectToLogin",
  "redirectToPortalSelection",
  "rethrow",
  "genericMessage",
  "reportOnly",
] as const
/** One of the behaviours. */
export type Behaviour = (typeof behaviours)[number]

/** What a behaviour does: whether its caller gets the failure, what is shown, where people are led, whether it is reported. */
export interface Consequence {
  readonly toCaller: boolean
  readonly endsSession: boolean
  readonly leadsTo: "login" | "portalSelection" | undefined
  readonly shows: "byCaller" | "sessionExpired" | "generic" | "nothing"
  readonly isReported: boolean
}

const handedOver = {
  toCaller: true,
  endsSession: false,
  leadsTo: undefined,
  shows: "byCaller",
  isReported: false,
} as const
const sessionOver = {
  toCaller: false,
  endsSession: true,
  leadsTo: "login",
  shows: "sessionExpired",
  isReported: false,
} as const
const reported = {
  toCaller: false,
  endsSession: false,
  leadsTo: undefined,
  shows: "generic",
  isReported: true,
} as const

/** Each behaviour in its parts. Ending a session is the identity rules' business. Spec: behaviour per error 8.2. */
export const consequences: Readonly<Record<Behaviour, Consequence>> = {
  handToCaller: handedOver,
  rethrow: handedOver,
  endSession: sessionOver,
  endSessionQuietly: { ...sessionOver, leadsTo: undefined, shows: "nothing" },
  redirectToPortalSelection: { ...sessionOver, leadsTo: "portalSelection" },
  redirectToLogin: { ...sessionOver, endsSession: false, shows: "nothing" },
  genericMessage: reported,
  reportOnly: { ...reported, shows: "nothing" },
}

type Rule = Readonly<Partial<Record<Place, Behaviour>>> & { readonly otherwise: Behaviour }

/** In every place, whatever the code: errors of restoring a session are reported and nothing more. */
const restoring = { sessionRestore: "reportOnly" } as const

const sessionEnds: Rule = {
  ...restoring,
  login: "endSessionQuietly",
  portalsListing: "redirectToPortalSelection",
  otherwise: "endSession",
}

const onlyOnLogin: Rule = { ...restoring, login: "handToCaller", payment: "rethrow", otherwise: "genericMessage" }

/**
 * The codes that do not simply go to their caller. A session ends in payment calls too, and a malformed token is told of
 * nowhere on the login screen (both ours). Spec: behaviour per error 8.2.
 */
const exceptions: Readonly<Partial<Record<ErrorCode, Rule>>> = {
  51: onlyOnLogin,
  55: { ...restoring, forgotPassword: "handToCaller", otherwise: "redirectToLogin" },
  56: onlyOnLogin,
  61: { ...sessionEnds, resetPassword: "handToCaller" },
  62: sessionEnds,
  63: sessionEnds,
  76: sessionEnds,
  112: sessionEnds,
  113: sessionEnds,
  401: sessionEnds,
}

const handed: Rule = { ...restoring, payment: "rethrow", otherwise: "handToCaller" }
const unexpected: Rule = { ...restoring, payment: "rethrow", otherwise: "genericMessage" }

/**
 * The behaviour of a code in a place; a code outside the catalogue is reported and answered with the generic message.
 * Spec: 8.2.
 */
export const behaviourOf = (code: number, place: Place): Behaviour => {
  const rule = isErrorCode(code) ? (exceptions[code] ?? handed) : unexpected
  return rule[place] ?? rule.otherwise
}

/** Whether the code ends a signed-in session in this place. Spec: 8.2. */
export const endsSession = (code: number, place: Place): boolean => consequences[behaviourOf(code, place)].endsSession

/** Whether the code is reported to the error service in this place. Spec: 8.2. */
export const isReported = (code: number, place: Place): boolean => consequences[behaviourOf(code, place)].isReported
