import { contract, exampleProfile, textOf } from "@application/kernel"
import { CustomerList, CustomerListsFull, listLimits, NoListNetwork, VisitorRule } from "@domain/audiences"
import { ConversionSiteMissing } from "@domain/conversions"
import { InvalidFields, TooManyRequests } from "@domain/identity"
import { BusinessProfileId } from "@domain/kernel"
import { Schema } from "effect"

/** Makes an audience of the website's visitors. Ours. */
export const CreateVisitorAudience = contract("audiences/CreateVisitorAudience", {
  kind: "command",
  access: "editCampaigns",
  route: "POST /businessProfiles/:businessProfileId/visitorAudiences",
  group: "Customer lists",
  summary: "Make an audience of the website's visitors",
  description:
    "The website's tag tells of visits from then on, of visitors who agreed, once in a day each. visitors.pages says which pages count, by their path; all where absent. days is how long a visitor stays after the last visit, 1 to 180. without leaves out whoever was told to have made such a conversion within these days. consentVersion is the version of the statement that the caller accepts, in language. It is listed with the customer lists, renamed, removed and used as these are. Meta alone takes it, so that ads of other networks cannot use it.",
  example: {
    ...exampleProfile,
    name: "Looked at the sale",
    visitors: { pages: { match: "BeginsWith", path: "/sale" }, days: 30, without: "Purchase" },
    consentVersion: 1,
    language: "en",
  },
  input: Schema.Struct({
    businessProfileId: BusinessProfileId,
    name: textOf(listLimits.nameLetters),
    visitors: VisitorRule,
    consentVersion: Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 1000 })),
    language: textOf(10),
  }),
  output: CustomerList,
  failures: [InvalidFields, ConversionSiteMissing, CustomerListsFull, NoListNetwork, TooManyRequests],
})
