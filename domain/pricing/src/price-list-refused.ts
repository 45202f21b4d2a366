import { errorCode } from "@domain/errors"
import { Schema } from "effect"
import { PriceListFault } from "./price-list-faults.ts"

/** A price list may not be published; `faults` say why. Spec: error catalogue, 102. */
export class PriceListRefused extends Schema.TaggedError<PriceListRefused>()("PriceListRefused", {
  errorCode: errorCode(102),
  faults: Schema.Array(PriceListFault),
}) {}
