import type { Design } from "../document/design.ts"
import type { Layer, LayerId } from "../document/layer.ts"

const newIds = (layers: ReadonlyArray<Layer>, nextId: () => LayerId) => {
  const ids = new Map<string, LayerId>()
  for (const { id, group } of layers)
    for (const old of [`layer ${id}`, ...(group === undefined ? [] : [`group ${group}`])])
      if (!ids.has(old)) ids.set(old, nextId())
  return ids
}

const renamed = (layer: Layer, ids: ReadonlyMap<string, LayerId>): Layer => ({
  ...layer,
  id: ids.get(`layer ${layer.id}`) ?? layer.id,
  ...(layer.group !== undefined && { group: ids.get(`group ${layer.group}`) ?? layer.group }),
})

/** Copies of layers, which share neither identity nor group with them, moved by pixels. */
export const copiedLayers = (layers: ReadonlyArray<Layer>, nextId: () => LayerId, by = 0): ReadonlyArray<Layer> => {
  const ids = newIds(layers, nextId)
  return layers.map((layer) => {
    const { x, y, ...extent } = layer.box
    return { ...renamed(layer, ids), box: { x: x + by, y: y + by, ...extent } }
  })
}

/** A copy of a design whose layers share no identity with the design's; its corrections are of the copies. */
export const copiedDesign = (design: Design, nextId: () => LayerId): Design => {
  const ids = newIds(design.layers, nextId)
  return {
    ...design,
    layers: design.layers.map((layer) => renamed(layer, ids)),
    corrections: design.corrections.flatMap((one) => {
      const layer = ids.get(`layer ${one.layer}`)
      return layer === undefined ? [] : [{ ...one, layer }]
    }),
  }
}
