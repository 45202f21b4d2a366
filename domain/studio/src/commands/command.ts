import type { Correction, Design } from "../document/design.ts"
import type { Layer, LayerId } from "../document/layer.ts"
import type { SizeName } from "../document/page-size.ts"

/** A layer with its place among the layers, counted from the back. */
export interface LayerAt {
  readonly layer: Layer
  readonly at: number
}

/** A change of a design. Each has a way back, which `applied` returns. */
export type Command =
  | { readonly change: "Put"; readonly layers: ReadonlyArray<LayerAt> }
  | { readonly change: "Take"; readonly ids: ReadonlyArray<LayerId> }
  | { readonly change: "Replace"; readonly layers: ReadonlyArray<Layer> }
  | { readonly change: "Order"; readonly ids: ReadonlyArray<LayerId> }
  | { readonly change: "Correct"; readonly corrections: ReadonlyArray<Correction> }
  | { readonly change: "Follow"; readonly size: SizeName; readonly ids: ReadonlyArray<LayerId> }
  | { readonly change: "Page"; readonly background?: string; readonly sizes?: ReadonlyArray<SizeName> }
  | { readonly change: "Several"; readonly commands: ReadonlyArray<Command> }

/** A design after a change, and the change that restores it. */
export interface Applied {
  readonly design: Design
  readonly back: Command
}

const isOf = (one: Correction, { size, layer }: Pick<Correction, "size" | "layer">): boolean =>
  one.size === size && one.layer === layer

/** Corrections in one order, so that the same corrections are the same list. */
const ordered = (corrections: ReadonlyArray<Correction>): ReadonlyArray<Correction> =>
  corrections.toSorted((one, other) => {
    const [a, b] = [`${one.size} ${one.layer}`, `${other.size} ${other.layer}`]
    return a < b ? -1 : a > b ? 1 : 0
  })

const put = (design: Design, layers: ReadonlyArray<LayerAt>): Applied => {
  const taken = new Set(design.layers.map(({ id }) => id))
  const added = layers.filter(({ layer }) => !taken.has(layer.id)).toSorted((one, other) => one.at - other.at)
  const next = [...design.layers]
  for (const { layer, at } of added) next.splice(Math.max(0, at), 0, layer)
  return {
    design: { ...design, layers: next },
    back: { change: "Take", ids: added.map(({ layer }) => layer.id) },
  }
}

const take = (design: Design, ids: ReadonlyArray<LayerId>): Applied => {
  const gone = design.layers.flatMap((layer, at) => (ids.includes(layer.id) ? [{ layer, at }] : []))
  const lost = design.corrections.filter(({ layer }) => ids.includes(layer))
  return {
    design: {
      ...design,
      layers: design.layers.filter(({ id }) => !ids.includes(id)),
      corrections: design.corrections.filter((one) => !lost.includes(one)),
    },
    back: {
      change: "Several",
      commands: [
        { change: "Put", layers: gone },
        { change: "Correct", corrections: lost },
      ],
    },
  }
}

const replace = (design: Design, layers: ReadonlyArray<Layer>): Applied => {
  const byId = new Map(layers.map((layer) => [layer.id, layer]))
  return {
    design: { ...design, layers: design.layers.map((layer) => byId.get(layer.id) ?? layer) },
    back: { change: "Replace", layers: design.layers.filter(({ id }) => byId.has(id)) },
  }
}

const order = (design: Design, ids: ReadonlyArray<LayerId>): Applied => {
  const byId = new Map(design.layers.map((layer) => [layer.id, layer]))
  const named = [...new Set(ids)].flatMap((id) => byId.get(id) ?? [])
  const others = design.layers.filter((layer) => !named.includes(layer))
  return {
    design: { ...design, layers: [...named, ...others] },
    back: { change: "Order", ids: design.layers.map(({ id }) => id) },
  }
}

/** What restores the corrections of layers on a size: the former ones again, and none where there was none. */
const restoring = (design: Design, touched: ReadonlyArray<Pick<Correction, "size" | "layer">>): Command => {
  const former = touched.flatMap((one) => design.corrections.find((kept) => isOf(kept, one)) ?? [])
  const fresh = touched.filter((one) => !former.some((kept) => isOf(kept, one)))
  return {
    change: "Several",
    commands: [
      ...fresh.map(({ size, layer }) => ({ change: "Follow", size, ids: [layer] }) as const),
      { change: "Correct", corrections: former },
    ],
  }
}

const correct = (design: Design, corrections: ReadonlyArray<Correction>): Applied => ({
  design: {
    ...design,
    corrections: ordered([
      ...design.corrections.filter((kept) => !corrections.some((one) => isOf(kept, one))),
      ...corrections,
    ]),
  },
  back: restoring(design, corrections),
})

const follow = (design: Design, size: SizeName, ids: ReadonlyArray<LayerId>): Applied => {
  const touched = ids.map((layer) => ({ size, layer }))
  return {
    design: {
      ...design,
      corrections: design.corrections.filter((kept) => !touched.some((one) => isOf(kept, one))),
    },
    back: restoring(design, touched),
  }
}

/** Corrections of a size that leaves stay, and count again when the size comes back. */
const page = (design: Design, { background, sizes }: Extract<Command, { readonly change: "Page" }>): Applied => ({
  design: {
    ...design,
    ...(background !== undefined && { background }),
    ...(sizes !== undefined && sizes.length > 0 && { sizes }),
  },
  back: {
    change: "Page",
    ...(background !== undefined && { background: design.background }),
    ...(sizes !== undefined && { sizes: design.sizes }),
  },
})

/** A design after a change, with the change that restores it. */
export const applied = (design: Design, command: Command): Applied => {
  switch (command.change) {
    case "Put":
      return put(design, command.layers)
    case "Take":
      return take(design, command.ids)
    case "Replace":
      return replace(design, command.layers)
    case "Order":
      return order(design, command.ids)
    case "Correct":
      return correct(design, command.corrections)
    case "Follow":
      return follow(design, command.size, command.ids)
    case "Page":
      return page(design, command)
    case "Several": {
      const steps = command.commands.reduce(
        ({ design: before, backs }, one) => {
          const after = applied(before, one)
          return { design: after.design, backs: [after.back, ...backs] }
        },
        { design, backs: [] as ReadonlyArray<Command> },
      )
      return { design: steps.design, back: { change: "Several", commands: steps.backs } }
    }
  }
}
