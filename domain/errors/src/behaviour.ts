import { type ErrorCode, isErrorCode } from "./error-catalogue.ts"

/** Where a failure arrived. `payment` is every payment and card call. Spec: behaviour per error 8.2. */
export const places = ["login", "forgotPassword", "resetPassword", "portalsListing", "payment", "elsewhere"] as const
export type Place = (typeof places)[number]

/**
 * What follows from a failure. `endSession` clears token, user and push token and redirects to login with the present path;
 * `endSessionQuietly` clears them and shows nothing; `genericMessage` also reports to the error service.
 */
export const behaviours = [
  "handToCaller",
  "endSession",
  "endSessionQuietly",
  "redirectToLogin",
  "redirectToPortalSelection",
  "rethrow",
  "genericMessage",
] as const
export type Behaviour = (typeof behaviours)[number]

type Rule = Readonly<Partial<Record<Place, Behaviour>>> & { readonly otherwise: Behaviour }

const sessionEnds: Rule = {
  login: "endSessionQuietly",
  portalsListing: "redirectToPortalSelection",
  otherwise: "endSession",
}

const onlyOnLogin: Rule = { login: "handToCaller", payment: "rethrow", otherwise: "genericMessage" }

/** The codes that do not simply go to their caller. Spec: behaviour per error 8.2. */
const exceptions: Readonly<Partial<Record<ErrorCode, Rule>>> = {
  51: onlyOnLogin,
  55: { forgotPassword: "handToCaller", otherwise: "redirectToLogin" },
  56: onlyOnLogin,
  61: { ...sessionEnds, resetPassword: "handToCaller" },
  62: sessionEnds,
  63: sessionEnds,
  76: sessionEnds,
  112: sessionEnds,
  113: sessionEnds,
  401: sessionEnds,
}

const handed: Rule = { payment: "rethrow", otherwise: "handToCaller" }
const unexpected: Rule = { payment: "rethrow", otherwise: "genericMessage" }

/** The one behaviour of a code in a place; a code outside the catalogue is reported and answered with the generic message. Spec: 8.2. */
export const behaviourOf = (code: number, place: Place): Behaviour => {
  const rule = isErrorCode(code) ? (exceptions[code] ?? handed) : unexpected
  return rule[place] ?? rule.otherwise
}

/** Whether the code ends a signed-in session in this place. Spec: 8.2. */
export const endsSession = (code: number, place: Place): boolean =>
  ["endSession", "endSessionQuietly", "redirectToPortalSelection"].includes(behaviourOf(code, place))
