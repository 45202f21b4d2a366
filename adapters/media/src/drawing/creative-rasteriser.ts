import { useFonts } from "../fonts/font-folder.ts"
import { boundedPicture, drawableHeader } from "../picture-bounds.ts"
import { inlineImages, type LoadImage } from "./inline-images.ts"

export interface RasterSize {
  readonly width: number
  readonly height: number
}

export type RasterFormat = "png" | "jpeg" | "webp"

export interface CreativeRasteriser {
  /** Draws an SVG creative to exactly `size` pixels. Rejects when an image cannot be loaded or the SVG is malformed. */
  readonly rasteriseCreative: (svg: string, size: RasterSize, format?: RasterFormat) => Promise<Uint8Array>
}

export interface RasteriserOptions {
  /** Where fonts are unpacked; survives restarts. */
  readonly cacheFolder: string
  readonly loadImage: LoadImage
}

const dataUrl = /^data:image\/[a-z+]+;base64,(.*)$/su
const largestSide = 2400

/** How an embedded picture is opened: a drawn one finely enough to be enlarged. */
export const embedded = { density: 200 } as const

const embedding =
  (load: LoadImage) =>
  async (address: string): Promise<string> => {
    const [, inline] = dataUrl.exec(address) ?? []
    const bytes = inline === undefined ? await load(address) : Buffer.from(inline, "base64")
    const header = await drawableHeader(bytes, embedded)
    if (header === undefined) throw new TypeError("not a picture that can be drawn")
    const { hasAlpha } = header
    const image = boundedPicture(bytes, embedded).autoOrient().resize(largestSide, largestSide, {
      fit: "inside",
      withoutEnlargement: true,
    })
    const kind = hasAlpha ? "png" : "jpeg"
    const encoded = hasAlpha ? await image.png().toBuffer() : await image.jpeg({ quality: 92 }).toBuffer()
    return `data:image/${kind};base64,${encoded.toString("base64")}`
  }

/** Rasterises creatives on this machine with the repository's own fonts, whatever the machine has. */
export const creativeRasteriser = ({ cacheFolder, loadImage }: RasteriserOptions): CreativeRasteriser => ({
  rasteriseCreative: async (svg, { width, height }, format = "png") => {
    await useFonts(cacheFolder)
    const complete = await inlineImages(svg, embedding(loadImage))
    const image = boundedPicture(Buffer.from(complete), { unlimited: true }).resize(width, height, { fit: "fill" })
    if (format === "jpeg") return image.flatten({ background: "#ffffff" }).jpeg({ quality: 90 }).toBuffer()
    return format === "webp" ? image.webp({ quality: 90 }).toBuffer() : image.png().toBuffer()
  },
})
