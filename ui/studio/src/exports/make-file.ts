import { type Design, type ExportFormat, pageOf, placeRuleOf, type SizeName } from "@domain/studio"
import { drawPage } from "../drawing/draw-page.ts"
import { pdfOf } from "./pdf-file.ts"

const types = { png: "image/png", jpeg: "image/jpeg", webp: "image/webp" } as const
const best = 0.92
const least = 0.5
const step = 0.08

const blobOf = (canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob === null || blob.type !== type ? reject(new Error(`No ${type}`)) : resolve(blob)),
      type,
      quality,
    )
  })

/** The page of a design in one size as a file; a JPEG or WebP gets only as heavy as the network takes, where it can. */
export const makeFile = async (design: Design, size: SizeName, format: ExportFormat): Promise<Blob> => {
  const page = pageOf(design, size)
  const canvas = await drawPage(page, design.background)
  if (format === "pdf") {
    const jpeg = new Uint8Array(await (await blobOf(canvas, types.jpeg, best)).arrayBuffer())
    return new Blob([pdfOf([{ jpeg, ...page.size }])], { type: "application/pdf" })
  }
  if (format === "png") return blobOf(canvas, types.png, 1)
  const most = placeRuleOf(page.size)?.mostBytes ?? Number.POSITIVE_INFINITY
  let file = await blobOf(canvas, types[format], best)
  for (let quality = best - step; file.size > most && quality >= least; quality -= step)
    file = await blobOf(canvas, types[format], quality)
  return file
}
