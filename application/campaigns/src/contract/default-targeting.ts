import { Schema } from "effect"
import { contract } from "@application/kernel"
import { AgeBand, Gender, TargetLocation } from "@domain/campaigns"

/** Whom ads are shown to before anybody chooses; the circle's middle is the business. Spec: calls L13. */
export const GetDefaultTargeting = contract("campaigns/GetDefaultTargeting", {
  kind: "query",
  access: "readReferenceData",
  route: "GET /LocalBusiness/defaultTargeting",
  specification: ["L13"],
  summary: "Get the audience that is aimed at before anybody chooses",
  example: {},
  input: Schema.Struct({}),
  output: Schema.Struct({ gender: Gender, ageBands: Schema.Array(AgeBand), location: TargetLocation }),
})
