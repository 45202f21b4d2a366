import { Layer } from "@domain/studio"
import { Option, Schema } from "effect"

const Clip = Schema.fromJsonString(Schema.Struct({ marqueeLayers: Schema.Array(Layer) }))

/** Layers as a text of the clipboard, so that they can be pasted into another design, also in another tab. */
export const clipOf = (layers: ReadonlyArray<Layer>): string => JSON.stringify({ marqueeLayers: layers })

/** The layers in a text of the clipboard; none in any other text. */
export const layersInClip = (text: string): ReadonlyArray<Layer> =>
  Option.match(Schema.decodeUnknownOption(Clip)(text), {
    onNone: () => [],
    onSome: ({ marqueeLayers }) => marqueeLayers,
  })
