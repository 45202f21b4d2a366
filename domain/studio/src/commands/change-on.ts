import { canonicalJson } from "@domain/creatives"
import { type Correction, type Design, firstSize } from "../document/design.ts"
import type { Layer } from "../document/layer.ts"
import type { SizeName } from "../document/page-size.ts"
import { withTextHeight } from "../document/text-lines.ts"
import { pageOf } from "../layout/page-of.ts"
import type { Command } from "./command.ts"

const isSame = (one: unknown, other: unknown): boolean => canonicalJson(one) === canonicalJson(other)

/** A layer as the first size has it, with what another size's page changed in it apart from its place and a repaired colour. */
const contentOf = (base: Layer, before: Layer, after: Layer): Layer => {
  const { box, rotation } = base
  const kept = "colour" in before && "colour" in after && before.colour === after.colour && "colour" in base
  const { isHidden: _hidden, ...rest } = after
  const content = {
    ...rest,
    box,
    rotation,
    ...(kept && { colour: base.colour }),
    ...(base.isHidden !== undefined && { isHidden: base.isHidden }),
  } as Layer
  if (content.kind !== "Text" || base.kind !== "Text") return content
  return withTextHeight({ ...content, size: base.size })
}

const correctionOf = (size: SizeName, before: Layer, after: Layer): Correction | undefined => {
  const isPlaced = !isSame(before.box, after.box) || before.rotation !== after.rotation
  const letters = after.kind === "Text" && before.kind === "Text" && after.size !== before.size ? after.size : undefined
  const isHidden = (before.isHidden ?? false) === (after.isHidden ?? false) ? undefined : (after.isHidden ?? false)
  if (!isPlaced && letters === undefined && isHidden === undefined) return undefined
  return {
    size,
    layer: after.id,
    box: after.box,
    rotation: after.rotation,
    isHidden: after.isHidden ?? false,
    ...(after.kind === "Text" && { letters: Math.max(1, after.size) }),
  }
}

/**
 * The change that makes layers of one size's page as given. On the first size it is the layers themselves; on others a place is
 * corrected there alone, and everything else changes in every size.
 */
export const changeOn = (design: Design, size: SizeName, layers: ReadonlyArray<Layer>): Command => {
  if (size === firstSize(design)) return { change: "Replace", layers }
  const shown = new Map(pageOf(design, size).layers.map((layer) => [layer.id, layer]))
  const bases = new Map(design.layers.map((layer) => [layer.id, layer]))
  const contents = layers.flatMap((after) => {
    const base = bases.get(after.id)
    const before = shown.get(after.id)
    const content = base && before && contentOf(base, before, after)
    return content === undefined || isSame(content, base) ? [] : [content]
  })
  const changedText = new Set(contents.filter(({ kind }) => kind === "Text").map(({ id }) => id))
  const corrections = layers.flatMap((after) => {
    const before = shown.get(after.id)
    // New words are laid out anew, unless their place was changed as well.
    if (before === undefined || (changedText.has(after.id) && before.box.width === after.box.width)) return []
    return correctionOf(size, before, after) ?? []
  })
  return {
    change: "Several",
    commands: [
      ...(contents.length === 0 ? [] : [{ change: "Replace", layers: contents } as const]),
      ...(corrections.length === 0 ? [] : [{ change: "Correct", corrections } as const]),
    ],
  }
}
