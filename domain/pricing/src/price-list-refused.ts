import { errorCode } from "@domain/errors"
import { Schema } from "effect"
import { PriceListFault } from "./price-list-faults.ts"

/** A price list may not be published; `faults` say why. Spec: error catalogue, 102. */
export class PriceListRefused extends Schema.TaggedError<PriceListRefused>()("PriceListRefused", {
  errorCode: errorCode(102),
  faults: Schema.Array(PriceListFault),
}) {}

/** The portal has no price list of its own with this id. Spec: error catalogue, 104. */
export class PriceListNotFound extends Schema.TaggedError<PriceListNotFound>()("PriceListNotFound", {
  errorCode: errorCode(104),
}) {}
