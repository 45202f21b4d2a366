import { expect, test } from "vitest"
import manifest from "../../package.json" with { type: "json" }

test("a bundle keeps the module that brings the creatives' faces", () => {
  expect(manifest.sideEffects).toContain("./src/ads/creative-fonts.ts")
})
