import { flavours, flowOf } from "@domain/launch"
import { expect, test } from "vitest"
import { isToCome } from "./pages-to-come.ts"

test("each page of the open flavours has a screen", () => {
  const open = flavours.filter((flavour) => !flowOf(flavour).some(({ page }) => isToCome(page)))
  expect(open).toEqual(["default", "normalFlow", "agent", "v2", "subsequent"])
})
