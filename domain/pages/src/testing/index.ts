import * as fc from "fast-check"
import { pageNames, pageRow } from "../page-at.ts"

/** Any page of the table. */
export const anyPage = fc.constantFrom(...pageNames)

/** The address of any page: each part that varies is a number. */
export const anyPageAddress = fc
  .tuple(anyPage, fc.integer({ min: 1, max: 99_999 }))
  .map(([name, id]) => pageRow(name).path.replaceAll(/\{.*?\}/g, String(id)))
