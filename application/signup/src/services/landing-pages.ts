import { Context, type Effect } from "effect"
import type { LandingVisit } from "@domain/campaigns"

/** Opens the pages that ads lead to. Only public addresses are ever fetched. */
export class LandingPages extends Context.Service<
  LandingPages,
  {
    /** What came of opening a page; `readerName` is the name that the website sees, the portal's. */
    readonly visit: (address: string, readerName: string) => Effect.Effect<LandingVisit>
  }
>()("signup/LandingPages") {}
