import { contract } from "@application/kernel"
import { BusinessProfileId } from "@domain/kernel"
import { DesignId, DesignNotFound, DesignsFull, KeptDesign, studioLimits } from "@domain/studio"
import { Schema } from "effect"
import { exampleDesign } from "./designs.ts"

const group = "Designs"
const ofDesign = { businessProfileId: BusinessProfileId, designId: DesignId } as const

/** Removes a design; one that is gone is no error. Ours. */
export const RemoveDesign = contract("studio/RemoveDesign", {
  kind: "command",
  access: "editCreatives",
  route: "DELETE /businessProfiles/:businessProfileId/designs/:designId",
  group,
  summary: "Remove a design",
  description: `For ${studioLimits.daysOfRemoved} days RestoreDesign brings it back with its versions. Pictures that were made of it stay.`,
  example: exampleDesign,
  input: Schema.Struct(ofDesign),
  output: Schema.Struct({}),
})

/** Brings a removed design back. Ours. */
export const RestoreDesign = contract("studio/RestoreDesign", {
  kind: "command",
  access: "editCreatives",
  route: "POST /businessProfiles/:businessProfileId/designs/:designId/restore",
  group,
  summary: "Bring a removed design back",
  example: exampleDesign,
  input: Schema.Struct(ofDesign),
  output: KeptDesign,
  failures: [DesignNotFound, DesignsFull],
})

/** The designs that can be brought back, the latest removal first. Ours. */
export const ListRemovedDesigns = contract("studio/ListRemovedDesigns", {
  kind: "query",
  access: "readCreatives",
  route: "GET /businessProfiles/:businessProfileId/removedDesigns",
  group,
  summary: "List removed designs that can be brought back",
  example: { businessProfileId: exampleDesign.businessProfileId },
  input: Schema.Struct({ businessProfileId: BusinessProfileId }),
  output: Schema.Array(
    Schema.Struct({ id: DesignId, name: Schema.String, folder: Schema.String, removedAt: Schema.Number }),
  ),
})

/** Deletes removed designs whose time is over, with their versions. */
export const ForgetRemovedDesigns = contract("studio/ForgetRemovedDesigns", {
  kind: "workflow",
  access: "system",
  input: Schema.Struct({}),
  output: Schema.Struct({}),
})
