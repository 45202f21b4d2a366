import { behaviourOf, isReported, type Place } from "./behaviour.ts"
import { genericMessageSurface } from "./notification-policy.ts"
import { type ShownMessage, shownMessage } from "./shown-message.ts"

/** How a failure is told: where, by which message, and whether the page reports it. No message means the failure's own words. */
export interface ToldFailure {
  readonly surface: "inPlace" | "toast" | "nowhere"
  readonly message: ShownMessage
  readonly isReported: boolean
}

/** What a client calls a reply of a server that failed, which has reported it itself. */
const serverFailed = "ServerError"

interface Facts {
  readonly _tag?: string
  readonly errorCode?: number
}

/**
 * How a failure that arrived in a place is told. One that its call names is handed to the caller with its own words, unless the
 * login screen is to be silent; any other goes by its code. Spec: behaviour per error 8.2.
 */
export const toldFailure = (failure: unknown, place: Place, isPartnerBrand: boolean): ToldFailure => {
  const { _tag: tag, errorCode: code = 0 }: Facts = typeof failure === "object" && failure !== null ? failure : {}
  const behaviour = behaviourOf(code, place)
  const isNamed = typeof tag === "string" && tag !== serverFailed
  if (isNamed || behaviour === "handToCaller") {
    const isSilent = behaviour === "endSessionQuietly"
    return { surface: isSilent ? "nowhere" : "inPlace", message: undefined, isReported: false }
  }
  const message = shownMessage(code, place)
  const isGeneric = behaviour === "genericMessage" && place === "elsewhere"
  const shown = isGeneric && genericMessageSurface(isPartnerBrand) === "toast" ? "toast" : "inPlace"
  return {
    surface: message === undefined ? "nowhere" : shown,
    message,
    isReported: tag !== serverFailed && isReported(code, place),
  }
}
