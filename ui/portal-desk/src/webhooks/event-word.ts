import type { PortalEventKind } from "@domain/integrations"

/** The key of an event's words; i18next would take the point in its name for a step. */
export const wordOf = (kind: PortalEventKind): string => `portalWebhooks:event.${kind.replace(".", "_")}`
