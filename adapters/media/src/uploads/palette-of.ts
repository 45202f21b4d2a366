import { boundedPicture } from "../picture-bounds.ts"

interface Bucket {
  count: number
  red: number
  green: number
  blue: number
}

const sample = 72

const vividness = (red: number, green: number, blue: number): number => {
  const most = Math.max(red, green, blue)
  const least = Math.min(red, green, blue)
  const pale = least > 236
  const dark = most < 26
  return pale || dark ? 0.02 : 0.15 + (most - least) / 255
}

const hex = (...channels: ReadonlyArray<number>): string =>
  `#${channels.map((value) => Math.round(value).toString(16).padStart(2, "0")).join("")}`

const distance = (one: Bucket, other: Bucket): number =>
  Math.hypot(
    one.red / one.count - other.red / other.count,
    one.green / one.count - other.green / other.count,
    one.blue / one.count - other.blue / other.count,
  )

/**
 * The image's leading colours as hex, most characteristic first, at most `most`: vivid ones before greys, white and
 * black last. Rejects when the bytes are no image.
 */
export const paletteOf = async (bytes: Uint8Array, most = 5): Promise<ReadonlyArray<string>> => {
  const { data } = await boundedPicture(bytes)
    .autoOrient()
    .toColourspace("srgb")
    .ensureAlpha()
    .resize(sample, sample, { fit: "fill", kernel: "nearest" })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const buckets = new Map<number, Bucket>()
  for (let at = 0; at + 3 < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0, opacity = 0] = data.subarray(at, at + 4)
    if (opacity < 128) continue
    const key = ((red >> 5) << 6) | ((green >> 5) << 3) | (blue >> 5)
    const bucket = buckets.get(key) ?? { count: 0, red: 0, green: 0, blue: 0 }
    bucket.count += 1
    bucket.red += red
    bucket.green += green
    bucket.blue += blue
    buckets.set(key, bucket)
  }
  const weight = ({ count, red, green, blue }: Bucket): number =>
    count * vividness(red / count, green / count, blue / count)
  const chosen: Array<Bucket> = []
  for (const bucket of [...buckets.values()].toSorted((one, other) => weight(other) - weight(one))) {
    if (chosen.length < most && chosen.every((colour) => distance(colour, bucket) > 60)) chosen.push(bucket)
  }
  return chosen.map(({ count, red, green, blue }) => hex(red / count, green / count, blue / count))
}
