import {
  acceptedCards,
  adLanguageOf,
  copyRequestOf,
  creativeContentOf,
  suggestedBanner,
  suggestedSearchAssets,
} from "@domain/campaigns"
import { publicContact } from "@domain/signup"
import { Effect, Random, Schema } from "effect"
import { handler } from "@application/kernel"
import {
  acceptCopy as accepted,
  chosenHost,
  copyLanguageOf,
  creativeImageUrl,
  CreativeSizeName,
  creativeSizes,
  draftAdCopy,
  draftSearchAd,
  isTemplate,
  suggestKeywords,
  TemplateNotFound,
  withSearchAssets,
} from "@domain/creatives"
import { AcceptCopy, DraftCopy, RenderCreative } from "../contract/copy.ts"
import { CreativeAddresses } from "../ports/creative-addresses.ts"
import { CreativeRenderer } from "../ports/creative-renderer.ts"
import { InvalidFields } from "@domain/identity"
import { DraftSessions } from "@application/signup/services"
import { countCaller, creativesLimits } from "./limits.ts"

export const draftCopy = handler(
  DraftCopy,
  Effect.fnUntraced(function* ({ sessionId, ...asked }) {
    const details = yield* (yield* DraftSessions).get(sessionId)
    const language = asked.language === undefined ? adLanguageOf(details) : copyLanguageOf(asked.language)
    const request = copyRequestOf(details, language)
    const { facts, objective } = request
    const assets = suggestedSearchAssets(details, { language, phone: publicContact(details).phone })
    return {
      social: draftAdCopy(request),
      search: withSearchAssets(draftSearchAd(facts, objective, language), assets),
      banner: suggestedBanner(details, language),
      keywords: suggestKeywords(facts, language),
    }
  }),
)

export const acceptCopy = handler(
  AcceptCopy,
  Effect.fnUntraced(function* ({ sessionId }) {
    const drafts = yield* DraftSessions
    const { creativeDetail = {} } = (yield* drafts.get(sessionId)).creative
    const { adDetail: social, searchAd: search, bannerAd: banner } = creativeDetail
    if (social === undefined && search === undefined && banner === undefined)
      return yield* new InvalidFields({ fields: { creativeDetail: ["validation.required"] } })
    return yield* drafts.change(
      sessionId,
      ({ creative: { creativeDetail: { adDetail, searchAd, bannerAd, ...rest } = {} } }) => ({
        creative: {
          creativeDetail: {
            ...rest,
            ...acceptedCards(rest),
            ...(adDetail !== undefined && { adDetail: accepted(adDetail) }),
            ...(searchAd !== undefined && { searchAd: accepted(searchAd) }),
            ...(bannerAd !== undefined && { bannerAd: accepted(bannerAd) }),
          },
        },
      }),
    )
  }),
)

const isSize = Schema.is(CreativeSizeName)

/** An unknown size is drawn square. */
export const renderCreative = handler(
  RenderCreative,
  Effect.fnUntraced(function* ({ sessionId, templateId, size }) {
    const draft = yield* (yield* DraftSessions).get(sessionId)
    const content = creativeContentOf(draft)
    if (!isTemplate(templateId)) return yield* new TemplateNotFound({})
    yield* countCaller(creativesLimits.draw)
    const targetSize = creativeSizes[isSize(size) ? size : "square"]
    const { url, width, height } = yield* (yield* CreativeRenderer).png(content, templateId, targetSize)
    const host = chosenHost((yield* CreativeAddresses).hosts, yield* Random.next)
    return { url, width, height, hostedUrl: creativeImageUrl(host, draft.encodedId) }
  }),
)
