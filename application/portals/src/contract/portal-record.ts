import { Effect, Schema, SchemaGetter, SchemaIssue } from "effect"
import { Portal, portalFromWire, portalToWire, WirePortal } from "@domain/portals"

/** A portal whose wire form is its record, its parts as JSON text. Spec: entities, Portal; calls A5. */
export const PortalRecord = WirePortal.pipe(
  Schema.decodeTo(Schema.toType(Portal), {
    decode: SchemaGetter.transformEffect((record: WirePortal, options) =>
      Effect.mapError(
        Effect.fromResult(portalFromWire(record)),
        ({ part, reason }) => new SchemaIssue.InvalidValue({ message: `${part}: ${reason}` }, record, options),
      ),
    ),
    encode: SchemaGetter.transform(portalToWire),
  }),
)
