import { Schema, SchemaTransformation } from "effect"
import { contract, textOf } from "@application/kernel"
import { InvalidPortal } from "@domain/portals"
import { PortalRecord } from "./portal-record.ts"

/** One item, since the product reads the first of a list. Spec: calls, "first item of data is used". */
const onlyItem = Schema.Tuple([PortalRecord]).pipe(
  Schema.decodeTo(
    Schema.toType(PortalRecord),
    SchemaTransformation.transform<typeof PortalRecord.Type, readonly [typeof PortalRecord.Type]>({
      decode: ([portal]) => portal,
      encode: (portal) => [portal],
    }),
  ),
)

/** The portal that answers at a host with the third parties that are on, as the only item of a list. Spec: calls A5, GET /portals. */
export const GetPortal = contract("portals/GetPortal", {
  kind: "query",
  access: "readPortal",
  route: "GET /portals",
  mayBypassLogin: true,
  specification: ["A5"],
  summary: "Get the portal at a host",
  description: "A portal's name, look, languages, regions and switches. Every other call belongs to one portal.",
  example: { domain: "localhost" },
  input: Schema.Struct({ domain: textOf(255) }),
  output: onlyItem,
  failures: [InvalidPortal],
})
