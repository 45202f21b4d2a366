import {
  isRightToLeftText,
  type IconLayer,
  type Layer,
  middleOf,
  type PictureLayer,
  type ShapeLayer,
  type TextLayer,
  textLines,
} from "@domain/studio"
import { Konva } from "konva/lib/Core.js"
import type { Node } from "konva/lib/Node.js"
import type { Shape } from "konva/lib/Shape.js"
import { Blur } from "konva/lib/filters/Blur.js"
import { Brighten } from "konva/lib/filters/Brighten.js"
import { Contrast } from "konva/lib/filters/Contrast.js"
import { Grayscale } from "konva/lib/filters/Grayscale.js"
import { HSL } from "konva/lib/filters/HSL.js"
import { Ellipse } from "konva/lib/shapes/Ellipse.js"
import { Image as KonvaImage } from "konva/lib/shapes/Image.js"
import { Line } from "konva/lib/shapes/Line.js"
import { Path } from "konva/lib/shapes/Path.js"
import { Rect } from "konva/lib/shapes/Rect.js"
import { Text } from "konva/lib/shapes/Text.js"
import { fontFamilies } from "./fonts.ts"
import { iconPaths } from "./icon-paths.ts"
import { fittedPicture, maskPath, trianglePoints, starPoints } from "./picture-box.ts"
import type { Pictures } from "./pictures.ts"

const horizontal = {
  ltr: { Start: "left", Centre: "center", End: "right" },
  rtl: { Start: "right", Centre: "center", End: "left" },
} as const

const textNode = (layer: TextLayer): Shape => {
  const direction = isRightToLeftText(layer.text) ? "rtl" : "ltr"
  return new Text({
    text: textLines(layer, layer.box.width).lines.join("\n"),
    width: layer.box.width,
    fontFamily: fontFamilies[layer.font],
    fontSize: layer.size,
    fontStyle: String(layer.weight),
    lineHeight: layer.leading,
    fill: layer.colour,
    align: horizontal[direction][layer.align],
    direction,
    wrap: "none",
  })
}

const shapeNode = ({ shape, fill, edge, edgeWidth, radius, box: { width, height } }: ShapeLayer): Shape => {
  const paint = {
    ...(fill !== undefined && { fill }),
    ...(edge !== undefined && edgeWidth > 0 && { stroke: edge, strokeWidth: edgeWidth }),
  }
  if (shape === "Ellipse")
    return new Ellipse({ ...paint, x: width / 2, y: height / 2, radiusX: width / 2, radiusY: height / 2 })
  if (shape === "Triangle") return new Line({ ...paint, points: trianglePoints(width, height), closed: true })
  if (shape === "Star") return new Line({ ...paint, points: starPoints(width, height), closed: true })
  if (shape === "Line")
    return new Line({
      points: [0, height / 2, width, height / 2],
      stroke: edge ?? fill ?? "#111111",
      strokeWidth: edgeWidth > 0 ? edgeWidth : height,
      lineCap: "round",
    })
  return new Rect({ ...paint, width, height, cornerRadius: Math.min(radius, width / 2, height / 2) })
}

const iconNode = ({ icon, colour, box: { width, height } }: IconLayer): Shape =>
  new Path({ data: iconPaths[icon], fill: colour, fillRule: "evenodd", scaleX: width / 24, scaleY: height / 24 })

const filtered = (image: KonvaImage, { filters }: PictureLayer): void => {
  const { brightness = 0, contrast = 0, saturation = 0, blur = 0, isGrey = false } = filters
  const used = [
    ...(brightness === 0 ? [] : [Brighten]),
    ...(contrast === 0 ? [] : [Contrast]),
    ...(saturation === 0 ? [] : [HSL]),
    ...(blur === 0 ? [] : [Blur]),
    ...(isGrey ? [Grayscale] : []),
  ]
  if (used.length === 0) return
  image.brightness(brightness)
  image.contrast(contrast * 100)
  image.saturation(saturation * 2)
  image.blurRadius(blur)
  image.cache({ pixelRatio: 1 })
  image.filters(used)
}

const pictureNodes = (layer: PictureLayer, pictures: Pictures): ReadonlyArray<Shape> => {
  const { width, height } = layer.box
  const picture = pictures.get(layer.url)
  if (picture === undefined)
    return [
      new Rect({ width, height, fill: "#dfe3ea" }),
      new Line({
        points: [
          width * 0.2,
          height * 0.75,
          width * 0.42,
          height * 0.42,
          width * 0.58,
          height * 0.62,
          width * 0.7,
          height * 0.48,
          width * 0.85,
          height * 0.75,
        ],
        closed: true,
        fill: "#b4bcc8",
      }),
    ]
  const image = new KonvaImage({ image: picture, ...fittedPicture(layer, picture) })
  filtered(image, layer)
  return [image]
}

/** A layer as a node of the canvas, turned about its middle; its identity is the layer's. */
export const layerNode = (layer: Layer, pictures: Pictures): Node => {
  const { width, height } = layer.box
  const { x, y } = middleOf(layer.box)
  const group = new Konva.Group({
    id: layer.id,
    name: "layer",
    x,
    y,
    width,
    height,
    offsetX: width / 2,
    offsetY: height / 2,
    rotation: layer.rotation,
    opacity: layer.opacity,
    visible: layer.isHidden !== true,
  })
  if (layer.kind === "Picture") {
    if (layer.fit === "Fill" || layer.mask !== "None") group.clipFunc((context) => maskPath(context, layer))
    group.add(...pictureNodes(layer, pictures))
  } else if (layer.kind === "Text") group.add(textNode(layer))
  else if (layer.kind === "Shape") group.add(shapeNode(layer))
  else group.add(iconNode(layer))
  // The whole box can be touched, wherever it is drawn.
  group.add(new Rect({ width, height, name: "touch" }))
  return group
}
