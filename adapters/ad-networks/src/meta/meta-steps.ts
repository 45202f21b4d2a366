import type { AdPlan } from "@domain/campaigns"
import { Clock, Effect } from "effect"
import {
  type AdEdit,
  externalName,
  type ExternalIds,
  NetworkRefused,
  type AdNetworkError,
  type StepRequest,
} from "@application/campaigns/ports"
import type { LaunchStep } from "@domain/channels"
import { at, recordOf, textOf } from "../json-reader.ts"
import type { GraphClient, GraphParameters } from "./graph-client.ts"
import { leadFormParameters } from "./meta-lead-form.ts"
import { hashGap } from "./meta-carousel.ts"
import { adParameters, adSetParameters, campaignParameters, creativeParameters } from "./meta-objects.ts"
import type { MetaOptions } from "./meta-options.ts"
import { localeSearch } from "./meta-languages.ts"
import { postcodeSearch } from "./meta-postcodes.ts"
import { productSetMaker } from "./meta-products.ts"
import { metaVideos } from "./meta-videos.ts"
import { metaVersions, secondOf, studyParameters, versionSteps, withShare } from "./meta-versions.ts"
import { vocabularyOf } from "./meta-vocabulary.ts"

/**
 * Lists the steps of a social plan's launch, in order: a form comes before the ad that opens it, and products come
 * before the ad set and the ad that show them. A video is processed while its cover is uploaded.
 */
export const metaSteps = (plan: AdPlan): ReadonlyArray<LaunchStep> => [
  "campaign",
  ...(plan.showsProducts === true ? (["products"] as const) : []),
  "adSet",
  ...(plan.social?.video === undefined ? [] : (["video"] as const)),
  "picture",
  ...(plan.social?.video === undefined ? [] : (["videoReady"] as const)),
  ...(plan.leadForm === undefined ? [] : (["leadForm"] as const)),
  "creative",
  "ad",
  ...versionSteps(plan),
  "review",
]

type Made = Effect.Effect<string, AdNetworkError>

/** What an ad is made of, at its launch or as a change, whose revision names what it makes. */
type AdRequest = Pick<StepRequest, "plan" | "made" | "picture" | "cardPng" | "revision"> & {
  readonly isSecond?: boolean
}

const partOf = (part: string, { revision, isSecond = false }: AdRequest): string =>
  `${part}${isSecond ? " B" : ""}${revision === undefined ? "" : ` v${revision}`}`

const required = (what: string, id: string | undefined): Made =>
  id === undefined ? Effect.fail(new NetworkRefused({ reason: `${what} is missing` })) : Effect.succeed(id)

const idOf = (what: string) => (body: unknown) => required(what, textOf(at(body, "id")))

/** The steps of a launch on Meta, each finding by name what an earlier try has made. */
export const metaLaunch = (options: MetaOptions, graph: GraphClient) => {
  const words = vocabularyOf(options.version)
  const accountOf = (plan: AdPlan): string => `act_${options.adAccounts[plan.region]}`
  const pageOf = (plan: AdPlan): string => plan.social?.page?.id ?? options.portalPageId

  const named = Effect.fnUntraced(function* (path: string, name: string, token?: string) {
    const items = yield* graph.list(path, { fields: "id,name" }, token)
    return textOf(recordOf(items.find((item) => at(item, "name") === name))["id"])
  })

  const foundOrMade = Effect.fnUntraced(function* (
    listPath: string,
    makePath: string,
    parameters: GraphParameters,
    token?: string,
  ) {
    const name = textOf(parameters["name"]) ?? ""
    const existingId = yield* named(listPath, name, token)
    return existingId ?? (yield* Effect.flatMap(graph.post(makePath, parameters, token), idOf(name)))
  })

  const pageToken = (pageId: string): Made =>
    Effect.flatMap(graph.get(pageId, { fields: "access_token" }), (body) =>
      required("Access to the page", textOf(at(body, "access_token"))),
    )

  /** The page's own account takes messages there; ads alone are also shown by one that the page backs, or in the page's name. */
  const instagramOf = Effect.fnUntraced(function* (plan: AdPlan) {
    if (plan.social?.instagram !== true) return undefined
    const pageId = pageOf(plan)
    if (plan.messages?.app === "InstagramDirect") {
      const page = yield* graph.get(pageId, { fields: "instagram_business_account" })
      return yield* required("The page's Instagram account", textOf(at(page, "instagram_business_account", "id")))
    }
    const token = yield* pageToken(pageId)
    const body = yield* graph
      .post(`${pageId}/page_backed_instagram_accounts`, {}, token)
      .pipe(Effect.catchTag("NetworkRefused", () => Effect.succeed(undefined)))
    return textOf(at(body, "id"))
  })

  const videos = metaVideos(graph, options.mediaOrigin)
  const video = (request: AdRequest): Made =>
    videos.uploaded(accountOf(request.plan), request.plan, externalName(request.plan, partOf("video", request)))

  const uploaded = Effect.fnUntraced(function* (plan: AdPlan, part: string, bytes: Uint8Array) {
    const name = `${externalName({ ...plan, businessName: "" }, part)}.png`.replaceAll(" ", "-")
    const body = yield* graph.upload(`${accountOf(plan)}/adimages`, name, bytes)
    const [image] = Object.values(recordOf(at(body, "images")))
    return yield* required("The picture's hash", textOf(at(image, "hash")))
  })

  /** The hash of the ad's picture, or of a carousel the hashes of its cards' pictures. */
  const picture = Effect.fnUntraced(function* (request: AdRequest) {
    const { plan, picture: drawn, cardPng } = request
    const { cards } = plan.social ?? {}
    const part = partOf("picture", request)
    if (cards === undefined) return yield* uploaded(plan, part, (yield* drawn).bytes)
    if (cardPng === undefined) return yield* new NetworkRefused({ reason: "The cards' pictures are missing" })
    const hashes = yield* Effect.forEach(cards, (card, index) =>
      Effect.flatMap(cardPng(card), (bytes) => uploaded(plan, `${part} ${index + 1}`, bytes)),
    )
    return hashes.join(hashGap)
  })

  const leadForm = Effect.fnUntraced(function* ({ plan }: StepRequest) {
    if (plan.leadForm === undefined) return yield* new NetworkRefused({ reason: "The lead form is missing" })
    const pageId = pageOf(plan)
    const token = yield* pageToken(pageId)
    yield* graph.post(`${pageId}/subscribed_apps`, { subscribed_fields: "leadgen" }, token)
    const path = `${pageId}/leadgen_forms`
    return yield* foundOrMade(path, path, leadFormParameters(plan, plan.leadForm), token)
  })

  const creative = Effect.fnUntraced(function* (request: AdRequest) {
    const { plan, made } = request
    const path = `${accountOf(plan)}/adcreatives`
    if (plan.objective === "Calls") yield* required("The phone number", plan.phone)
    const instagramId = yield* instagramOf(plan)
    const parameters = creativeParameters(plan, words, made, pageOf(plan), instagramId)
    return yield* foundOrMade(path, path, { ...parameters, name: externalName(plan, partOf("creative", request)) })
  })

  const ad = Effect.fnUntraced(function* (request: AdRequest) {
    const { plan, made } = request
    const adSet = yield* required("The ad set", made.adSet)
    const parameters = { ...adParameters(plan, made), name: externalName(plan, partOf("ad", request)) }
    return yield* foundOrMade(`${adSet}/ads`, `${accountOf(plan)}/ads`, parameters)
  })

  /** The video of a changed ad: the present ad's where that stays, else an upload of its own. */
  const videoOfEdit = Effect.fnUntraced(function* (edit: AdEdit): Effect.fn.Return<ExternalIds, AdNetworkError> {
    const [before, now] = [edit.before.social?.video, edit.plan.social?.video]
    if (now === undefined) return {}
    const isSame = before?.url === now.url && edit.made.video !== undefined
    const id = isSame ? edit.made.video : yield* video(edit)
    return { video: id, videoReady: yield* videos.ready(id) }
  })

  /** The changed ad with a picture and a creative of its own, in the ad set of the present ad. */
  const addAd = Effect.fnUntraced(function* (edit: AdEdit): Effect.fn.Return<ExternalIds, AdNetworkError> {
    const hash = yield* picture(edit)
    const shownVideo = yield* videoOfEdit(edit)
    const drawn = { ...edit.made, picture: hash, ...shownVideo }
    const shown = { ...drawn, creative: yield* creative({ ...edit, made: drawn }) }
    return { picture: hash, ...shownVideo, creative: shown.creative, ad: yield* ad({ ...edit, made: shown }) }
  })

  const postcodeKeys = postcodeSearch(graph)
  const localeKeys = localeSearch(graph)

  /** The ad set of a version, with its half of the money where there are two. */
  const adSet = Effect.fnUntraced(function* (request: AdRequest) {
    const { plan, made } = request
    const now = yield* Clock.currentTimeMillis
    const campaign = yield* required("The campaign", made.campaign)
    const shared = withShare(plan, request.isSecond === true ? "B" : "A")
    const keys = { postcodes: yield* postcodeKeys(plan), locales: yield* localeKeys(plan) }
    const parameters = adSetParameters(shared, words, made, pageOf(plan), keys, now)
    const name = externalName(plan, partOf("adSet", request))
    const isBeside = request.revision !== undefined
    return yield* foundOrMade(`${campaign}/adsets`, `${accountOf(plan)}/adsets`, {
      ...parameters,
      name,
      // Beside an ad that runs it is reviewed first, and spends nothing meanwhile.
      ...(isBeside && { status: "PAUSED" }),
    })
  })

  const versions = metaVersions(graph, words)

  const study = Effect.fnUntraced(function* (request: StepRequest) {
    const { plan, made, revision } = request
    const path = `${options.businessId}/ad_studies`
    const part = partOf("study", request)
    if (revision !== undefined && made.adSet !== undefined)
      yield* versions.endOtherStudies(made.adSet, externalName(plan, part))
    return yield* foundOrMade(path, path, studyParameters(plan, made, yield* Clock.currentTimeMillis, part))
  })

  const productSet = productSetMaker(graph, foundOrMade, accountOf)

  const perform = Effect.fnUntraced(function* (request: StepRequest): Effect.fn.Return<string, AdNetworkError> {
    const { plan, step, made } = request
    const account = accountOf(plan)
    switch (step) {
      case "campaign":
        return yield* foundOrMade(`${account}/campaigns`, `${account}/campaigns`, campaignParameters(plan, words))
      case "adSet":
        return yield* adSet(request)
      case "adSetB":
        return yield* adSet(secondOf(request))
      case "video":
        return yield* video(request)
      case "videoReady":
        return yield* videos.ready(yield* required("The video", made.video))
      case "pictureB":
        return yield* picture(secondOf(request))
      case "creativeB":
        return yield* creative(secondOf(request))
      case "adB":
        return yield* ad(secondOf(request))
      case "study":
        return yield* study(request)
      case "picture":
        return yield* picture(request)
      case "products":
        return yield* productSet(request)
      case "leadForm":
        return yield* leadForm(request)
      case "creative":
        return yield* creative(request)
      case "ad":
        return yield* ad(request)
      case "review": {
        const campaign = yield* required("The campaign", made.campaign)
        yield* graph.post(campaign, { status: "ACTIVE" })
        return campaign
      }
      case "keywords":
        return yield* new NetworkRefused({ reason: "Social ads have no keywords" })
    }
  })

  return { perform, addAd }
}
