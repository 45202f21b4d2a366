import { contract, exampleProfile, textOf } from "@application/kernel"
import {
  ConversionAction,
  ConversionActionNotFound,
  ConversionActionsFull,
  ConversionSettings,
  ConversionSiteMissing,
} from "@domain/conversions"
import { InvalidFields } from "@domain/identity"
import { BusinessProfileId, ConversionActionId } from "@domain/kernel"
import { Schema } from "effect"

const ofAction = { businessProfileId: BusinessProfileId, actionId: ConversionActionId } as const
const exampleAction = { ...exampleProfile, actionId: 3 } as const

const settings = { ...ConversionSettings.fields, name: textOf(300) } as const

const exampleSettings = {
  name: "Orders",
  category: "Purchase",
  signal: { kind: "Event", event: "purchase" },
  counting: "Every",
  days: 30,
  isResult: true,
} as const

/** Makes a kind of conversion. Ours. */
export const CreateConversionAction = contract("conversions/CreateConversionAction", {
  kind: "command",
  access: "manageConversions",
  route: "POST /businessProfiles/:businessProfileId/conversions/actions",

  summary: "Make a kind of conversion",
  description:
    "signal is a page that is opened, an event that the website or server names, or a click on a phone number, a mail address or WhatsApp. days is how long after an ad's click a conversion counts for its campaign. value, in minor units, is the worth of a conversion that tells none. What is not isResult is watched alone.",
  example: { ...exampleProfile, ...exampleSettings },
  input: Schema.Struct({ businessProfileId: BusinessProfileId, ...settings }),
  output: ConversionAction,
  failures: [ConversionSiteMissing, ConversionActionsFull, InvalidFields],
})

/** Changes a kind of conversion; what it counted stays. Ours. */
export const ChangeConversionAction = contract("conversions/ChangeConversionAction", {
  kind: "command",
  access: "manageConversions",
  route: "PUT /businessProfiles/:businessProfileId/conversions/actions/:actionId",

  summary: "Change a kind of conversion",
  description: "What it has counted stays as it was counted.",
  example: { ...exampleAction, ...exampleSettings },
  input: Schema.Struct({ ...ofAction, ...settings }),
  output: ConversionAction,
  failures: [ConversionActionNotFound, InvalidFields],
})

/** Switches a kind of conversion on or off, or removes it; On undoes both. Ours. */
export const SwitchConversionAction = contract("conversions/SwitchConversionAction", {
  kind: "command",
  access: "manageConversions",
  route: "PUT /businessProfiles/:businessProfileId/conversions/actions/:actionId/state",

  summary: "Switch a kind of conversion on or off, or remove it",
  description: "What is Off or Removed counts nothing more; what it counted stays. On undoes both.",
  example: { ...exampleAction, state: "Off" },
  input: Schema.Struct({ ...ofAction, state: ConversionAction.fields.state }),
  output: ConversionAction,
  failures: [ConversionActionNotFound, ConversionActionsFull, InvalidFields],
})
