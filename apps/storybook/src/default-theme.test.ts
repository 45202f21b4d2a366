import { readFileSync } from "node:fs"
import { marqueeLook, themeStyleSheet } from "@domain/portals"
import { expect, test } from "vitest"

test("the colours before a portal is known are Marquee's own", () => {
  const path = new URL("../../../ui/kit/src/styles/generated/theme-default.css", import.meta.url)
  expect(readFileSync(path, "utf8").trim()).toBe(themeStyleSheet(marqueeLook.theme))
})
