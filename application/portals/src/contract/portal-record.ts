import { Effect, Schema, SchemaGetter, SchemaIssue } from "effect"
import { portalFromWire, portalToWire, ServedPortal, WirePortal } from "@domain/portals"

const { services, chatScript } = ServedPortal.fields
const ServedRecord = Schema.Struct({ ...WirePortal.fields, services, chatScript })
type ServedRecord = typeof ServedRecord.Type

/** A portal whose wire form is its record, its parts as JSON text, with the third parties that are on. Spec: entities, Portal; calls A5. */
export const PortalRecord = ServedRecord.pipe(
  Schema.decodeTo(Schema.toType(ServedPortal), {
    decode: SchemaGetter.transformEffect((record: ServedRecord, options) =>
      Effect.mapBoth(Effect.fromResult(portalFromWire(record)), {
        onSuccess: (portal) => ({
          ...portal,
          services: record.services,
          ...(record.chatScript !== undefined && { chatScript: record.chatScript }),
        }),
        onFailure: ({ part, reason }) =>
          new SchemaIssue.InvalidValue({ message: `${part}: ${reason}` }, record, options),
      }),
    ),
    encode: SchemaGetter.transform((portal: ServedPortal) => ({
      ...portalToWire(portal),
      services: portal.services,
      ...(portal.chatScript !== undefined && { chatScript: portal.chatScript }),
    })),
  }),
)
