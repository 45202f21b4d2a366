import { Effect, Layer } from "effect"
import { InterestSearch } from "@application/campaigns/ports"
import { LinkablePages } from "@application/channels/ports"
import type { AimedKind, Interest, LinkedPage } from "@domain/campaigns"
import { at, listOf, textOf } from "../json-reader.ts"
import { graphClient } from "./graph-client.ts"
import { metaLocale } from "./meta-locale.ts"
import type { MetaOptions } from "./meta-options.ts"
import { vocabularyOf } from "./meta-vocabulary.ts"

const sizeOf = (node: unknown): number | undefined => {
  const size = Number(at(node, "audience_size") ?? at(node, "audience_size_upper_bound"))
  return Number.isFinite(size) ? size : undefined
}

const interestOf = (node: unknown): Interest | undefined => {
  const id = textOf(at(node, "id"))
  const name = textOf(at(node, "name"))
  if (id === undefined || name === undefined) return undefined
  const audienceSize = sizeOf(node)
  const path = listOf(at(node, "path")).flatMap((part) => textOf(part) ?? [])
  return { id, name, path, ...(audienceSize !== undefined && { audienceSize }) }
}

/** Meta's names of the kinds of targets. */
const limitTypes: Readonly<Record<AimedKind, string>> = { Interest: "interests", Behaviour: "behaviors" }

/** Meta's interests and behaviours. An error is logged and gives none, so that the person can go on. */
export const metaInterestSearch = (options: MetaOptions) => {
  const graph = graphClient(options)
  const { accountSearch } = vocabularyOf(options.version)
  const searchIn = (query: string, language: string, kind: AimedKind) => {
    const locale = metaLocale(language)
    const parameters = { q: query, limit: 25, ...(locale !== undefined && { locale }) }
    return accountSearch || kind === "Behaviour"
      ? graph.get(`act_${options.adAccounts.IN}/targetingsearch`, { ...parameters, limit_type: limitTypes[kind] })
      : graph.get("search", { ...parameters, type: "adinterest" })
  }
  return Layer.succeed(InterestSearch, {
    matching: (query, language, kind = "Interest") =>
      searchIn(query, language, kind).pipe(
        Effect.map((body) => listOf(at(body, "data")).flatMap((node) => interestOf(node) ?? [])),
        Effect.map((targets) => targets.map((target) => (kind === "Interest" ? target : { ...target, type: kind }))),
        Effect.catch((error) => Effect.as(Effect.logWarning("Targets could not be searched", error), [])),
      ),
  })
}

/** A page as the network describes it. */
export const pageOf = (node: unknown): LinkedPage | undefined => {
  const id = textOf(at(node, "id"))
  const name = textOf(at(node, "name"))
  if (id === undefined || name === undefined) return undefined
  const category = textOf(at(node, "category"))
  const pictureUrl = textOf(at(node, "picture", "data", "url"))
  return { id, name, ...(category !== undefined && { category }), ...(pictureUrl !== undefined && { pictureUrl }) }
}

export const pageFields = "id,name,category,picture"

/** The platform's own page; where it cannot be read now, by its number. */
export const metaLinkablePages = (options: MetaOptions) => {
  const graph = graphClient(options)
  const portalPage: LinkedPage = { id: options.portalPageId, name: options.portalPageId }
  return Layer.succeed(LinkablePages, {
    portalPage: graph.get(options.portalPageId, { fields: pageFields }).pipe(
      Effect.map((node) => pageOf(node) ?? portalPage),
      Effect.catch((error) => Effect.as(Effect.logWarning("The own page could not be read", error), portalPage)),
    ),
  })
}
