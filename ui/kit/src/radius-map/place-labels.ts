export interface Candidate {
  /** Text of the label. */
  readonly name: string
  /** Position of its dot in pixels. */
  readonly x: number
  readonly y: number
  /** Larger ones are placed first. */
  readonly weight: number
}

export interface PlacedLabel extends Candidate {
  /** Where the text begins, ends or is centred. */
  readonly textX: number
  readonly textY: number
  readonly anchor: "start" | "end" | "middle"
}

interface Box {
  readonly x0: number
  readonly y0: number
  readonly x1: number
  readonly y1: number
}

const overlaps = (a: Box, b: Box): boolean => a.x0 < b.x1 && b.x0 < a.x1 && a.y0 < b.y1 && b.y0 < a.y1

const lineHeight = 15
const gap = 7

const options = ({
  name,
  x,
  y,
}: Candidate): ReadonlyArray<Omit<PlacedLabel, keyof Candidate> & { readonly box: Box }> => {
  const width = [...name].length * 7.2 + 4
  const middle = (textY: number) => ({
    anchor: "middle" as const,
    textX: x,
    textY,
    box: { x0: x - width / 2, x1: x + width / 2, y0: textY - lineHeight + 3, y1: textY + 3 },
  })
  const side = (anchor: "start" | "end") => {
    const textX = anchor === "start" ? x + gap : x - gap
    const x0 = anchor === "start" ? textX : textX - width
    return { anchor, textX, textY: y + 4, box: { x0, x1: x0 + width, y0: y - lineHeight / 2, y1: y + lineHeight / 2 } }
  }
  return [side("start"), side("end"), middle(y - gap), middle(y + gap + 10)]
}

/** Labels that overlap neither each other nor another's dot nor the frame; the rest are left out. */
export const placeLabels = (
  candidates: ReadonlyArray<Candidate>,
  frame: { readonly width: number; readonly height: number },
): ReadonlyArray<PlacedLabel> => {
  const dots = candidates.map(({ x, y }): Box => ({ x0: x - 4, x1: x + 4, y0: y - 4, y1: y + 4 }))
  const taken: Array<Box> = []
  const placed: Array<PlacedLabel> = []
  const order = candidates.map((candidate, index) => ({ candidate, index }))
  for (const { candidate, index } of order.sort((a, b) => b.candidate.weight - a.candidate.weight)) {
    const free = options(candidate).find(
      ({ box }) =>
        box.x0 >= 2 &&
        box.y0 >= 2 &&
        box.x1 <= frame.width - 2 &&
        box.y1 <= frame.height - 2 &&
        !taken.some((other) => overlaps(box, other)) &&
        !dots.some((dot, at) => at !== index && overlaps(box, dot)),
    )
    if (free === undefined) continue
    taken.push(free.box)
    placed.push({ ...candidate, anchor: free.anchor, textX: free.textX, textY: free.textY })
  }
  return placed
}
