import { canonicalJson } from "@domain/creatives"
import type { Design } from "../document/design.ts"
import type { Layer, LayerId } from "../document/layer.ts"

/** What one design has that another has not. */
export interface DesignDifferences {
  /** Layers that only the first design has, by their names. */
  readonly onlyMine: ReadonlyArray<Layer>
  /** Layers that only the other design has. */
  readonly onlyTheirs: ReadonlyArray<Layer>
  /** Layers of both that are not alike. */
  readonly changed: ReadonlyArray<{ readonly mine: Layer; readonly theirs: Layer }>
  readonly isOrderChanged: boolean
  readonly isPageChanged: boolean
  readonly isCorrected: boolean
}

const isSame = (one: unknown, other: unknown): boolean => canonicalJson(one) === canonicalJson(other)

/** What differs between two designs of one origin. */
export const designDifferences = (mine: Design, theirs: Design): DesignDifferences => {
  const byId = ({ layers }: Design) => new Map<LayerId, Layer>(layers.map((layer) => [layer.id, layer]))
  const [ours, others] = [byId(mine), byId(theirs)]
  const shared = (design: Design) => design.layers.filter(({ id }) => ours.has(id) && others.has(id))
  return {
    onlyMine: mine.layers.filter(({ id }) => !others.has(id)),
    onlyTheirs: theirs.layers.filter(({ id }) => !ours.has(id)),
    changed: mine.layers.flatMap((layer) => {
      const other = others.get(layer.id)
      return other === undefined || isSame(layer, other) ? [] : [{ mine: layer, theirs: other }]
    }),
    isOrderChanged: !isSame(
      shared(mine).map(({ id }) => id),
      shared(theirs).map(({ id }) => id),
    ),
    isPageChanged: mine.background !== theirs.background || !isSame(mine.sizes, theirs.sizes),
    isCorrected: !isSame(mine.corrections, theirs.corrections),
  }
}

/** Whether two designs are alike. */
export const isSameDesign = (one: Design, other: Design): boolean => isSame(one, other)
