import type { Effect } from "effect"
import type { AdmitKilobytes } from "@application/kernel"
import type { ExtractionStage } from "@domain/businesses"
import type { TooManyRequests } from "@domain/identity"

/** In whose name a reader reads, and what it calls while it does. */
export interface ReadingCalls {
  /** The reader's name that websites see: the portal's. */
  readonly readerName: string
  /** Called as each stage begins, in order. */
  readonly onProgress: (stage: ExtractionStage) => Effect.Effect<void>
  /** Called before each picture is copied into our store; one that is not admitted is left out. */
  readonly admitPicture: AdmitKilobytes<TooManyRequests>
}
