import { law } from "@domain/kernel/testing"
import fc from "fast-check"
import { expect, test } from "vitest"
import { anyCommand, anyDesign } from "../testing/index.ts"
import { applied } from "./command.ts"
import { copiedDesign, copiedLayers } from "./copies.ts"
import { designDifferences, isSameDesign } from "./differences.ts"
import { changed, continued, openedDesign, redo, undo } from "./history.ts"

const commands = fc.array(anyCommand, { maxLength: 12 })
const numbered = () => {
  let count = 0
  return () => `n-${++count}`
}

test("undoing any changes restores the design, and redoing them the result", () => {
  law(
    fc.property(anyDesign, commands, (design, some) => {
      const after = some.reduce(changed, openedDesign(design))
      const before = some.reduce(undo, after)
      expect(before.design).toEqual(design)
      expect(undo(before)).toBe(before)
      expect(some.reduce(redo, before).design).toEqual(after.design)
    }),
  )
})

test("a change that went on is undone in one step", () => {
  law(
    fc.property(anyDesign, anyCommand, commands, (design, first, some) => {
      const begun = changed(openedDesign(design), first)
      const after = some.reduce(continued, begun)
      expect(undo(after).design).toEqual(design)
      expect(redo(undo(after)).design).toEqual(after.design)
    }),
  )
})

test("several changes at once are undone at once", () => {
  law(
    fc.property(anyDesign, commands, (design, some) => {
      const { design: after, back } = applied(design, { change: "Several", commands: some })
      expect(applied(after, back).design).toEqual(design)
    }),
  )
})

test("no change leaves two layers with one identity", () => {
  law(
    fc.property(anyDesign, commands, (design, some) => {
      const ids = some.reduce(changed, openedDesign(design)).design.layers.map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
    }),
  )
})

test("a copy shares no identity and no group, and is alike otherwise", () => {
  law(
    fc.property(anyDesign, commands, (design, some) => {
      const kept = some.reduce(changed, openedDesign(design)).design
      const copy = copiedDesign(kept, numbered())
      const names = (of: typeof kept) =>
        new Set(of.layers.flatMap(({ id, group }) => [id, ...(group === undefined ? [] : [group])]))
      expect([...names(copy)].some((name) => names(kept).has(name))).toBe(false)
      const groups = (of: typeof kept) =>
        of.layers.map(({ group }) => of.layers.findIndex((one) => one.group === group))
      expect(groups(copy)).toEqual(groups(kept))
      const bare = (of: typeof kept) => of.layers.map(({ id: _id, group: _group, ...layer }) => layer)
      expect(bare(copy)).toEqual(bare(kept))
      const found = (of: typeof kept) => of.corrections.filter(({ layer }) => of.layers.some(({ id }) => id === layer))
      expect(found(copy).length).toBe(found(kept).length)
    }),
  )
})

test("pasted layers are moved and no two share an identity", () => {
  law(
    fc.property(anyDesign, (design) => {
      const copies = copiedLayers(design.layers, numbered(), 20)
      expect(copies.map(({ box }) => box.x - 20)).toEqual(design.layers.map(({ box }) => box.x))
      expect(new Set(copies.map(({ id }) => id)).size).toBe(copies.length)
    }),
  )
})

test("designs differ exactly where a difference is told", () => {
  law(
    fc.property(anyDesign, commands, (design, some) => {
      const after = some.reduce(changed, openedDesign(design)).design
      const { onlyMine, onlyTheirs, changed: touched, ...flags } = designDifferences(after, design)
      const isTold =
        onlyMine.length + onlyTheirs.length + touched.length > 0 || Object.values(flags).some((flag) => flag)
      expect(isTold).toBe(!isSameDesign(after, design))
    }),
  )
})
