import { creativeContentOf } from "@domain/campaigns"
import { Effect } from "effect"
import { handler } from "@application/kernel"
import { DraftSessions } from "@application/signup/services"
import { hostedCreative } from "@domain/creatives"
import { DrawHostedCreative } from "../contract/hosted-creative.ts"
import { CreativeRenderer } from "../ports/creative-renderer.ts"
import { countCaller, creativesLimits } from "./limits.ts"

/** The ad of a shared draft, as its summary shows it to everybody who has the link. */
export const drawHostedCreative = handler(
  DrawHostedCreative,
  Effect.fnUntraced(function* ({ creativeId, query }) {
    const { size, templateId, scale, format } = yield* Effect.fromResult(hostedCreative(query))
    yield* countCaller(creativesLimits.draw)
    const content = creativeContentOf(yield* (yield* DraftSessions).ofLink(creativeId))
    const template = templateId ?? content.templateId
    const { url } = yield* (yield* CreativeRenderer).picture(content, template, size, { scale, format })
    return { url }
  }),
)
