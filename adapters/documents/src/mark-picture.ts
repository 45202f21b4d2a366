import { portalMark } from "@domain/portals"
import type { DocumentBrand } from "@application/wallet/ports"
import sharp from "sharp"

/** A portal's mark as PNG in its colours; undefined where it has none, or one that cannot be drawn: the name stands alone then. */
export const markPicture = async (brand: DocumentBrand): Promise<Buffer | undefined> => {
  const mark = portalMark(brand)
  if (mark === undefined) return undefined
  return sharp(Buffer.from(mark))
    .png()
    .toBuffer()
    .catch(() => undefined)
}
