import { law } from "@domain/kernel/testing"
import * as fc from "fast-check"
import { expect, test } from "vitest"
import { type Behaviour, behaviourOf, consequences, endsSession, type Place } from "./behaviour.ts"
import { errorCatalogue, errorEntry, messageKeyOf, statusOf } from "./error-catalogue.ts"
import { shownMessage } from "./shown-message.ts"
import { anyErrorCode, anyPlace } from "./testing/index.ts"

test("every code has one entry, one name and one message key", () => {
  const unique = (values: ReadonlyArray<unknown>) => new Set(values).size
  expect(unique(errorCatalogue.map((entry) => entry.code))).toBe(errorCatalogue.length)
  expect(unique(errorCatalogue.map((entry) => entry.name))).toBe(errorCatalogue.length)
  expect(unique(errorCatalogue.map((entry) => entry.messageKey))).toBe(errorCatalogue.length)
})

/** The codes with a behaviour of their own: outside the places that the law names, and where a place differs. Spec: 8.2. */
const special: Readonly<Record<number, Readonly<Partial<Record<Place, Behaviour>>> & { readonly rest: Behaviour }>> = {
  51: { login: "handToCaller", payment: "rethrow", rest: "genericMessage" },
  56: { login: "handToCaller", payment: "rethrow", rest: "genericMessage" },
  55: { forgotPassword: "handToCaller", rest: "redirectToLogin" },
  ...Object.fromEntries(
    [61, 62, 63, 76, 112, 113, 401].map((code) => [
      code,
      {
        login: "endSessionQuietly",
        portalsListing: "redirectToPortalSelection",
        ...(code === 61 && { resetPassword: "handToCaller" }),
        rest: "endSession",
      },
    ]),
  ),
}

test("every code has one behaviour in every place", () => {
  law(
    fc.property(
      fc.oneof(anyErrorCode, fc.constantFrom(...Object.keys(special).map(Number))),
      anyPlace,
      (code, place) => {
        const rule = special[code] ?? { payment: "rethrow", rest: "handToCaller" }
        const expected = place === "sessionRestore" ? "reportOnly" : (rule[place] ?? rule.rest)
        expect(behaviourOf(code, place)).toBe(expected)
      },
    ),
  )
})

test("an unknown code is rethrown from a payment, else shown as the generic message", () => {
  const unknown = fc.integer().filter((code) => errorEntry(code) === undefined)
  law(
    fc.property(unknown, anyPlace, (code, place) => {
      const elsewhere = place === "payment" ? "rethrow" : "genericMessage"
      expect(behaviourOf(code, place)).toBe(place === "sessionRestore" ? "reportOnly" : elsewhere)
    }),
  )
})

test("the generic message is for unexpected codes and sign-in codes outside login", () => {
  law(
    fc.property(anyErrorCode, anyPlace, (code, place) => {
      const generic = behaviourOf(code, place) === "genericMessage"
      expect(generic).toBe([51, 56].includes(code) && !["login", "payment", "sessionRestore"].includes(place))
    }),
  )
})

test("a code that ends the session ends it everywhere but on reset-password", () => {
  law(
    fc.property(anyErrorCode, anyPlace, (code, place) => {
      const isSessionCode = [61, 62, 63, 76, 112, 113, 401].includes(code)
      const ends = isSessionCode && !(code === 61 && place === "resetPassword") && place !== "sessionRestore"
      expect(endsSession(code, place)).toBe(ends)
    }),
  )
})

test("exactly one follows: the caller handles it, something is shown, or nothing", () => {
  law(
    fc.property(anyErrorCode, anyPlace, fc.option(fc.string(), { nil: undefined }), (code, place, words) => {
      const { shows, toCaller } = consequences[behaviourOf(code, place)]
      expect(toCaller).toBe(shows === "byCaller")
      expect(shownMessage(code, place, words) === undefined).toBe(shows === "nothing")
    }),
  )
})

test("every status is an error status, and a catalogued one is its entry's", () => {
  law(
    fc.property(fc.oneof(anyErrorCode, fc.integer()), (code) => {
      const status = statusOf(code)
      expect(status >= 400 && status <= 599).toBe(true)
      expect(errorEntry(code)?.httpStatus ?? status).toBe(status)
      expect(messageKeyOf(code)).toBe(errorEntry(code) === undefined ? "generic" : `code.${code}`)
    }),
  )
})
