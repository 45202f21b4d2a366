import type { DesignPage } from "@domain/studio"
import { Konva } from "konva/lib/Core.js"
import { Rect } from "konva/lib/shapes/Rect.js"
import { fontsOf } from "./fonts.ts"
import { layerNode } from "./layer-node.ts"
import { picturesOf } from "./pictures.ts"

/** The page of a design as pixels, at a share of its size; waits for its fonts and pictures. */
export const drawPage = async (
  { size, layers }: Pick<DesignPage, "size" | "layers">,
  background: string,
  share = 1,
): Promise<HTMLCanvasElement> => {
  const [pictures] = await Promise.all([picturesOf(layers), fontsOf(layers)])
  const stage = new Konva.Stage({ container: document.createElement("div"), ...size })
  const sheet = new Konva.Layer({ listening: false })
  sheet.add(new Rect({ ...size, fill: background }))
  for (const layer of layers)
    if (layer.isHidden !== true) sheet.add(layerNode(layer, pictures) as InstanceType<typeof Konva.Group>)
  stage.add(sheet)
  const canvas = stage.toCanvas({ pixelRatio: share })
  stage.destroy()
  return canvas
}
