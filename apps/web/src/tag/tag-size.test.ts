import { fileURLToPath } from "node:url"
import { brotliCompressSync } from "node:zlib"
import { build } from "vite"
import { expect, test } from "vitest"

const mostBytes = 3_000

test("the tag is one script without modules, of at most 3 kB", async () => {
  const built = await build({
    configFile: fileURLToPath(new URL("../../vite.tag.config.ts", import.meta.url)),
    logLevel: "silent",
    build: { write: false },
  })
  const [{ output } = { output: [] }] = Array.isArray(built) ? built : "output" in built ? [built] : []
  expect(output.map(({ fileName }) => fileName)).toEqual(["tag.js"])
  const [script] = output
  const code = script?.type === "chunk" ? script.code : ""
  expect(code).toContain("MARQUEE_SITE")
  expect(code).not.toMatch(/\b(?:import|export)\b/)
  expect(brotliCompressSync(code).length).toBeLessThan(mostBytes)
})
