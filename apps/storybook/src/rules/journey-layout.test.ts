import { edgesOf, flavours, flowOf } from "@domain/launch"
import { anyFlavour, anyLaunchState } from "@domain/launch/testing"
import { law } from "@domain/kernel/testing"
import * as fc from "fast-check"
import { expect, test } from "vitest"
import { drawJourney } from "./journey-layout.ts"

test.each(flavours)("every page and every arrow of %s is drawn", (flavour) => {
  const { stops, straight, forward, exits } = drawJourney(flavour, "Objective")
  expect(stops).toHaveLength(flowOf(flavour).length)
  expect(forward).toHaveLength(exits.length)
  const arrows = exits.reduce((sum, { turns }) => sum + Math.max(1, turns.length), straight.length)
  expect(arrows).toBe(edgesOf(flavour).length)
})

test("arcs in one lane never touch", () => {
  law(
    fc.property(anyFlavour, anyLaunchState, (flavour, saved) => {
      const { forward, back } = drawJourney(flavour, saved)
      for (const arcs of [forward, back])
        for (const [index, arc] of arcs.entries())
          for (const other of arcs.slice(index + 1)) {
            if (arc.lane !== other.lane) continue
            const [low, high] = [Math.min(arc.from, arc.to), Math.max(arc.from, arc.to)]
            expect(Math.max(other.from, other.to) < low || Math.min(other.from, other.to) > high).toBe(true)
          }
    }),
  )
})

test("after the payment the pages before it are closed", () => {
  const standing = new Map(drawJourney("default", "ChannelSelection").stops.map((stop) => [stop.page, stop.standing]))
  expect(standing.get("budget")).toBe("closed")
  expect(standing.get("channelSelection")).toBe("here")
  expect(standing.get("linkAccounts")).toBe("closed")
})
