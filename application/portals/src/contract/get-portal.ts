import { Schema } from "effect"
import { contract, textOf } from "@application/kernel"
import { InvalidPortal, Portal } from "@domain/portals"

/** The portal that answers at a host. Spec: calls A5, GET /portals. */
export const GetPortal = contract("portals/GetPortal", {
  access: "readPortal",
  input: Schema.Struct({ domain: textOf(255) }),
  output: Portal,
  failures: [InvalidPortal],
})
