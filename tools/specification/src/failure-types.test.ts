import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { errorCatalogue } from "@domain/errors"
import { expect, test } from "vitest"

const root = join(import.meta.dirname, "..", "..", "..")

test("every code of the catalogue has a failure type, its own or one of its kind", () => {
  const files = ["domain", "application", "adapters"].flatMap((layer) =>
    globSync(`${layer}/*/src/**/*.ts`, { cwd: root }),
  )
  const carried = new Set(
    files
      .filter((file) => !file.endsWith(".test.ts") && !file.includes("/testing/"))
      .flatMap((file) => [...readFileSync(join(root, file), "utf8").matchAll(/errorCode\((\d+)\)/g)])
      .map(([, code]) => Number(code)),
  )
  expect(errorCatalogue.map(({ code }) => code).filter((code) => !carried.has(code))).toEqual([])
})
