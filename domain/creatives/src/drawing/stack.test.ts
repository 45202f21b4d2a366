import { expect, test } from "vitest"
import { creativeSizes } from "../creative-size.ts"
import { plainContent as content } from "../testing/plain-content.ts"
import { sheetOf } from "./sheet.ts"
import { type Item, stack, stackHeight } from "./stack.ts"

const sheet = sheetOf(content, "spotlight", creativeSizes.square)
const mirrored = sheetOf({ ...content, direction: "rtl" }, "spotlight", creativeSizes.square)
const box = { x: 10, y: 100, width: 200, height: 300 }

/** An item of the given height at full scale; it is cut while scaled above `holdsAt`. */
const block = (
  name: string,
  height: number,
  options: { drop?: number; holdsAt?: number; gap?: number } = {},
): Item => ({
  gap: options.gap ?? 0,
  ...(options.drop !== undefined && { drop: options.drop }),
  lay: (_, __, scale) => ({
    height: height * scale,
    cut: scale > (options.holdsAt ?? 1),
    draw: ({ x, y, height: drawn }, align) => `${name}@${Math.round(x)},${Math.round(y)}+${Math.round(drawn)}${align} `,
  }),
})

const drawn = (items: ReadonlyArray<Item>, options?: Parameters<typeof stack>[3]) =>
  stack(sheet, box, items, options).trim().split(" ").filter(Boolean)
const names = (items: ReadonlyArray<Item>) => drawn(items).map((text) => text.replace(/@.*/, ""))

test("items stand one below the other, each after its gap, the first without", () => {
  expect(drawn([block("a", 50, { gap: 9 }), block("b", 40, { gap: 10 })])).toEqual([
    "a@10,100+50start",
    "b@10,160+40start",
  ])
})

test("spare room is left below, shared, or left above", () => {
  expect(drawn([block("a", 100)], { vertical: "center" })).toEqual(["a@10,200+100start"])
  expect(drawn([block("a", 100)], { vertical: "end", align: "end" })).toEqual(["a@10,300+100end"])
})

test("a right-to-left column stands at the mirrored place", () => {
  expect(stack(mirrored, box, [block("a", 50)])).toBe("a@790,100+50start ")
})

test("a column that is too high, or whose text is cut, shrinks first", () => {
  expect(drawn([block("a", 400)])).toEqual(["a@10,100+300start"])
  expect(drawn([block("a", 100, { holdsAt: 0.8 })])).toEqual(["a@10,100+80start"])
})

test("items are dropped only when shrinking fails, the most droppable first", () => {
  const items = [
    block("a", 180),
    block("b", 150, { drop: 2 }),
    block("c", 150, { drop: 2 }),
    block("d", 90, { drop: 1 }),
  ]
  expect(names(items)).toEqual(["a", "b", "d"])
})

test("text is cut rather than dropped when it cannot be held whole", () => {
  expect(drawn([block("a", 100, { holdsAt: 0, drop: 1 })])).toEqual(["a@10,100+100start"])
})

test("required items shrink below the minimum before later parts are cut", () => {
  expect(drawn([block("a", 900)])[0]).toMatch(/^a@10,100\+(29\d|28\d|2\d\d)start$/)
  expect(names([block("a", 600), block("b", 900), block("c", 900)])).toEqual(["a"])
})

test("a single thing that never fits is still drawn, very small", () => {
  expect(drawn([block("a", 100_000)])).toHaveLength(1)
})

test("the height told is the height used, and never more than the box", () => {
  expect(stackHeight(sheet, box, [block("a", 50), block("b", 40, { gap: 10 })])).toBe(100)
  expect(stackHeight(sheet, box, [block("a", 100_000)])).toBe(300)
})
