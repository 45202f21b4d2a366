import type { Caller } from "@adapters/http-server"
import type { BusinessProfileId } from "@domain/kernel"
import type { Portal } from "@domain/portals"

/** Who calls at a portal's endpoint for assistants, in which language, and where. */
export interface Visit {
  readonly caller: Caller
  readonly portal: Pick<Portal, "title" | "legal">
  readonly origin: string
  readonly language: string
  readonly businesses: ReadonlyArray<BusinessProfileId>
  readonly today: string
}

/** Texts by key, language and values. */
export type Translate = (key: string, language: string, values: Readonly<Record<string, string | number>>) => string
