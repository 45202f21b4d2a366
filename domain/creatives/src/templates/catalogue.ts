import { burst } from "./burst.ts"
import { card } from "./card.ts"
import { coupon } from "./coupon.ts"
import { diagonal } from "./diagonal.ts"
import { festive } from "./festive.ts"
import { gallery } from "./gallery.ts"
import { horizon } from "./horizon.ts"
import { magazine } from "./magazine.ts"
import { portrait } from "./portrait.ts"
import { poster } from "./poster.ts"
import { split } from "./split.ts"
import { spotlight } from "./spotlight.ts"
import type { Template } from "./template.ts"

/** Every template with its drawing, in the order shown. */
export const allTemplates: ReadonlyArray<Template> = [
  spotlight,
  split,
  burst,
  card,
  diagonal,
  portrait,
  horizon,
  magazine,
  coupon,
  gallery,
  festive,
  poster,
]

/** Facts for choosing a template; its displayed name is the text `nameKey` of the user interface. */
export interface TemplateFacts {
  readonly id: string
  readonly nameKey: string
  readonly usesPhoto: boolean
  readonly forOffers: boolean
}

/** Every template, in the order they are shown. */
export const templates: ReadonlyArray<TemplateFacts> = allTemplates.map(({ id, usesPhoto, forOffers }) => ({
  id,
  nameKey: `creatives.template.${id}`,
  usesPhoto,
  forOffers,
}))

/** Whether there is a template with this id. */
export const isTemplate = (id: string): boolean => templates.some((template) => template.id === id)

/** The template until one is chosen. */
export const defaultTemplateId = "spotlight"

/** Templates, best first: those for offers lead if there is one, type-only ones if there is no photo. */
export const templatesFor = (facts: {
  readonly hasOffer: boolean
  readonly hasPhoto: boolean
}): ReadonlyArray<TemplateFacts> => {
  const score = (template: TemplateFacts): number =>
    (facts.hasOffer && template.forOffers ? 2 : 0) + (!facts.hasPhoto && !template.usesPhoto ? 3 : 0)
  return templates.toSorted((one, other) => score(other) - score(one))
}
