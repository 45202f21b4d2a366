import type { PortalEventKind } from "@domain/integrations"

/** What is typed of an endpoint. */
export interface EndpointValues {
  readonly name: string
  readonly address: string
  readonly description: string
  readonly events: ReadonlyArray<PortalEventKind>
}
