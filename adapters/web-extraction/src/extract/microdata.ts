import type { Cheerio } from "cheerio"
import type { Element } from "domhandler"
import type { Entity, EntityValue } from "./entity.ts"
import { cardEntities } from "./h-cards.ts"
import type { Page } from "./page.ts"
import { textValue } from "./text-value.ts"

const lastPart = (name: string) => name.replace(/^.*[/#:]/, "")
const names = (attribute: string | undefined) =>
  (attribute ?? "")
    .split(/\s+/)
    .filter((name) => name !== "")
    .map(lastPart)

type Syntax = { readonly scope: string; readonly type: string; readonly property: string }
const microdata: Syntax = { scope: "itemscope", type: "itemtype", property: "itemprop" }
const rdfa: Syntax = { scope: "typeof", type: "typeof", property: "property" }

const deepest = 8
const mostReferences = 20
/** How deep references are followed, which may lead back to where they are. */
const deepestReference = 2

const linkProperties = new Set(["sameAs", "url", "image", "logo", "hasMap", "menu"])

/** The elements that hold a scope's properties, nested scopes' own left out. */
const propertiesIn = (page: Page, root: Cheerio<Element>, scope: Element | undefined, syntax: Syntax) =>
  root
    .find(`[${syntax.property}]`)
    .toArray()
    .filter((child) => page.$(child).parents(`[${syntax.scope}]`).get(0) === scope)

/** Elements that a scope names by `itemref`, with the properties inside each. */
const referredTo = (page: Page, element: Cheerio<Element>): ReadonlyArray<Element> =>
  (element.attr("itemref") ?? "")
    .split(/\s+/)
    .filter((id) => id !== "")
    .slice(0, mostReferences)
    .flatMap((id) => {
      const root = page.$<Element, string>(`[id="${id.replaceAll(/["\\]/g, "")}"]`).first()
      const outer = root.parents("[itemscope]").get(0)
      return [...root.filter("[itemprop]").toArray(), ...propertiesIn(page, root, outer, microdata)]
    })

/** Scopes that RDFa's `rel` makes a property of another without naming it themselves. */
const relatedTo = (page: Page, element: Cheerio<Element>): ReadonlyArray<readonly [names: string, child: Element]> =>
  element
    .find("[rel] [typeof]:not([property])")
    .toArray()
    .flatMap((child) => {
      const around = page.$(child).parents("[rel], [typeof]").first()
      const rel = around.attr("rel")
      const isOwn = around.attr("typeof") === undefined && around.parents("[typeof]").get(0) === element.get(0)
      return rel !== undefined && isOwn ? [[rel, child] as const] : []
    })

const toEntity = (page: Page, element: Cheerio<Element>, syntax: Syntax, depth: number): Entity => {
  const properties = new Map<string, ReadonlyArray<EntityValue>>()
  const add = (name: string, value: EntityValue) => properties.set(name, [...(properties.get(name) ?? []), value])
  const inner = (child: Element) => toEntity(page, page.$(child), syntax, depth + 1)
  const valueOf = (child: Element, name: string): EntityValue => {
    const { href, [syntax.scope]: scope } = child.attribs
    if (scope !== undefined) return inner(child)
    return linkProperties.has(name) && href !== undefined ? (page.resolve(href) ?? "") : textValue(page, page.$(child))
  }
  if (depth < deepest) {
    const referred = syntax === microdata && depth < deepestReference ? referredTo(page, element) : []
    for (const child of [...propertiesIn(page, element, element.get(0), syntax), ...referred])
      for (const name of names(child.attribs[syntax.property])) add(name, valueOf(child, name))
    for (const [rel, child] of syntax === rdfa ? relatedTo(page, element) : [])
      for (const name of names(rel)) add(name, inner(child))
  }
  return { types: names(element.attr(syntax.type)), source: "microdata", properties }
}

/** Entities described by microdata, RDFa and hCard class names. */
export const microdataEntities = (page: Page): ReadonlyArray<Entity> => {
  const read = (syntax: Syntax) =>
    page
      .$<Element, string>(`[${syntax.scope}]`)
      .toArray()
      .map((element) => toEntity(page, page.$(element), syntax, 0))
  return [...read(microdata), ...read(rdfa), ...cardEntities(page)]
}
