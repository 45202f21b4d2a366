import { Schema } from "effect"
import { contract, exampleProfile, listOf, textOf } from "@application/kernel"
import { TooManyRequests } from "@domain/identity"
import { BusinessProfileId } from "@domain/kernel"

/** The most products that one call leaves out or brings back. */
const mostAtOnce = 100

const input = Schema.Struct({
  businessProfileId: BusinessProfileId,
  productIds: listOf(textOf(200), mostAtOnce),
})

/** Leaves products out of all ads until they are brought back. Ours. */
export const LeaveOutProducts = contract("businesses/LeaveOutProducts", {
  kind: "command",
  access: "editFeeds",
  route: "POST /businessProfiles/:businessProfileId/leftOutProducts",
  group: "Product insights",
  summary: "Leave products out of ads",
  description:
    "productIds are the feed's codes. Networks are told within minutes and show the products no more; feeds and their readings stay as they are. Codes that no feed holds are passed over.",
  example: { ...exampleProfile, productIds: ["SKU-1"] },
  input,
  output: Schema.Struct({}),
  failures: [TooManyRequests],
})

/** Lets products be advertised again. Ours. */
export const BringBackProducts = contract("businesses/BringBackProducts", {
  kind: "command",
  access: "editFeeds",
  route: "POST /businessProfiles/:businessProfileId/leftOutProducts/back",
  group: "Product insights",
  summary: "Bring products back into ads",
  description:
    "Networks are told within minutes of those that the feeds hold in order. A code that was not left out is passed over.",
  example: { ...exampleProfile, productIds: ["SKU-1"] },
  input,
  output: Schema.Struct({}),
  failures: [TooManyRequests],
})
