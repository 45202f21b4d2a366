import { largeContrast, textContrast } from "@domain/kernel"

/** A text or line on its ground, and the ratio that WCAG AA asks for. */
export interface ContrastPair {
  readonly front: `--color-${string}`
  readonly ground: `--color-${string}`
  readonly least: number
  readonly isLine: boolean
}

const on = (front: string, grounds: ReadonlyArray<string>, isLine = false): ReadonlyArray<ContrastPair> =>
  grounds.map((ground) => ({
    front: `--color-${front}`,
    ground: `--color-${ground}`,
    least: isLine ? largeContrast : textContrast,
    isLine,
  }))

const grounds = ["paper", "surface", "sunken"]
const families = ["accent", "glow", "danger", "success", "warning", "info"]

/** The pairs that components draw. */
export const contrastPairs: ReadonlyArray<ContrastPair> = [
  ...on("ink", grounds),
  ...on("ink-soft", grounds),
  ...on("inverse-ink", ["inverse"]),
  ...on("control-line", grounds, true),
  ...families.flatMap((family) => [
    ...on(`${family}-ink`, [family, `${family}-hover`]),
    ...on(`${family}-text`, [...grounds, `${family}-soft`]),
  ]),
]
