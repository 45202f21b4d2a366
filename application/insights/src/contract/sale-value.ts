import { contract, exampleProfile } from "@application/kernel"
import { DifferenceStale } from "@domain/errors"
import { KeptSaleValue, SaleValue } from "@domain/insights"
import { BusinessProfileId } from "@domain/kernel"
import { Schema } from "effect"

const Version = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 2 ** 31 }))

/** Keeps what an owner says of a sale, from which the dashboard computes the return on spend. Ours. */
export const KeepSaleValue = contract("insights/KeepSaleValue", {
  kind: "command",
  access: "editProfile",
  route: "PUT /businessProfiles/:businessProfileId/saleValue",
  summary: "Say what a sale is worth and how many enquiries become sales",
  description:
    "averageSale is in minor units of the business's currency, closePercent how many of a hundred enquiries become sales. version is that of the value which was read, 0 where there was none; a value that was changed since is not overwritten (409).",
  example: { ...exampleProfile, averageSale: 250_000, closePercent: 20, version: 0 },
  input: Schema.Struct({ businessProfileId: BusinessProfileId, ...SaleValue.fields, version: Version }),
  output: KeptSaleValue,
  failures: [DifferenceStale],
})

/** Removes what was said of a sale, and with it the return on spend. Ours. */
export const RemoveSaleValue = contract("insights/RemoveSaleValue", {
  kind: "command",
  access: "editProfile",
  route: "DELETE /businessProfiles/:businessProfileId/saleValue/:version",
  summary: "Remove what a sale is worth",
  description:
    "version is that of the value which was read; a value that was changed since is not removed (409), and one that is gone is no error.",
  example: { ...exampleProfile, version: 1 },
  input: Schema.Struct({ businessProfileId: BusinessProfileId, version: Version }),
  output: Schema.Struct({}),
  failures: [DifferenceStale],
})
