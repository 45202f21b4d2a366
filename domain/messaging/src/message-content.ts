import { Schema } from "effect"

const template = <const Name extends string, const Fields extends Schema.Struct.Fields>(name: Name, fields: Fields) =>
  Schema.Struct({ template: Schema.Literal(name), ...fields })

/** A message by name; its words are in the locale files, its look and sender are the portal's. */
export const MessageContent = Schema.Union([
  template("otp", { otp: Schema.String, minutes: Schema.Int }),
  template("resetPassword", { link: Schema.String, firstName: Schema.String }),
  template("welcome", { link: Schema.String, firstName: Schema.String }),
  template("summary", {
    link: Schema.String,
    businessName: Schema.String,
    agentName: Schema.optionalKey(Schema.String),
  }),
  template("campaignLive", { link: Schema.String, campaignName: Schema.String }),
  template("campaignRejected", { link: Schema.String, campaignName: Schema.String, reason: Schema.String }),
  template("newLead", { link: Schema.String, leadName: Schema.String, campaignName: Schema.String }),
])
export type MessageContent = typeof MessageContent.Type
