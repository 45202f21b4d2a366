import { contract, exampleProfile } from "@application/kernel"
import { InvalidFields } from "@domain/identity"
import { BusinessProfileId } from "@domain/kernel"
import { BrandKit, firstBrandKit } from "@domain/studio"
import { Schema } from "effect"

const group = "Designs"

/** A business's brand kit; until one is saved, its name and logo with the house's colours. Ours. */
export const GetBrandKit = contract("studio/GetBrandKit", {
  kind: "query",
  access: "readCreatives",
  route: "GET /businessProfiles/:businessProfileId/brandKit",
  group,
  summary: "Get a business's brand kit",
  example: exampleProfile,
  input: Schema.Struct({ businessProfileId: BusinessProfileId }),
  output: Schema.Struct({ kit: BrandKit, isSaved: Schema.Boolean }),
})

/** Saves a business's brand kit. Designs that exist keep what they have. Ours. */
export const SaveBrandKit = contract("studio/SaveBrandKit", {
  kind: "command",
  access: "editCreatives",
  route: "PUT /businessProfiles/:businessProfileId/brandKit",
  group,
  summary: "Save a business's brand kit",
  description: "The first colour and the first logo lead. logos are addresses of the business's pictures.",
  example: { ...exampleProfile, ...firstBrandKit("Sunrise Dental") },
  input: Schema.Struct({ businessProfileId: BusinessProfileId, ...BrandKit.fields }),
  output: Schema.Struct({}),
  failures: [InvalidFields],
})
