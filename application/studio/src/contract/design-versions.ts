import { contract } from "@application/kernel"
import { BusinessProfileId } from "@domain/kernel"
import { Design, DesignId, DesignNotFound, studioLimits } from "@domain/studio"
import { Schema } from "effect"
import { exampleDesign } from "./designs.ts"

/** The earlier versions of a design, the latest first. Ours. */
export const ListDesignVersions = contract("studio/ListDesignVersions", {
  kind: "query",
  access: "readCreatives",
  route: "GET /businessProfiles/:businessProfileId/designs/:designId/versions",
  group: "Designs",
  summary: "List the earlier versions of a design",
  description: `At most ${studioLimits.versions}, the latest first, without their layers.`,
  example: exampleDesign,
  input: Schema.Struct({ businessProfileId: BusinessProfileId, designId: DesignId }),
  output: Schema.Array(Schema.Struct({ version: Schema.Int, savedAt: Schema.Number, layers: Schema.Int })),
  failures: [DesignNotFound],
})

/** An earlier version of a design, whole. Ours. */
export const GetDesignVersion = contract("studio/GetDesignVersion", {
  kind: "query",
  access: "readCreatives",
  route: "GET /businessProfiles/:businessProfileId/designs/:designId/versions/:version",
  group: "Designs",
  summary: "Get an earlier version of a design",
  description: "To bring it back, send it by SaveDesign as the next version.",
  example: { ...exampleDesign, version: 2 },
  input: Schema.Struct({
    businessProfileId: BusinessProfileId,
    designId: DesignId,
    version: Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 2 ** 31 })),
  }),
  output: Schema.Struct({ version: Schema.Int, savedAt: Schema.Number, design: Design }),
  failures: [DesignNotFound],
})
