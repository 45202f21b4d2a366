import { join } from "node:path"
import { expect, test } from "vitest"
import { measuredFiles } from "./measured-files.ts"

const root = join(import.meta.dirname, "..", "..", "..")

test("a package without a share is measured whole", () => {
  expect(measuredFiles(root, "wallet")).toBe("wallet/src/**/*.ts")
})

test("a share is always of the same files, and holds no test or table", () => {
  const files = measuredFiles(root, "creatives")
  expect(measuredFiles(root, "creatives")).toBe(files)
  expect(files).toMatch(/^\{creatives\/src\/[^*]+\.ts\}$/)
  expect(files).not.toMatch(/test|patterns-|advance-table|index/)
})
