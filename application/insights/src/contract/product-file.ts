import { contract, exampleProfile, fileOutput, listOf } from "@application/kernel"
import { TooManyRequests } from "@domain/identity"
import { ProductColumn, ProductSort } from "@domain/insights"
import { SortOrder } from "@domain/kernel"
import { portalLanguages } from "@domain/portals"
import { Schema } from "effect"
import { aboutProductChoice, ofProductPeriod, productChoice } from "./product-insights.ts"

/** The formats of downloaded products. */
export const ProductFileFormat = Schema.Literals(["csv", "xlsx"])
export type ProductFileFormat = typeof ProductFileFormat.Type

/** All products that a list of product insights shows, on all its pages, as a file. Ours. */
export const ExportProductInsights = contract("insights/ExportProductInsights", {
  kind: "query",
  access: "readReports",
  route: "GET /businessProfiles/:businessProfileId/productInsights/products/file",
  answersFiles: ["text/csv", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"],
  group: "Product insights",
  summary: "Download advertised products as a file",
  description:
    "The products of ListProductInsights on all pages, without the envelope: CSV in UTF-8 with a byte-order mark, or an Excel workbook. Name, code and price come first, then columns, separated by commas, in their own order. Heads, groups and the networks' words are in language (en by default), amounts in the business's currency, and what is not known is empty. No cell runs as a formula. The file is made while it is read; a connection that ends early means that it is not whole. At most 120 an hour, together with reports. " +
    aboutProductChoice,
  example: { ...exampleProfile, format: "csv", period: "Last30Days", group: "Star", sort: "Orders", order: 2 },
  input: Schema.Struct({
    ...ofProductPeriod,
    ...productChoice,
    sort: Schema.optionalKey(ProductSort),
    order: Schema.optionalKey(SortOrder),
    format: ProductFileFormat,
    columns: Schema.optionalKey(listOf(ProductColumn, ProductColumn.literals.length)),
    language: Schema.optionalKey(Schema.Literals(portalLanguages)),
  }),
  output: fileOutput,
  failures: [TooManyRequests],
})
