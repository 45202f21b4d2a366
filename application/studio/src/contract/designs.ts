import { contract, exampleProfile, textOf } from "@application/kernel"
import { InvalidFields } from "@domain/identity"
import { BusinessProfileId, PageRequest } from "@domain/kernel"
import {
  blankDesign,
  Design,
  DesignChanged,
  DesignId,
  DesignName,
  DesignNotFound,
  DesignsFull,
  FolderName,
  KeptDesign,
  studioLimits,
} from "@domain/studio"
import { Schema } from "effect"

const optional = Schema.optionalKey
const group = "Designs"
const ofBusiness = { businessProfileId: BusinessProfileId } as const
const ofDesign = { ...ofBusiness, designId: DesignId } as const
const version = Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 2 ** 31 }))

/** Bytes of a call with a design. */
const designBody = 1_500_000

export const exampleDesign = { ...exampleProfile, designId: "b3f1c9a07d" } as const

/** A page of a business's designs, the latest change first. Ours. */
export const ListDesigns = contract("studio/ListDesigns", {
  kind: "query",
  access: "readCreatives",
  route: "GET /businessProfiles/:businessProfileId/designs",
  group,
  summary: "List a business's designs",
  description:
    "search finds words in names and folders; folder asks for one folder. folders are all of the business's, with how many designs each has; everything counts all designs.",
  example: { ...exampleProfile, search: "summer", page: 1, limit: 12 },
  input: Schema.Struct({
    ...ofBusiness,
    search: optional(textOf(100)),
    folder: optional(FolderName),
    page: optional(PageRequest.fields.page),
    limit: optional(PageRequest.fields.limit),
  }),
  output: Schema.Struct({
    designs: Schema.Array(KeptDesign),
    total: Schema.Int,
    page: Schema.Int,
    limit: Schema.Int,
    everything: Schema.Int,
    folders: Schema.Array(Schema.Struct({ name: Schema.String, designs: Schema.Int })),
  }),
})

/** A design as it was last saved. Ours. */
export const GetDesign = contract("studio/GetDesign", {
  kind: "query",
  access: "readCreatives",
  route: "GET /businessProfiles/:businessProfileId/designs/:designId",
  group,
  summary: "Get a design",
  example: exampleDesign,
  input: Schema.Struct(ofDesign),
  output: KeptDesign,
  failures: [DesignNotFound],
})

/** Adds a design. Ours. */
export const AddDesign = contract("studio/AddDesign", {
  kind: "command",
  access: "editCreatives",
  route: "POST /businessProfiles/:businessProfileId/designs",
  group,
  summary: "Add a design",
  description: `Layers stand from the back to the front, for the first of sizes; other sizes follow from it, and corrections say what differs there. A business has at most ${studioLimits.designs} designs.`,
  largestBody: designBody,
  example: { ...exampleProfile, name: "Summer offer", folder: "Summer", design: blankDesign("1080x1080") },
  input: Schema.Struct({ ...ofBusiness, name: DesignName, folder: FolderName, design: Design }),
  output: KeptDesign,
  failures: [InvalidFields, DesignsFull],
})

/** Saves a design; a save from another version than the present one is refused with what was saved meanwhile. Ours. */
export const SaveDesign = contract("studio/SaveDesign", {
  kind: "command",
  access: "editCreatives",
  route: "PUT /businessProfiles/:businessProfileId/designs/:designId",
  group,
  summary: "Save a design",
  description: `version is the version that the change began from; another is refused, and present is the design as it was saved meanwhile. What a save of another sitting (${studioLimits.minutesOfVersion} minutes) replaces is kept as a version, and so it is with keepsFormer.`,
  largestBody: designBody,
  example: { ...exampleDesign, version: 3, design: blankDesign("1080x1080") },
  input: Schema.Struct({ ...ofDesign, version, design: Design, keepsFormer: optional(Schema.Boolean) }),
  output: Schema.Struct({ version: Schema.Int, changedAt: Schema.Number }),
  failures: [InvalidFields, DesignNotFound, DesignChanged],
})

/** Renames a design or moves it to another folder. Ours. */
export const ArrangeDesign = contract("studio/ArrangeDesign", {
  kind: "command",
  access: "editCreatives",
  route: "PATCH /businessProfiles/:businessProfileId/designs/:designId",
  group,
  summary: "Rename a design or move it to a folder",
  description: "An empty folder takes it out of its folder. A folder is there as long as a design is in it.",
  example: { ...exampleDesign, folder: "Summer" },
  input: Schema.Struct({ ...ofDesign, name: optional(DesignName), folder: optional(FolderName) }),
  output: KeptDesign,
  failures: [InvalidFields, DesignNotFound],
})
