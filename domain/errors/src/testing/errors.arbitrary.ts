import * as fc from "fast-check"
import { places } from "../behaviour.ts"
import { errorCatalogue } from "../error-catalogue.ts"

/** Any catalogued number. */
export const anyErrorCode = fc.constantFrom(...errorCatalogue.map((entry) => entry.code))

/** Any place of the behaviour table. */
export const anyPlace = fc.constantFrom(...places)
