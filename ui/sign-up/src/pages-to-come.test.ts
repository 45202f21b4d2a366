import { flavours } from "@domain/launch"
import { expect, test } from "vitest"
import { isFlavourOpen } from "./pages-to-come.ts"

test("the flavours whose usual way has every screen are open", () => {
  expect(flavours.filter(isFlavourOpen)).toEqual(["default", "normalFlow", "agent", "subsequent"])
})
