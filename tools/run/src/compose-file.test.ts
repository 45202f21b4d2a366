import { readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { composeFile, healthCheckIn, variablesIn } from "./compose-file.ts"
import { root } from "./site.ts"

const read = (file: string) => readFileSync(join(root, file), "utf8")

test("variables are filled in, their usual values where they are empty", () => {
  const text = `
services:
  api:
    command: [node, main.mjs]
    environment: { A: "\${A:-one}", B: "\${B:?}-\${C}", D: "$$D" }
configs:
  sql: { content: "pass '\${B:?}'" }`
  const compose = composeFile(text, { A: "", B: "two" })
  expect(compose.environmentOf("api")).toEqual({ A: "one", B: "two-", D: "$D" })
  expect(compose.commandOf("api")).toEqual(["node", "main.mjs"])
  expect(compose.config("sql")).toBe("pass 'two'")
  expect(() => composeFile(text, {}).environmentOf("api")).toThrow("B")
})

test("whatever compose.yaml asks for stands in .env.example", () => {
  const asked = variablesIn(read("compose.yaml").replaceAll(/^\s*#.*$/gm, ""))
  expect(asked).toContain("APP_PASSWORD")
  const offered = new Set([...read(".env.example").matchAll(/^(?:# )?(\w+)=/gm)].map(([, name]) => name))
  expect(asked.filter((name) => !offered.has(name))).toEqual([])
})

test("the image has the Node that the packages bring for their own machine", () => {
  const packages = JSON.parse(read("package.json")) as { readonly optionalDependencies: Record<string, string> }
  const bases = [...read("Dockerfile").matchAll(/^FROM node:([\d.]+)-/gm)].map(([, version]) => version)
  expect(new Set(bases)).toEqual(new Set(Object.values(packages.optionalDependencies)))
})

test("the image's health check is a command", () => {
  expect(healthCheckIn(read("Dockerfile"))[0]).toBe("node")
})
