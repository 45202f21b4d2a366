import { contrastRatio, parseHex } from "@domain/creatives"
import { largeContrast } from "@domain/kernel"
import { inkOn } from "../brand/brand-kit.ts"
import type { Layer } from "../document/layer.ts"

/** The colour behind words: the foremost shape's, else the page's; undefined where a picture or a clear shape is there. */
const groundOf = (behind: ReadonlyArray<Layer>, background: string): string | undefined => {
  const foremost = behind.filter((layer) => layer.kind !== "Shape" || layer.fill !== undefined).at(-1)
  if (foremost === undefined) return background
  return foremost.kind === "Shape" && foremost.opacity === 1 ? foremost.fill : undefined
}

/** Words and icons that stand on another ground than on the first page, in black or white where theirs could not be read. */
export const readableOnGround = (
  layers: ReadonlyArray<Layer>,
  behind: ReadonlyArray<Layer>,
  background: string,
): ReadonlyArray<Layer> => {
  const beside = behind.filter((layer) => layer.kind === "Picture" && behind.length > 1)
  const ground = groundOf(
    behind.filter((layer) => !beside.includes(layer)),
    background,
  )
  if (ground === undefined) return layers
  return layers.map((layer) =>
    layer.group === undefined &&
    (layer.kind === "Text" || layer.kind === "Icon") &&
    contrastRatio(parseHex(layer.colour), parseHex(ground)) < largeContrast
      ? { ...layer, colour: inkOn(ground) }
      : layer,
  )
}
